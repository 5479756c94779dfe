import { amount, type ParameterDef, whole } from '#lib/parameter-def.ts';

/** These set the terms of deposits, and the cost of breaking one before its end (domain: deposits). */
export const depositParameters = {
  deposito_dini_aturan: whole(
    '2',
    [1, 4],
    'Pencairan deposito sebelum jatuh tempo: 1 biaya, 2 denda, 3 tanpa bagi hasil berjalan, 4 hitung ulang pada jangka yang tercapai',
    'Deposit broken before maturity: 1 fee, 2 penalty, 3 no share for the running period, 4 computed anew at the tenor reached',
  ),
  deposito_dini_nominal: amount(
    '100000.00',
    'Biaya atau denda pencairan deposito sebelum jatuh tempo (rupiah)',
    'Fee or penalty of a deposit broken before maturity (rupiah)',
  ),
  deposito_tarik_kembali: {
    kind: 'YES_NO',
    from: 0,
    to: 0,
    seed: 'F',
    id: 'Akad deposito baru memuat penarikan kembali bagi hasil yang terlanjur dibayar',
    en: 'New deposits agree that shares paid in excess are taken back',
  },
  biaya_ganti_bilyet: amount(
    '25000.00',
    'Biaya penggantian bilyet deposito (rupiah)',
    'Fee of a new deposit certificate (rupiah)',
  ),
} as const satisfies Record<string, ParameterDef>;
