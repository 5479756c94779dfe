/** What is wrong with a sheet of our own. */
export const ofWarkat = {
  'v.nomorLembar': {
    id: 'Nomor warkat dua huruf dan enam angka, misalnya AA000001',
    en: 'A sheet’s number is two letters and six digits, as AA000001',
  },
  'v.rentangLembar': {
    id: 'Nomor terakhir berhuruf sama, tidak lebih awal, dan paling banyak 100 lembar',
    en: 'The last number has the same letters, is not before the first, and makes 100 sheets at most',
  },
} as const;
