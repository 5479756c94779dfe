/** Audit trail. */
export const audit = {
  'audit.waktu': 'Waktu',
  'audit.user': 'Pengguna',
  'audit.cabang': 'Cabang',
  'audit.aksi': 'Tindakan',
  'audit.hasil': 'Hasil',
  'audit.objek': 'Objek',
  'audit.rantai': 'Rantai',
  'audit.belumTersegel': 'belum tersegel',
  'audit.dari': 'Dari tanggal',
  'audit.sampai': 'Sampai tanggal',
  'audit.rincian': 'Rincian jejak audit',
  'audit.nomor': 'Nomor',
  'audit.korelasi': 'Id korelasi',
  'audit.isi': 'Isi',
  'audit.hash': 'Hash SHA-256',
} as const;
