import { texts } from '#lib/messages/known.ts';

/** These texts say what is wrong with the number, code, amount or password of a statement. */
export const ofStatements = texts({
  'v.nomorRekeningKoran': 'Nomor dokumen tidak dikenal bentuknya',
  'v.kodePeriksa': 'Kode periksa terdiri dari 12 huruf dan angka',
  'v.saldoSalinan': 'Isi jumlah seperti tertulis pada salinan',
  'v.sandiBerkas': 'Kata sandi berkas 8 sampai 64 huruf, angka, atau tanda tanpa aksen',
  'v.takDipakai': 'Tidak dipakai dengan pilihan ini',
  'v.paketBanyak': 'Lebih dari 2.000 jurnal: persempit periode atau naikkan nominalnya',
  'v.paketKosong': 'Tidak ada jurnal yang cocok dalam periode ini',
  'v.rentangAkun': 'Rentang akun enam angka, misalnya 101000-103999, dipisah koma',
  'v.lingkupEkstrak': 'Ekstrak regulator selalu tentang seluruh bank',
  'v.bentukLaporan': 'Tidak dibuat dalam bentuk ini',
  'v.kertasMuat': 'Kertas memuat paling banyak 6 bulan; pilih Excel atau CSV untuk lebih',
  'v.lingkupLaporan': 'Laporan ini dibuat per cabang, tidak untuk seluruh bank',
  'v.terlaluLama': 'Periode terlalu panjang, minta yang lebih pendek',
});
