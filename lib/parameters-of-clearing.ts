import { amount, type ParameterDef, whole } from './parameter-def.ts';

/** What sheets of other banks are bound by (domain: clearing). */
export const ofClearing = {
  kliring_warkat_batas: amount(
    '500000000.00',
    'Warkat kliring paling banyak, tiap lembar (rupiah)',
    'A sheet collected by clearing, at most (rupiah)',
    1,
  ),
  kliring_batas_jam: whole(
    '2400',
    [0, 2_400],
    'Setoran kliring ikut hari ini sebelum pukul (jjmm, WIB; 2400: sepanjang hari)',
    'Sheets still go with today’s clearing before (hhmm, bank’s time; 2400: all day)',
  ),
  kliring_masa_unjuk: whole(
    '70',
    [1, 366],
    'Masa pengunjukan warkat setelah tanggalnya (hari)',
    'A sheet may be presented for so long after its date (days)',
  ),
  kliring_tolakan_jam: whole(
    '2400',
    [0, 2_400],
    'Warkat yang diunjukkan ke kita dapat ditolak sebelum pukul (jjmm, WIB; 2400: sepanjang hari)',
    'Sheets presented to us may be returned before (hhmm, bank’s time; 2400: all day)',
  ),
  kliring_biaya_tolakan_penarikan: amount(
    '75000.00',
    'Biaya warkat nasabah yang kita tolak (rupiah)',
    'Fee for a customer’s sheet that we return (rupiah)',
  ),
  kliring_biaya_tolakan: amount(
    '50000.00',
    'Biaya warkat yang ditolak bank lain (rupiah)',
    'Fee for a sheet another bank returned (rupiah)',
  ),
} as const satisfies Record<string, ParameterDef>;
