/** These screens keep and report the books: their titles are a part of all titles. */
export const ofBooks = {
  'menu.kolomLaporan': 'Laporan per masa',
  'menu.tren': 'Perkembangan bank',
  'menu.valasPusat': 'Valas kantor pusat',
  'menu.setorPungutan': 'Setor pajak dan zakat',
  'menu.daftarSetoranPungutan': 'Setoran pajak dan zakat',
  'menu.anggaran': 'Anggaran',
  'menu.unggahAnggaran': 'Unggah anggaran',
  'menu.susunanLaporan': 'Format laporan',
  'menu.ubahSusunan': 'Ubah format laporan',
  'menu.akunGl': 'Pemeliharaan akun',
  'menu.jadwalLaporan': 'Jadwal laporan',
  'menu.simpanJadwalLaporan': 'Atur jadwal laporan',
} as const;
