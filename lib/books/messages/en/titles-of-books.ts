/** These screens keep and report the books: their titles are a part of all titles. */
export const ofBooks = {
  'menu.kolomLaporan': 'Statements by period',
  'menu.tren': 'The bank over time',
  'menu.valasPusat': 'Head office currency',
  'menu.setorPungutan': 'Pay taxes and zakat',
  'menu.daftarSetoranPungutan': 'Taxes and zakat paid',
  'menu.anggaran': 'Budgets',
  'menu.unggahAnggaran': 'Upload a budget',
  'menu.susunanLaporan': 'Layouts of statements',
  'menu.ubahSusunan': 'Change a layout',
  'menu.akunGl': 'Upkeep of accounts',
  'menu.jadwalLaporan': 'Report schedules',
  'menu.simpanJadwalLaporan': 'Set a report schedule',
} as const;
