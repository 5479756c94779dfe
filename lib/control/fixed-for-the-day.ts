import type { ParameterName } from '#lib/parameters.ts';

/**
 * The check of the books measures the work of a day against these parameters: their value of a day never changes once it has begun, or a
 * morning's correct work would be a fault at the end of day.
 */
export const fixedForTheDay: ReadonlySet<ParameterName> = new Set([
  'kliring_warkat_batas',
  'pajak_bagi_hasil_persen',
  'pajak_bagi_hasil_batas',
  'skn_batas',
  'bi_fast_batas',
  'skn_tunai_batas',
  'rtgs_minimum',
  'rtgs_minimum_termasuk',
  'dhn_lembar',
  'dhn_batas_nominal',
]);
