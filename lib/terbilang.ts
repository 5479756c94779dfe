/** Amounts in Indonesian words (terbilang), as slips, bilyet and amount fields show them beside the figures. */

import { toMinor } from './money.ts';

const DIGITS = ['nol', 'satu', 'dua', 'tiga', 'empat', 'lima', 'enam', 'tujuh', 'delapan', 'sembilan'] as const;

const SCALES = ['', 'ribu', 'juta', 'miliar', 'triliun', 'kuadriliun'] as const;

/** One more than the largest number the scales above can name; a BIGINT of sen stays far below it. */
const LIMIT = 1000n ** 6n;

/** Words of 1..99. */
function tensInWords(value: number): string[] {
  if (value === 10) return ['sepuluh'];
  if (value === 11) return ['sebelas'];
  if (value < 10) return [DIGITS[value] ?? ''];
  if (value < 20) return [DIGITS[value - 10] ?? '', 'belas'];
  const rest = value % 10;
  return [DIGITS[Math.floor(value / 10)] ?? '', 'puluh', ...(rest === 0 ? [] : [DIGITS[rest] ?? ''])];
}

/** Words of 1..999; one hundred is "seratus", never "satu ratus". */
function groupInWords(value: number): string[] {
  const hundreds = Math.floor(value / 100);
  const rest = value % 100;
  const head = hundreds === 0 ? [] : hundreds === 1 ? ['seratus'] : [DIGITS[hundreds] ?? '', 'ratus'];
  return rest === 0 ? head : [...head, ...tensInWords(rest)];
}

/**
 * A whole number in words. A lone thousand is "seribu", but 21,000 is "dua puluh satu ribu" and 1,000,000 "satu juta".
 * Throws RangeError from 10^18 on.
 */
export function numberInWords(value: bigint): string {
  if (value < 0n) return `minus ${numberInWords(-value)}`;
  if (value >= LIMIT) throw new RangeError('number too large to spell');
  if (value === 0n) return DIGITS[0];
  const words: string[] = [];
  for (let scale = SCALES.length - 1; scale >= 0; scale--) {
    const group = Number((value / 1000n ** BigInt(scale)) % 1000n); // not an amount: three digits of one
    if (group === 0) continue;
    if (scale === 1 && group === 1) words.push('seribu');
    else words.push(...groupInWords(group), ...(scale === 0 ? [] : [SCALES[scale] ?? '']));
  }
  return words.join(' ');
}

/** Whole rupiah in words: 30000000n -> "tiga puluh juta rupiah". */
export function terbilang(rupiah: bigint): string {
  return `${numberInWords(rupiah)} rupiah`;
}

/**
 * An IDR wire amount in words: "30000000.00" -> "tiga puluh juta rupiah", "1500.50" -> "seribu lima ratus rupiah dan lima
 * puluh sen". Throws MoneyError for a text that is no amount; negative amounts start with "minus".
 */
export function terbilangWire(text: string): string {
  const minor = toMinor(text, 'IDR', { allowNegative: true });
  const size = minor < 0n ? -minor : minor;
  const sen = size % 100n;
  const words = `${minor < 0n ? 'minus ' : ''}${terbilang(size / 100n)}`;
  return sen === 0n ? words : `${words} dan ${numberInWords(sen)} sen`;
}
