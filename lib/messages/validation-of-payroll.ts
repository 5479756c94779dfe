/** What is wrong with a file of salaries. */
export const ofPayroll = {
  'v.berkasGaji': {
    id: 'Pilih berkas gaji, paling banyak 1,500,000 huruf',
    en: 'Choose the file of salaries, at most 1,500,000 characters',
  },
  'v.bankGaji': {
    id: 'Bank ditulis dengan sandi tiga angka, BIC atau tujuh angka sandi peserta',
    en: 'A bank is its code of three digits, its BIC or the seven digits of its participant code',
  },
  'v.bulanGaji': { id: 'Bulan gaji ditulis TTTT-BB', en: 'The month is written YYYY-MM' },
} as const;
