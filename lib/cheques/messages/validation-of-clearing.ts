import { texts } from '#lib/messages/known.ts';

/** These texts say what is wrong with a sheet, of another bank or our own. */
export const ofClearing = texts({
  'v.jam': 'Jam ditulis seperti 14:30, paling lambat 24:00',
  'v.hariEfektif': 'Hari efektif 1 sampai 30 hari kerja',
  'v.sebelumPenyerahan': 'Pengembalian tidak boleh sebelum penyerahan',
  'v.daftarCabang': 'Kode cabang tiga angka, dipisah koma',
  'v.sandiBank': 'Sandi bank keliru bentuknya',
  'v.nomorWarkat': 'Nomor warkat terdiri dari 4 sampai 16 huruf dan angka',
  'v.warkat': 'Isi warkatnya, sebanyak yang dapat diterima sekaligus',
  'v.warkatKembar': 'Warkat yang sama tertulis dua kali',
  'v.tanggalEfektif': 'Tanggal efektif tidak sebelum tanggal warkat',
  'v.jumlahWarkat': 'Jumlah warkat tidak sama dengan nominal slip',
  'v.nomorLembar': 'Nomor warkat dua huruf dan enam angka, misalnya AA000001',
  'v.rentangLembar': 'Nomor terakhir berhuruf sama, tidak lebih awal, dan paling banyak 100 lembar',
});
