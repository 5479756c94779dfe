import { amount, type ParameterDef, whole } from '#lib/parameter-def.ts';

/** These limit the cash in tills and vaults, and on the road, and the jumps of a rate (domain: teller and vault). */
export const cashParameters = {
  batas_kas_teller: amount('100000000.00', 'Isi kas teller paling banyak (rupiah)', 'Most a till holds (rupiah)'),
  batas_kirim_kas: amount(
    '10000000000.00',
    'Uang dalam perjalanan satu cabang paling banyak, sesuai asuransinya (rupiah)',
    'Cash a branch has on the road at most, as it is insured (rupiah)',
    1,
  ),
  hari_selisih_lebih: whole(
    '90',
    [1, 3_660],
    'Selisih lebih kas yang tidak diminta menjadi pendapatan setelah (hari)',
    'An overage of cash that nobody claims is income after (days)',
  ),
  khasanah_lembar_minimum: whole(
    '100',
    [0, 1_000_000],
    'Stok khasanah menipis di bawah ini, tiap pecahan (lembar)',
    'The vault runs low below this, of each denomination (pieces)',
  ),
  kurs_lonjakan_persen: whole(
    '5',
    [0, 100],
    'Kurs tengah yang berubah lebih dari ini diperingatkan (persen)',
    'A middle rate that changes by more is warned of (per cent)',
  ),
} as const satisfies Record<string, ParameterDef>;
