/** What is wrong with a part of something: a weight, a rate, a reserve. */
export const ofProfit = {
  'v.bobot': { id: 'Bobot harus 0 sampai 100', en: 'A weight is 0 to 100' },
  'v.cadanganSatuArah': { id: 'Cadangan dibentuk atau dilepas, tidak keduanya', en: 'Set aside or release, not both' },
  'v.tarifBonus': { id: 'Isi angka di atas 0, paling banyak enam desimal', en: 'Above 0, at most six decimals' },
} as const;
