import { accountParameters } from './accounts/parameters.ts';
import { booksParameters } from './books/parameters.ts';
import { cashParameters } from './cash/parameters.ts';
import { chequeParameters } from './cheques/parameters.ts';
import { controlParameters } from './control/parameters.ts';
import { hundredths } from './decimal-input.ts';
import { depositParameters } from './deposits/parameters.ts';
import { amount, type ParameterDef, type ParameterKind, whole } from './parameter-def.ts';
import { paymentParameters } from './payments/parameters.ts';
import { profitSharingParameters } from './profit-sharing/parameters.ts';

/** The bank sets these by a single value, from a day on: the list is closed, with the words people know each by. */
export const parameterDefs = {
  ...cashParameters,
  ...booksParameters,
  valuta_mundur_hari: whole(
    '5',
    [0, 31],
    'Tanggal valuta mundur tanpa orang kedua, paling lama (hari kerja)',
    'Value date back without a second person, at most (business days)',
  ),
  hari_tidak_aktif: whole(
    '360',
    [1, 3_660],
    'Tanpa transaksi nasabah lebih dari ini rekening menjadi tidak aktif (hari)',
    'Without the customer’s act for longer an account is inactive (days)',
  ),
  hari_dorman: whole(
    '1800',
    [1, 7_320],
    'Tanpa transaksi nasabah lebih dari ini rekening menjadi dorman (hari)',
    'Without the customer’s act for longer an account is dormant (days)',
  ),
  hari_pemberitahuan_tidur: whole(
    '30',
    [1, 366],
    'Nasabah diberi tahu sebelum rekeningnya menjadi tidak aktif atau dorman (hari)',
    'A customer is told before her account becomes inactive or dormant (days)',
  ),
  detik_transaksi_kembar: whole(
    '120',
    [0, 3_600],
    'Transaksi yang sama dalam waktu ini diperingatkan (detik; 0: tidak pernah)',
    'The same transaction within this time is warned of (seconds; 0: never)',
  ),
  non_tunai_tanpa_pemeriksa: amount(
    '5000000.00',
    'Transaksi non-tunai tanpa pemeriksa, paling banyak (rupiah)',
    'Non-cash without a checker, at most (rupiah)',
  ),
  satuan_terkecil_tunai: amount('100.00', 'Satuan terkecil tunai (rupiah)', 'Smallest unit of cash (rupiah)', 1),
  satuan_terkecil_non_tunai: amount(
    '1.00',
    'Satuan terkecil non-tunai (rupiah)',
    'Smallest unit without cash (rupiah)',
    1,
  ),
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
  ...profitSharingParameters,
  ...accountParameters,
  ...depositParameters,
  ...paymentParameters,
  ...chequeParameters,
  ...controlParameters,
  kurs_lonjakan_persen: whole(
    '5',
    [0, 100],
    'Kurs tengah yang berubah lebih dari ini diperingatkan (persen)',
    'A middle rate that changes by more is warned of (per cent)',
  ),
  biaya_statement_halaman: amount(
    '2500.00',
    'Biaya rekening koran, tiap halaman (rupiah)',
    'Fee of a statement, each page (rupiah)',
  ),
  statement_gratis: whole(
    '1',
    [0, 1_000],
    'Rekening koran tanpa biaya tiap rekening dalam satu bulan',
    'Statements without a fee for each account in a month',
  ),
  buku_baris: whole('24', [4, 60], 'Baris setiap halaman buku tabungan baru', 'Lines of a page of new passbooks'),
  buku_halaman: whole('14', [1, 60], 'Halaman buku tabungan baru', 'Pages of new passbooks'),
  buku_rekap: whole(
    '100',
    [1, 10_000],
    'Mutasi yang dicetak satu per satu ke buku tabungan; selebihnya satu baris sebulan',
    'Movements printed one by one into a passbook; beyond them a line a month',
  ),
  biaya_ganti_buku: amount(
    '10000.00',
    'Biaya ganti buku tabungan hilang atau rusak (rupiah)',
    'Fee for a lost or spoiled passbook (rupiah)',
  ),
  bea_meterai: amount('10000.00', 'Bea meterai surat pernyataan (rupiah)', 'Stamp duty on a statement (rupiah)'),
  data_daluwarsa_hari: whole(
    '30',
    [1, 366],
    'Pengajuan perubahan data yang tidak diputuskan berakhir setelah (hari)',
    'A change of data that nobody decides on lapses after (days)',
  ),
  jeda_kata_sandi_jam: whole(
    '24',
    [1, 168],
    'Setelah menyerahkan kata sandi, pemberi dan penerimanya tidak memutuskan akses berdua (jam)',
    'After a password was handed over its giver and its owner decide on no access together (hours)',
  ),
} as const satisfies Record<string, ParameterDef>;

export type ParameterName = keyof typeof parameterDefs;
/** These parameters are an amount in rupiah. */
export type AmountParameter = {
  [N in ParameterName]: (typeof parameterDefs)[N]['kind'] extends 'AMOUNT' ? N : never;
}[ParameterName];
export const parameterNames = Object.keys(parameterDefs) as readonly ParameterName[];
export const isParameter = (name: string): name is ParameterName => Object.hasOwn(parameterDefs, name);
/** Returns the definition of a parameter. */
export const parameterDef = (name: ParameterName): ParameterDef => parameterDefs[name];

const SHAPES: Readonly<Record<ParameterKind, RegExp>> = {
  AMOUNT: /^\d{1,15}(\.\d{1,2})?$/,
  WHOLE: /^\d{1,9}$/,
  PERCENT: /^\d{1,3}(\.\d{1,2})?$/,
  YES_NO: /^[TF]$/,
};

/**
 * Returns the value as it is stored: an amount with both decimals, a number without leading zeros. Null when it is not of its kind or out of
 * bounds.
 */
export function parameterValue(name: ParameterName, text: string): string | null {
  const { kind, from, to } = parameterDef(name);
  if (!SHAPES[kind].test(text)) return null;
  if (kind === 'YES_NO') return text;
  const value = hundredths(text);
  if (value < BigInt(from) * 100n || value > BigInt(to) * 100n) return null;
  const digits = value.toString().padStart(3, '0');
  return kind === 'WHOLE' ? (value / 100n).toString() : `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Returns the names of parameters, as texts of the screens. */
export function parameterTexts(language: 'id' | 'en') {
  return Object.fromEntries(parameterNames.map((name) => [`parameter.${name}`, parameterDefs[name][language]])) as {
    readonly [N in ParameterName as `parameter.${N}`]: string;
  };
}
