/** What a change of data tells of unfunded sheets and listings, field by field. */
export const unfundedFields = {
  'kolom.tanggal_selesai': 'Settled on',
  'kolom.cara_selesai': 'How it was settled',
  'kolom.bukti': 'Number of the evidence',
  'kolom.warkat_kosong': 'Unfunded sheets',
  'kolom.beku_sejak': 'Frozen from',
  'kolom.beku_sampai': 'Frozen until',
};
