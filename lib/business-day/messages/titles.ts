/** Screens of branches and their days have these titles. */
export const businessDayTitles = {
  'menu.operasiHarian': 'Operasi harian cabang',
  'menu.rekapHarian': 'Rekap harian cabang',
  'menu.cabang': 'Cabang',
  'menu.hariCabang': 'Hari cabang',
  'menu.daftarCabang': 'Daftar cabang',
  'menu.hariLibur': 'Hari libur',
  'hak.otoHariBank': 'Menyetujui hari bank',
} as const;
