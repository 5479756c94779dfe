import type { ParameterName } from './parameters.ts';

/**
 * Parameters that the check of the books measures the work of a day against: their value of a day never changes once it has begun, or
 * what was right in the morning would be a fault in the evening.
 */
export const provesTheDay: ReadonlySet<ParameterName> = new Set([
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
