import { amount, type ParameterDef, whole } from '#lib/parameter-def.ts';

/** From these amounts and patterns of cash the bank identifies and reports a person (domain: CIF). */
export const customerParameters = {
  batas_identitas_penuh: amount(
    '100000000.00',
    'Identitas lengkap bagi yang bukan nasabah, mulai jumlah sehari ini (rupiah)',
    'Full identity of who has no account, from this much in a day (rupiah)',
  ),
  batas_identitas_tukar: amount(
    '10000000.00',
    'Identitas penukar uang, mulai jumlah ini (rupiah)',
    'Identity of who exchanges money, from this much (rupiah)',
  ),
  batas_ltkt: amount(
    '500000000.00',
    'Tunai sehari satu orang yang dilaporkan, mulai jumlah ini (rupiah)',
    'Cash of one person in a day to be reported, from this much (rupiah)',
    1,
  ),
  tenggat_ltkt_hari: whole(
    '14',
    [1, 60],
    'Laporan transaksi tunai paling lambat (hari kerja)',
    'A cash report at the latest after (business days)',
  ),
  pola_tunai_minimum: amount(
    '100000000.00',
    'Tunai sehari yang dihitung sebagai pola, mulai jumlah ini (rupiah)',
    'Cash of a day that counts as part of a pattern, from this much (rupiah)',
    1,
  ),
  pola_tunai_kali: whole('3', [2, 31], 'Hari yang membuat pola tunai', 'Days that make a pattern of cash'),
  pola_tunai_hari: whole(
    '7',
    [2, 92],
    'Pola tunai dicari dalam hari sebanyak ini',
    'A pattern of cash is looked for within so many days',
  ),
  tenggat_pola_hari: whole(
    '3',
    [1, 60],
    'Pola tunai ditindaklanjuti paling lambat (hari kerja)',
    'A pattern of cash is dealt with at the latest after (business days)',
  ),
  umur_dewasa: whole(
    '17',
    [0, 30],
    'Umur mulai dari mana nasabah bertindak sendiri tanpa wali (tahun)',
    'Age from which a customer acts without a guardian (years)',
  ),
} as const satisfies Record<string, ParameterDef>;
