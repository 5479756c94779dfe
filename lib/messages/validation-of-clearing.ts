/** What is wrong with a sheet, of another bank or our own. */
export const ofClearing = {
  'v.jam': {
    id: 'Jam ditulis seperti 14:30, paling lambat 24:00',
    en: 'A time is written like 14:30, 24:00 at the latest',
  },
  'v.hariEfektif': { id: 'Hari efektif 1 sampai 30 hari kerja', en: 'Good funds take 1 to 30 business days' },
  'v.sebelumPenyerahan': {
    id: 'Pengembalian tidak boleh sebelum penyerahan',
    en: 'Returns do not end before presentment',
  },
  'v.daftarCabang': {
    id: 'Kode cabang tiga angka, dipisah koma',
    en: 'Branch codes of three digits with commas between them',
  },
  'v.sandiBank': { id: 'Sandi bank keliru bentuknya', en: 'Malformed bank code' },
  'v.nomorWarkat': {
    id: 'Nomor warkat terdiri dari 4 sampai 16 huruf dan angka',
    en: 'A sheet’s number has 4 to 16 letters and digits',
  },
  'v.warkat': {
    id: 'Isi warkatnya, sebanyak yang dapat diterima sekaligus',
    en: 'Fill in the sheets, as many as are taken at once',
  },
  'v.warkatKembar': { id: 'Warkat yang sama tertulis dua kali', en: 'The same sheet is written twice' },
  'v.tanggalEfektif': {
    id: 'Tanggal efektif tidak sebelum tanggal warkat',
    en: 'The effective date is not before the date of the sheet',
  },
  'v.jumlahWarkat': {
    id: 'Jumlah warkat tidak sama dengan nominal slip',
    en: 'The sheets do not come to the amount of the slip',
  },
  'v.nomorLembar': {
    id: 'Nomor warkat dua huruf dan enam angka, misalnya AA000001',
    en: 'A sheet’s number is two letters and six digits, as AA000001',
  },
  'v.rentangLembar': {
    id: 'Nomor terakhir berhuruf sama, tidak lebih awal, dan paling banyak 100 lembar',
    en: 'The last number has the same letters, is not before the first, and makes 100 sheets at most',
  },
} as const;
