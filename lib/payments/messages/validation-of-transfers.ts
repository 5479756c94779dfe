import { texts } from '#lib/messages/known.ts';

/** These texts say what is wrong with a transfer to another bank. */
export const ofTransfers = texts({
  'v.nomorTransfer': 'Nomor transfer: TM (masuk) atau TF (keluar) dan sepuluh angka',
  'v.nomorTransferMasuk': 'Nomor transfer masuk: TM dan sepuluh angka',
  'v.nomorTransferKeluar': 'Nomor transfer keluar: TF dan sepuluh angka',
  'v.banyakTagihan': 'Jumlah transaksi ditulis dengan angka saja',
  'v.bulanTagihan': 'Bulan ditulis tahun dan bulan, misalnya 2026-11',
  'v.nomorPesanan': 'Nomor pesanan: PB dan sepuluh angka',
  'v.cariTertahan': 'Isi nomor transfer, atau nama lengkap paling sedikit lima huruf',
  'v.bankTujuan': 'Bank tujuan ditulis dengan BIC atau tujuh angka sandi peserta',
  'v.rekeningTujuan': 'Rekening tujuan terdiri dari 1 sampai 34 huruf dan angka',
  'v.tujuanTransfer': 'Kode tujuan paling banyak empat huruf atau angka',
});
