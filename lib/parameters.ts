import { accountParameters } from './accounts/parameters.ts';
import { booksParameters } from './books/parameters.ts';
import { cashParameters } from './cash/parameters.ts';
import { chequeParameters } from './cheques/parameters.ts';
import { controlParameters } from './control/parameters.ts';
import { customerParameters } from './customers/parameters.ts';
import { hundredths } from './decimal-input.ts';
import { depositParameters } from './deposits/parameters.ts';
import { amount, type ParameterDef, type ParameterKind, whole } from './parameter-def.ts';
import { paymentParameters } from './payments/parameters.ts';
import { profitSharingParameters } from './profit-sharing/parameters.ts';

/** The bank sets these by a single value, from a day on: the list is closed, with the words people know each by. */
export const parameterDefs = {
  ...cashParameters,
  ...booksParameters,
  // Postings of every module obey these.
  valuta_mundur_hari: whole(
    '5',
    [0, 31],
    'Tanggal valuta mundur tanpa orang kedua, paling lama (hari kerja)',
    'Value date back without a second person, at most (business days)',
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
  bea_meterai: amount('10000.00', 'Bea meterai surat pernyataan (rupiah)', 'Stamp duty on a statement (rupiah)'),
  ...customerParameters,
  ...profitSharingParameters,
  ...accountParameters,
  ...depositParameters,
  ...paymentParameters,
  ...chequeParameters,
  ...controlParameters,
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

const PATTERNS: Readonly<Record<ParameterKind, RegExp>> = {
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
  if (!PATTERNS[kind].test(text)) return null;
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
