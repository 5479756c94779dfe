/** What is wrong with a transfer to another bank. */
export const ofTransfers = {
  'v.nomorTransfer': {
    id: 'Nomor transfer: TM (masuk) atau TF (keluar) dan sepuluh angka',
    en: 'Number of a transfer: TM (received) or TF (sent) and ten digits',
  },
  'v.nomorTransferMasuk': {
    id: 'Nomor transfer masuk: TM dan sepuluh angka',
    en: 'Number of a transfer that came in: TM and ten digits',
  },
  'v.nomorTransferKeluar': {
    id: 'Nomor transfer keluar: TF dan sepuluh angka',
    en: 'Number of a transfer that was sent: TF and ten digits',
  },
  'v.banyakTagihan': {
    id: 'Jumlah transaksi ditulis dengan angka saja',
    en: 'The number of items is written in digits alone',
  },
  'v.bulanTagihan': {
    id: 'Bulan ditulis tahun dan bulan, misalnya 2026-11',
    en: 'A month is its year and month, as 2026-11',
  },
  'v.nomorPesanan': {
    id: 'Nomor pesanan: PB dan sepuluh angka',
    en: 'Number of an order: PB and ten digits',
  },
  'v.cariTertahan': {
    id: 'Isi nomor transfer, atau nama lengkap paling sedikit lima huruf',
    en: 'Give the number of the transfer, or a whole name of five letters at least',
  },
  'v.bankTujuan': {
    id: 'Bank tujuan ditulis dengan BIC atau tujuh angka sandi peserta',
    en: 'The receiving bank is its BIC or the seven digits of its participant code',
  },
  'v.rekeningTujuan': {
    id: 'Rekening tujuan terdiri dari 1 sampai 34 huruf dan angka',
    en: 'The receiving account has 1 to 34 letters and digits',
  },
  'v.tujuanTransfer': {
    id: 'Kode tujuan paling banyak empat huruf atau angka',
    en: 'A purpose has four letters or digits at most',
  },
} as const;
