/** What a change of data tells of unfunded sheets and listings, field by field. */
export const unfundedFields = {
  'kolom.tanggal_selesai': 'Diselesaikan tanggal',
  'kolom.cara_selesai': 'Cara penyelesaian',
  'kolom.bukti': 'Nomor bukti',
  'kolom.warkat_kosong': 'Warkat kosong',
  'kolom.beku_sejak': 'Dibekukan sejak',
  'kolom.beku_sampai': 'Dibekukan sampai',
} as const;
