/**
 * Slips, bilyet and amount fields show amounts in Indonesian words (terbilang) beside the figures. Paper is always Indonesian; the fields
 * of a screen that speaks English say the amount in English.
 */

import { BOOK_CURRENCY, fractionDigits, toMinor } from './money.ts';

const DIGITS = ['nol', 'satu', 'dua', 'tiga', 'empat', 'lima', 'enam', 'tujuh', 'delapan', 'sembilan'] as const;

const SCALES = ['', 'ribu', 'juta', 'miliar', 'triliun', 'kuadriliun'] as const;

/** The limit is one more than the largest number the scales above can name; a BIGINT of sen stays far below it. */
const LIMIT = 1000n ** 6n;

/** Returns the words of 1..99. */
function tensInWords(value: number): string[] {
  if (value === 10) return ['sepuluh'];
  if (value === 11) return ['sebelas'];
  if (value < 10) return [DIGITS[value] ?? ''];
  if (value < 20) return [DIGITS[value - 10] ?? '', 'belas'];
  const rest = value % 10;
  return [DIGITS[Math.floor(value / 10)] ?? '', 'puluh', ...(rest === 0 ? [] : [DIGITS[rest] ?? ''])];
}

/** Returns the words of 1..999; one hundred is "seratus", never "satu ratus". */
function groupInWords(value: number): string[] {
  const hundreds = Math.floor(value / 100);
  const rest = value % 100;
  const head = hundreds === 0 ? [] : hundreds === 1 ? ['seratus'] : [DIGITS[hundreds] ?? '', 'ratus'];
  return rest === 0 ? head : [...head, ...tensInWords(rest)];
}

/**
 * Returns a whole number in words. A lone thousand is "seribu", but 21,000 is "dua puluh satu ribu" and 1,000,000 "satu juta". Throws
 * RangeError from 10^18 on.
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

/** Returns whole rupiah in words: 30000000n -> "tiga puluh juta rupiah". */
export function terbilang(rupiah: bigint): string {
  return `${numberInWords(rupiah)} rupiah`;
}

const UNDER_TWENTY =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );

const TENS = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

const SCALES_EN = ['', 'thousand', 'million', 'billion', 'trillion', 'quadrillion'] as const;

/** Returns the English words of 1..999: "two hundred forty-five". */
function groupInEnglish(value: number): string {
  const hundreds = Math.floor(value / 100);
  const rest = value % 100;
  const unit = rest % 10;
  const ten = TENS[Math.floor(rest / 10)] ?? '';
  const tail = rest < 20 ? (UNDER_TWENTY[rest] ?? '') : unit === 0 ? ten : `${ten}-${UNDER_TWENTY[unit]}`;
  const head = hundreds === 0 ? '' : `${UNDER_TWENTY[hundreds]} hundred`;
  return [head, rest === 0 ? '' : tail].filter(Boolean).join(' ');
}

/** Returns a whole number in English words, as `numberInWords` does in Indonesian. Throws RangeError from 10^18 on. */
export function numberInEnglish(value: bigint): string {
  if (value < 0n) return `minus ${numberInEnglish(-value)}`;
  if (value >= LIMIT) throw new RangeError('number too large to spell');
  if (value === 0n) return UNDER_TWENTY[0] ?? '';
  return [...SCALES_EN.keys()]
    .reverse()
    .flatMap((scale) => {
      const group = Number((value / 1000n ** BigInt(scale)) % 1000n); // not an amount: three digits of one
      return group === 0 ? [] : [groupInEnglish(group), SCALES_EN[scale] ?? ''];
    })
    .filter(Boolean)
    .join(' ');
}

/** These are the names of a currency and of its hundredth; one without words goes by its code. */
const UNITS: Readonly<Record<'id' | 'en', Readonly<Record<string, readonly [string, string]>>>> = {
  id: { IDR: ['rupiah', 'sen'], USD: ['dolar Amerika Serikat', 'sen'] },
  en: { IDR: ['rupiah', 'sen'], USD: ['US dollars', 'cents'] },
};

/** Returns a wire amount as whole units and hundredths of its currency, each spelled, with `and` between them. */
function spell(text: string, language: 'id' | 'en', currency: string): string {
  const [words, and] = language === 'id' ? ([numberInWords, 'dan'] as const) : ([numberInEnglish, 'and'] as const);
  const [unit, part] = UNITS[language][currency] ?? [currency, ''];
  const minor = toMinor(text, currency, { allowNegative: true });
  const hundred = 10n ** BigInt(fractionDigits(currency));
  const size = minor < 0n ? -minor : minor;
  const rest = size % hundred;
  const whole = `${minor < 0n ? 'minus ' : ''}${words(size / hundred)} ${unit}`;
  return rest === 0n ? whole : `${whole} ${and} ${words(rest)} ${part}`.trimEnd();
}

/**
 * Returns a wire amount in words: "30000000.00" -> "tiga puluh juta rupiah", "1500.50" -> "seribu lima ratus rupiah dan lima puluh sen".
 * Throws MoneyError for a text that is no amount; negative amounts start with "minus".
 */
export const terbilangWire = (text: string, currency: string = BOOK_CURRENCY): string => spell(text, 'id', currency);

/** Returns the same amount in the reader's language, as a screen says it: "30000000.00" -> "thirty million rupiah" in English. */
export const spokenWire = (text: string, language: 'id' | 'en', currency: string = BOOK_CURRENCY): string =>
  spell(text, language, currency);
