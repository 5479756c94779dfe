import { texts } from '#lib/messages/known.ts';

/** The central bank sends this bill each month. */
export const bills = texts({
  'tagihanBi.tagihan': 'Tagihan bank sentral',
  'tagihanBi.bulan': 'Bulan',
  'tagihanBi.bulanPetunjuk': 'Tahun dan bulan, misalnya 2026-11',
  'tagihanBi.isiBulan': 'Isi bulan dan jalur untuk melihat hitungan bank',
  'tagihanBi.nomor': 'Nomor tagihan',
  'tagihanBi.banyak': 'Transaksi',
  'tagihanBi.banyakDitagih': 'Jumlah transaksi yang ditagih',
  'tagihanBi.nominalDitagih': 'Nilai yang ditagih',
  'tagihanBi.alasan': 'Alasan selisih',
  'tagihanBi.alasanPetunjuk': 'Wajib bila tagihan berbeda dengan hitungan bank',
  'tagihanBi.hitungan': 'Hitungan bank dari yang terkirim',
  'tagihanBi.hitunganBank': 'Hitungan bank',
  'tagihanBi.banyakBank': 'Transaksi menurut bank',
  'tagihanBi.tarif': 'Tarif per transaksi',
  'tagihanBi.jumlah': 'Jumlah',
  'tagihanBi.selisih': 'Selisih',
  'tagihanBi.cocok': 'Cocok, tanpa selisih',
  'tagihanBi.masukkan': 'Masukkan tagihan',
  'tagihanBi.dibukukan': 'Dibukukan',
  'tagihanBi.didebet': 'Didebet bank sentral',
  'tagihanBi.referensi': 'Nomor referensi',
  'tagihanBi.user': 'Dimasukkan oleh',
});
