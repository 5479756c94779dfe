/** What the screens are called by which the books are kept and told: a part of the titles. */
export const ofBooks = {
  'menu.kolomLaporan': 'Laporan per masa',
  'menu.tren': 'Perkembangan bank',
  'menu.setorPungutan': 'Setor pajak dan zakat',
  'menu.daftarSetoranPungutan': 'Setoran pajak dan zakat',
  'hak.otoSetorPungutan': 'Menyetujui setoran pajak dan zakat',
  'menu.anggaran': 'Anggaran',
  'menu.unggahAnggaran': 'Unggah anggaran',
  'menu.susunanLaporan': 'Susunan laporan',
  'menu.ubahSusunan': 'Ubah susunan laporan',
  'menu.akunGl': 'Pemeliharaan akun',
  'hak.otoSusunan': 'Menyetujui susunan laporan',
  'hak.otoAnggaran': 'Menyetujui anggaran',
  'hak.otoAkunGl': 'Menyetujui pemeliharaan akun',
  'menu.jadwalLaporan': 'Jadwal laporan',
  'menu.simpanJadwalLaporan': 'Atur jadwal laporan',
  'hak.otoJadwalLaporan': 'Menyetujui jadwal laporan',
} as const;
