/**
 * These functions read a decimal number that a person wrote, by the rules of docs/amounts.md. They work on text only, so no number
 * becomes a float.
 */

import { isRange, plainText } from './plain-text.ts';

interface Decimal {
  readonly whole: string;
  readonly fraction: string;
}

/** TWO_MEANINGS: the dot or comma can be read in more than one way. DECIMALS: the number has more of them than are kept. */
export type NumberRefusal = 'FORM' | 'TWO_MEANINGS' | 'DECIMALS';
export type NumberReading = { readonly read: string } | { readonly refused: NumberRefusal | 'COMMA' };
export type DecimalReading = { readonly read: Decimal } | { readonly refused: NumberRefusal };

export interface DecimalRules {
  /** So many digits are kept behind the decimal sign. */
  readonly decimals: number;
  /** The text itself shows that the number is written as in Indonesia, so that a dot groups thousands. */
  readonly indonesian?: boolean;
  /** The number is written as the screens of this bank print it: a comma groups thousands, a dot before all the decimals is the decimal sign. */
  readonly printed?: boolean;
}

const refused = (reason: NumberRefusal): DecimalReading => ({ refused: reason });

/** The patterns match groups of three digits behind a group that may be shorter, then perhaps a decimal sign and its digits. */
const GROUPED: readonly (readonly [RegExp, string])[] = [
  [/^([1-9]\d{0,2}(?:\.\d{3})+)(?:,(\d+))?$/, '.'],
  [/^([1-9]\d{0,2}(?:,\d{3})+)(?:\.(\d+))?$/, ','],
  [/^([1-9]\d{0,2}(?: \d{3})+)(?:[.,](\d+))?$/, ' '],
];

/** One sign is before exactly three digits, behind one to three that do not begin with zero: thousands to one reader, decimals to another. */
const EITHER = /^[1-9]\d{0,2}([.,])\d{3}$/;

/** Returns every reading of the digits. */
function readings(text: string): readonly Decimal[] {
  const grouped = GROUPED.flatMap(([pattern, sign]) => {
    const match = pattern.exec(text);
    return match ? [{ whole: (match[1] ?? '').replaceAll(sign, ''), fraction: match[2] ?? '' }] : [];
  });
  const plain = /^(\d+)(?:[.,](\d+))?$/.exec(text);
  return plain ? [...grouped, { whole: plain[1] ?? '', fraction: plain[2] ?? '' }] : grouped;
}

/** Reads digits with their separators, without a sign. */
export function readDecimal(text: string, rules: DecimalRules): DecimalReading {
  const all = readings(text);
  const [first] = all;
  if (first === undefined) return refused('FORM');
  const sign = EITHER.exec(text)?.[1];
  if (sign !== undefined) {
    const grouped = sign === '.' ? rules.indonesian : rules.printed && rules.decimals < 3;
    const decimal = sign === '.' && !grouped && rules.printed && rules.decimals === 3;
    if (decimal) return { read: all.at(-1) ?? first };
    if (!grouped) return refused('TWO_MEANINGS');
  }
  // When the writer or the screen has settled the meaning of a sign, the reading in groups, which comes first, is right.
  return first.fraction.length > rules.decimals ? refused('DECIMALS') : { read: first };
}

/**
 * Returns a text that may hold a number as a person sees it. Null when a letter such as ½ or ² would turn into digits, or when several
 * cells or lines were copied at once: those are several numbers, not the groups of one.
 */
export const seenNumber = (text: string): string | null =>
  /\p{No}/u.test(text) || isRange(text) ? null : plainText(text).replaceAll('\u2212', '-');

/**
 * Reads a rate, a percentage or a count: decimal digits with a dot, '' for an empty text, or the reason of a refusal. Unlike an amount it
 * has no unit that shows in which country it was written, so 16.250 is refused where decimals are kept, and a decimal comma everywhere.
 */
export function readNumber(text: string, decimals: number): NumberReading {
  const seen = seenNumber(text);
  if (seen === null) return { refused: 'FORM' };
  const [, minus = '', digits = ''] = /^(-?) ?(?:rp\.? ?|idr ?)?([\d., ]*?)(?: ?%)?$/i.exec(seen) ?? [];
  if (digits === '') return seen === '' ? { read: '' } : { refused: 'FORM' };
  const reading = readDecimal(digits, { decimals, indonesian: decimals === 0, printed: decimals < 3 });
  const isComma = /,\d+$/.test(digits) && !/,\d{3}$/.test(digits);
  if ('refused' in reading) return reading.refused === 'DECIMALS' && isComma ? { refused: 'COMMA' } : reading;
  const { whole, fraction } = reading.read;
  if (isComma || (fraction !== '' && digits.endsWith(`,${fraction}`))) return { refused: 'COMMA' };
  return { read: `${minus}${whole.replace(/^0+(?=\d)/, '')}${fraction && `.${fraction}`}` };
}

/** Returns the spellings that give a number of two meanings only one: 16.250 as 16250, or as 16.25 where so many decimals are kept. */
export function examplesOf(text: string, decimals: number): readonly string[] {
  const [, whole = '', fraction = ''] = /(\d+)[.,](\d{3})(?!\d)/.exec(text) ?? [];
  const short = fraction.replace(/0{1,2}$/, '');
  return [
    `${whole}${fraction}`,
    ...(short.length <= decimals ? [`${whole}.${short.length < 3 ? short : `${short}0`}`] : []),
  ];
}

/** Returns a stored number with at most two decimals in hundredths: '12.5' is 1250n. */
export function hundredths(text: string): bigint {
  const [units = '0', rest = ''] = text.split('.');
  return BigInt(`${units}${rest.padEnd(2, '0')}`);
}

/** Returns a stored percentage in hundredths of a per cent: '12.5' is 1250. */
export const basisPoints = (text: string): number => Number(hundredths(text)); // not an amount: hundredths of a per cent
