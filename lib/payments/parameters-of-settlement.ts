import { amount, type ParameterDef, whole } from '#lib/parameter-def.ts';

/** These set how payments to other banks are gathered, and the central bank's price for each of them (domain: transfers; contested). */
export const ofSettlement = {
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
} as const satisfies Record<string, ParameterDef>;
