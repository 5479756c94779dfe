/** What is wrong with the number, code, amount or password of a statement. */
export const ofStatements = {
  'v.nomorRekeningKoran': { id: 'Nomor dokumen tidak dikenal bentuknya', en: 'Malformed document number' },
  'v.kodePeriksa': { id: 'Kode periksa terdiri dari 12 huruf dan angka', en: 'A check code has 12 letters and digits' },
  'v.saldoSalinan': { id: 'Isi jumlah seperti tertulis pada salinan', en: 'Enter the amount as the copy says it' },
  'v.sandiBerkas': {
    id: 'Kata sandi berkas 8 sampai 64 huruf, angka, atau tanda tanpa aksen',
    en: 'The file password has 8 to 64 letters, digits or signs without accents',
  },
  'v.takDipakai': { id: 'Tidak dipakai dengan pilihan ini', en: 'Not used with this choice' },
  'v.paketBanyak': {
    id: 'Lebih dari 2.000 jurnal: persempit periode atau naikkan nominalnya',
    en: 'More than 2,000 journals: shorten the period or raise the amount',
  },
  'v.paketKosong': { id: 'Tidak ada jurnal yang cocok dalam periode ini', en: 'No journal fits in this period' },
  'v.rentangAkun': {
    id: 'Rentang akun enam angka, misalnya 101000-103999, dipisah koma',
    en: 'Ranges of six digits such as 101000-103999, parted by commas',
  },
  'v.lingkupEkstrak': {
    id: 'Ekstrak regulator selalu tentang seluruh bank',
    en: 'An extract is always of the whole bank',
  },
  'v.bentukLaporan': { id: 'Tidak dibuat dalam bentuk ini', en: 'It is not made in this form' },
  'v.kertasMuat': {
    id: 'Kertas memuat paling banyak 6 bulan; pilih Excel atau CSV untuk lebih',
    en: 'Paper holds six months at most; choose Excel or CSV for more',
  },
  'v.lingkupLaporan': {
    id: 'Laporan ini dibuat per cabang, tidak untuk seluruh bank',
    en: 'This report is made of a branch, not of the whole bank',
  },
  'v.terlaluLama': {
    id: 'Periode terlalu panjang, minta yang lebih pendek',
    en: 'The period is too long, ask for a shorter one',
  },
} as const;
