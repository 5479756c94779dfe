/** A change of data shows these fields of unfunded sheets, listings, answers between banks and clearing schedules. */
export const unfundedFields = {
  'kolom.nama_wilayah': 'Nama wilayah',
  'kolom.siklus_kliring': 'Penyerahan (pengembalian) + hari efektif',
  'kolom.cabang_wilayah': 'Cabang wilayah',
  'kolom.tanggal_selesai': 'Diselesaikan tanggal',
  'kolom.cara_selesai': 'Cara penyelesaian',
  'kolom.jalur': 'Jalur',
  'kolom.bank_pengirim': 'Bank pengirim',
  'kolom.sebab_tertahan': 'Sebab tertahan',
  'kolom.batch_pesan': 'Batch atau pesan',
  'kolom.kepada': 'Penerima transfer',
  'kolom.jawaban': 'Jawaban',
  'kolom.kode_alasan': 'Kode alasan antarbank',
  'kolom.bukti': 'Nomor bukti',
  'kolom.warkat_kosong': 'Warkat kosong',
  'kolom.beku_sejak': 'Dibekukan sejak',
  'kolom.beku_sampai': 'Dibekukan sampai',
} as const;
