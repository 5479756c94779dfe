/** The table says which menus open the reads of users, roles and menus. */
export const managementCalls = {
  'management.users': ['pengguna', 'lensa-wewenang'],
  'management.userDetail': ['pengguna', 'lensa-wewenang'],
  'management.userTills': ['pengguna'],
  'management.oneTimePassword': ['pengguna'],
  'management.menu': ['menu-aplikasi', 'peran'],
  'management.role': ['peran', 'lensa-wewenang'],
  'management.roleList': ['peran', 'pengguna', 'lensa-wewenang', 'simpan-jadwal-laporan'],
  'management.roleDetail': ['peran', 'lensa-wewenang'],
  'management.lens': ['lensa-wewenang'],
} as const;
