/** The table says which menus open the calls of a branch's day and of its end of day. */
export const branchCalls = {
  'branch.periksaTutup': ['hari-cabang'],
  'branch.papanHari': ['hari-cabang'],
  'branch.akanDiakhiri': ['hari-cabang', 'kas-teller'],
  'branch.diakhiri': ['hari-cabang'],
  'branch.lembarHari': ['hari-cabang'],
  'branch.ringkasanHari': ['hari-cabang'],
  'branch.pengingat': 'session',
  'branch.sisihkanPengingat': 'session',
  'endOfDay.malam': ['hari-cabang'],
  'endOfDay.ramal': ['hari-cabang'],
  'endOfDay.riwayatMalam': ['hari-cabang'],
} as const;
