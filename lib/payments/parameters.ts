import { amount, type ParameterDef, whole } from '#lib/parameter-def.ts';

const hour = (seed: string, id: string, en: string): ParameterDef => whole(seed, [0, 2_400], id, en);

/** Transfers and their settlement follow these. */
export const paymentParameters = {
  // These set how payments to other banks are gathered, and the central bank's price for each of them (domain: transfers; contested).
  skn_siklus_menit: whole(
    '60',
    [0, 1_440],
    'Batch SKN berangkat setiap (menit; 0: seketika)',
    'Batches of SKN leave every (minutes; 0: at once)',
  ),
  transfer_masuk_retur_hari: whole(
    '30',
    [1, 365],
    'Transfer masuk untuk rekening dorman atau diblokir diretur sendiri setelah (hari)',
    'Transfers that came in for dormant or blocked accounts go back by themselves after (days)',
  ),
  skn_tarif_bi: amount(
    '600.00',
    'Tarif bank sentral untuk satu transfer SKN (rupiah)',
    'Tariff of the central bank for a transfer by SKN (rupiah)',
  ),
  rtgs_tarif_bi: amount(
    '7000.00',
    'Tarif bank sentral untuk satu transfer RTGS (rupiah)',
    'Tariff of the central bank for a transfer by RTGS (rupiah)',
  ),
  rtgs_tarif_bi_sore: amount(
    '15000.00',
    'Tarif bank sentral untuk satu transfer RTGS sore hari (rupiah)',
    'Tariff of the central bank for a late transfer by RTGS (rupiah)',
  ),
  rtgs_tarif_bi_sore_jam: whole(
    '1500',
    [0, 2_400],
    'Tarif sore RTGS berlaku mulai pukul (jjmm, WIB; 2400: tidak pernah)',
    'The late tariff of RTGS holds from (hhmm, bank’s time; 2400: never)',
  ),
  bi_fast_tarif_bi: amount(
    '19.00',
    'Tarif bank sentral untuk satu transfer BI-FAST (rupiah)',
    'Tariff of the central bank for a transfer by BI-FAST (rupiah)',
  ),
  kliring_tarif_bi: amount(
    '0.00',
    'Tarif bank sentral untuk satu warkat kliring (rupiah)',
    'Bank Indonesia tariff for an instrument in clearing (rupiah)',
  ),
  // These bind money between banks (domain: transfers).
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
