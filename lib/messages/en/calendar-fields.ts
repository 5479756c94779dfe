/** What a change of the calendar tells and moves, and what one of a branch tells. */
export const calendarFields = {
  'kolom.libur_baru': 'Becomes a holiday',
  'kolom.libur_dicabut': 'No holiday any more',
  'kolom.libur_diubah': 'Name or basis changes',
  'kolom.dampak_jatuh_tempo': 'Effect: maturing deposits are paid',
  'kolom.dampak_bagi_hasil': 'Effect: shares of deposits are paid',
  'kolom.dampak_perintah': 'Effect: standing orders run',
  'kolom.dampak_dana_efektif': 'Effect: clearing deposits are good funds',
  'kolom.dampak_siklus': 'Effect: clearing cycles',
  'kolom.dampak_akhir_bulan': 'Effect: the month end is run',
  'kolom.nama_cabang_baru': 'Branch name',
  'kolom.kota_cabang': 'City of the branch',
  'kolom.alamat_cabang': 'Address of the branch',
  'kolom.batas_khasanah': 'Vault limit',
} as const;
