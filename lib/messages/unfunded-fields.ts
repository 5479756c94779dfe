/** What a change of data tells of unfunded sheets, listings and answers between banks, field by field. */
export const unfundedFields = {
  'kolom.tanggal_selesai': 'Diselesaikan tanggal',
  'kolom.cara_selesai': 'Cara penyelesaian',
  'kolom.jalur': 'Jalur',
  'kolom.batch_pesan': 'Batch atau pesan',
  'kolom.kepada': 'Penerima transfer',
  'kolom.jawaban': 'Jawaban',
  'kolom.kode_alasan': 'Kode alasan antarbank',
  'kolom.bukti': 'Nomor bukti',
  'kolom.warkat_kosong': 'Warkat kosong',
  'kolom.beku_sejak': 'Dibekukan sejak',
  'kolom.beku_sampai': 'Dibekukan sampai',
} as const;
