/** A change of data shows these fields of unfunded sheets and listings. */
export const unfundedFields = {
  'kolom.nama_wilayah': 'Name of the region',
  'kolom.siklus_kliring': 'Presentment (return) + business days',
  'kolom.cabang_wilayah': 'Branches of the region',
  'kolom.tanggal_selesai': 'Settled on',
  'kolom.cara_selesai': 'How it was settled',
  'kolom.jalur': 'Rail',
  'kolom.bank_pengirim': 'Sending bank',
  'kolom.sebab_tertahan': 'Why it is held',
  'kolom.batch_pesan': 'Batch or message',
  'kolom.kepada': 'Payee',
  'kolom.jawaban': 'Answer',
  'kolom.kode_alasan': 'Reason code between banks',
  'kolom.bukti': 'Number of the evidence',
  'kolom.warkat_kosong': 'Unfunded instruments',
  'kolom.beku_sejak': 'Frozen from',
  'kolom.beku_sampai': 'Frozen until',
};
