/** Roles, menus and the permission lens. */
export const roles = {
  'tindakan.cetakUlangSlip': 'Cetak ulang slip',
  'tindakan.ubahPengguna': 'Mengubah pengguna',
  'tindakan.statusPengguna': 'Menonaktifkan dan mengaktifkan pengguna',
  'tindakan.hapusPengguna': 'Menghapus pengguna',
  'tindakan.loketPengguna': 'Mengatur loket dan kas pengguna',
  'tindakan.resetPengguna': 'Mengatur ulang masuk dan kata sandi',
  'tindakan.ubahPeran': 'Mengubah peran',
  'tindakan.hapusPeran': 'Menghapus peran',
  'tindakan.lihatPeran': 'Melihat sebagai peran',
  'tindakan.ubahMenu': 'Mengubah menu',
} as const;
