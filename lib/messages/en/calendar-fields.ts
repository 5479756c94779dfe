/** What a change of the calendar tells, and what it moves. */
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
} as const;
