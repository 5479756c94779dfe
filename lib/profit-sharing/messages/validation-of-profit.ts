import { texts } from '#lib/messages/known.ts';

/** These texts say what is wrong with a part of something: a weight, a rate, a reserve. */
export const ofProfit = texts({
  'v.bobot': 'Bobot harus 0 sampai 100',
  'v.cadanganSatuArah': 'Cadangan dibentuk atau dilepas, tidak keduanya',
  'v.tarifBonus': 'Isi angka di atas 0, paling banyak enam desimal',
});
