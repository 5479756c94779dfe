/** What a change of the calendar tells and moves, and what one of a branch tells. */
export const calendarFields = {
  'kolom.libur_baru': 'Menjadi libur',
  'kolom.libur_dicabut': 'Tidak libur lagi',
  'kolom.libur_diubah': 'Nama atau dasar berubah',
  'kolom.dampak_jatuh_tempo': 'Dampak: deposito jatuh tempo dibayar',
  'kolom.dampak_bagi_hasil': 'Dampak: bagi hasil deposito dibayar',
  'kolom.dampak_perintah': 'Dampak: perintah transfer dijalankan',
  'kolom.dampak_dana_efektif': 'Dampak: setoran kliring efektif',
  'kolom.dampak_siklus': 'Dampak: siklus kliring',
  'kolom.dampak_akhir_bulan': 'Dampak: proses akhir bulan',
  'kolom.nama_cabang_baru': 'Nama cabang',
  'kolom.kota_cabang': 'Kota cabang',
  'kolom.alamat_cabang': 'Alamat cabang',
  'kolom.batas_khasanah': 'Batas khasanah',
} as const;
