/** Roles, menus and the permission lens, in English. */
export const roles = {
  'tindakan.cetakUlangSlip': 'Reprint slips',
  'tindakan.ubahPengguna': 'Change users',
  'tindakan.statusPengguna': 'Disable and enable users',
  'tindakan.hapusPengguna': 'Delete users',
  'tindakan.loketPengguna': 'Set counter and till of users',
  'tindakan.resetPengguna': 'Reset sign-ins and passwords',
  'tindakan.ubahPeran': 'Change roles',
  'tindakan.hapusPeran': 'Delete roles',
  'tindakan.lihatPeran': 'See as a role',
  'tindakan.ubahMenu': 'Change menus',
} as const;
