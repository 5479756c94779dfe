import { amount, type ParameterDef, whole } from '#lib/parameter-def.ts';

/** These bind sheets of other banks (domain: clearing). */
export const ofClearing = {
  kliring_warkat_batas: amount(
    '500000000.00',
    'Warkat kliring paling banyak, tiap lembar (rupiah)',
    'An instrument collected by clearing, at most (rupiah)',
    1,
  ),
  kliring_masa_unjuk: whole(
    '70',
    [1, 366],
    'Masa pengunjukan warkat setelah tanggalnya (hari)',
    'An instrument may be presented for so long after its date (days)',
  ),
  kliring_biaya_tolakan_penarikan: amount(
    '75000.00',
    'Biaya warkat nasabah yang kita tolak (rupiah)',
    'Fee for a customer’s instrument that we return (rupiah)',
  ),
  kliring_biaya_tolakan: amount(
    '50000.00',
    'Biaya warkat yang ditolak bank lain (rupiah)',
    'Fee for an instrument returned by another bank (rupiah)',
  ),
} as const satisfies Record<string, ParameterDef>;
