/** What the screens are called by which the books are kept and told, in English: a part of the titles. */
export const ofBooks = {
  'menu.kolomLaporan': 'Statements by period',
  'menu.tren': 'The bank over time',
  'menu.setorPungutan': 'Pay taxes and zakat',
  'menu.daftarSetoranPungutan': 'Taxes and zakat paid',
  'hak.otoSetorPungutan': 'Approve payments of taxes and zakat',
  'menu.anggaran': 'Budgets',
  'menu.unggahAnggaran': 'Upload a budget',
  'menu.susunanLaporan': 'Layouts of statements',
  'menu.ubahSusunan': 'Change a layout',
  'menu.akunGl': 'Upkeep of accounts',
  'hak.otoSusunan': 'Approve layouts of statements',
  'hak.otoAnggaran': 'Approve budgets',
  'hak.otoAkunGl': 'Approve upkeep of accounts',
  'menu.jadwalLaporan': 'Report schedules',
  'menu.simpanJadwalLaporan': 'Set a report schedule',
  'hak.otoJadwalLaporan': 'Approve report schedules',
} as const;
