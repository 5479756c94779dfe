import { amount, type ParameterDef, whole } from '#lib/parameter-def.ts';

const hour = (seed: string, id: string, en: string): ParameterDef => whole(seed, [0, 2_400], id, en);

/** These bind money between banks (domain: transfers). */
export const ofTransfers = {
  skn_batas: amount('1000000000.00', 'Transfer SKN paling banyak (rupiah)', 'A transfer by SKN, at most (rupiah)', 1),
  skn_tunai_batas: amount(
    '1000000000.00',
    'Transfer SKN yang disetor tunai, paling banyak (rupiah)',
    'A transfer by SKN paid in cash, at most (rupiah)',
    1,
  ),
  skn_biaya: amount('2900.00', 'Biaya transfer SKN (rupiah)', 'Fee of a transfer by SKN (rupiah)'),
  skn_buka_jam: hour(
    '0',
    'Transfer SKN diterima mulai pukul (jjmm, WIB)',
    'Transfers by SKN are taken from (hhmm, bank’s time)',
  ),
  skn_batas_jam: hour(
    '2400',
    'Transfer SKN diterima sebelum pukul (jjmm, WIB; 2400: sepanjang hari)',
    'Transfers by SKN are taken before (hhmm, bank’s time; 2400: all day)',
  ),
  rtgs_minimum: amount('100000000.00', 'Transfer RTGS di atas (rupiah)', 'A transfer by RTGS is above (rupiah)'),
  rtgs_minimum_termasuk: {
    kind: 'YES_NO',
    from: 0,
    to: 0,
    seed: 'F',
    id: 'Transfer RTGS sebesar batas bawahnya diterima (T/F)',
    en: 'A transfer by RTGS of just its minimum is taken (T/F)',
  },
  rtgs_biaya: amount('30000.00', 'Biaya transfer RTGS (rupiah)', 'Fee of a transfer by RTGS (rupiah)'),
  rtgs_buka_jam: hour(
    '0',
    'Transfer RTGS diterima mulai pukul (jjmm, WIB)',
    'Transfers by RTGS are taken from (hhmm, bank’s time)',
  ),
  rtgs_batas_jam: hour(
    '2400',
    'Transfer RTGS diterima sebelum pukul (jjmm, WIB; 2400: sepanjang hari)',
    'Transfers by RTGS are taken before (hhmm, bank’s time; 2400: all day)',
  ),
  bi_fast_batas: amount(
    '250000000.00',
    'Transfer BI-FAST paling banyak (rupiah)',
    'A transfer by BI-FAST, at most (rupiah)',
    1,
  ),
  bi_fast_biaya: amount('2500.00', 'Biaya transfer BI-FAST (rupiah)', 'Fee of a transfer by BI-FAST (rupiah)'),
  bi_fast_buka_jam: hour(
    '0',
    'Transfer BI-FAST diterima mulai pukul (jjmm, WIB)',
    'Transfers by BI-FAST are taken from (hhmm, bank’s time)',
  ),
  bi_fast_batas_jam: hour(
    '2400',
    'Transfer BI-FAST diterima sebelum pukul (jjmm, WIB; 2400: sepanjang hari)',
    'Transfers by BI-FAST are taken before (hhmm, bank’s time; 2400: all day)',
  ),
} as const satisfies Record<string, ParameterDef>;
