import { amount, type ParameterDef, percent } from '#lib/parameter-def.ts';

/** Shares of income, their tax and zakat, and fees at the end of an account are computed by these (domain: profit sharing; products). */
export const profitSharingParameters = {
  hi_1000_indikatif: amount(
    '8.60',
    'Pendapatan indikatif sebulan tiap 1.000 rupiah dana mudharabah, HI-1000 (rupiah)',
    'Indicative income of a month for each 1,000 rupiah of mudharabah funds, HI-1000 (rupiah)',
  ),
  pajak_bagi_hasil_persen: percent('20.00', 'Pajak final bagi hasil (persen)', 'Final tax on profit shares (per cent)'),
  pajak_bagi_hasil_batas: amount(
    '7500000.00',
    'Seluruh dana nasabah sampai jumlah ini bebas pajak bagi hasil (rupiah)',
    'All funds of a customer up to this much bear no tax on profit shares (rupiah)',
  ),
  zakat_persen: percent(
    '2.50',
    'Zakat bagi hasil setelah pajak, bagi yang menghendaki (persen)',
    'Zakat of profit shares after tax, for who wishes it (per cent)',
  ),
  biaya_sebagian: {
    kind: 'YES_NO',
    from: 0,
    to: 0,
    seed: 'T',
    id: 'Biaya yang melebihi sisa saldo diambil sebatas yang ada',
    en: 'Of a fee beyond what is left as much as there is gets taken',
  },
} as const satisfies Record<string, ParameterDef>;
