/** The bank's branches as head office founds and names them, in English. */
export const branches = {
  'dataCabang.judulForm': 'Data of a branch',
  'dataCabang.baru': 'New branch',
  'dataCabang.ubah': 'Change name or address',
  'dataCabang.kode': 'Branch code',
  'dataCabang.nama': 'Branch name',
  'dataCabang.kota': 'City',
  'dataCabang.alamat': 'Address',
  'dataCabang.jenis': 'Kind',
  'dataCabang.jenis.HO': 'Head office',
  'dataCabang.jenis.CABANG': 'Branch',
  'dataCabang.hari': 'Accounting date',
  'dataCabang.status': 'State of the day',
  'dataCabang.batas': 'Limit of the rupiah vault',
  'dataCabang.batasPetunjuk': 'The most that is kept overnight; the vault begins empty',
  'dataCabang.cari': 'Find a code or name',
  'dataCabang.bagian': 'Branch',
} as const;
