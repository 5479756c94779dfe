/**
 * The function turns a typed or pasted amount, or one in a cell of a file or of a spreadsheet, into the wire spelling. docs/amounts.md
 * has the rules. It works on text only and leaves the final word to lib/money.ts, so no amount becomes a float on the way in.
 */

import { examplesOf, type NumberRefusal, readDecimal, seenNumber } from './decimal-input.ts';
import { BOOK_CURRENCY, fractionDigits, isCurrency, toWire, tryParse } from './money.ts';

/** People put these words and letters behind an amount. Each has its power of ten. */
const MAGNITUDES: Readonly<Record<string, number>> = {
  rb: 3,
  ribu: 3,
  jt: 6,
  juta: 6,
  miliar: 9,
  milyar: 9,
  t: 12,
  triliun: 12,
  trilyun: 12,
};

/** This letter is a milliard in Jakarta and a million in the file of an English reader. */
const EITHER_SIZE = /^(.*\d) ?m$/;

/** No amount with its currency and its words is longer; a text pasted by mistake is not searched for digits. */
const LONGEST = 60;

/** No magnitude shifts more digits behind a decimal sign. */
const MOST_DECIMALS = 30;

/** CURRENCY: the text names another currency than the field's. SIZE: the books cannot hold it. */
export type AmountRefusal = NumberRefusal | 'CURRENCY' | 'NEGATIVE' | 'SIZE';
export type AmountReading = { readonly wire: string } | { readonly refused: AmountRefusal };

/** These signs surround the digits: the currency before or behind them, a magnitude, and the dash that means no sen. */
const AROUND = /^(rp\.?|[a-z]{3})? ?(\d[\d., ]*?)(?: ?([a-z]+))?$/;
const NO_SEN = /[.,] ?[-–—=]{1,2}$/;

const refused = (reason: AmountRefusal): AmountReading => ({ refused: reason });

/** Splits the text into its currency, digits and magnitude; null when it is no amount. */
function parts(text: string) {
  const noSen = NO_SEN.test(text);
  const match = AROUND.exec(text.replace(NO_SEN, ''));
  if (match === null) return null;
  const [, before = '', digits = '', behind = ''] = match;
  const isMagnitude = Object.hasOwn(MAGNITUDES, behind);
  const named = [before, isMagnitude ? '' : behind]
    .filter(Boolean)
    .map((name) => (/^rp\.?$/.test(name) ? 'idr' : name));
  if (named.length > 1 || (noSen && isMagnitude) || named.some((name) => !isCurrency(name.toUpperCase()))) return null;
  return { digits, noSen, power: isMagnitude ? (MAGNITUDES[behind] ?? 0) : 0, named: named[0]?.toUpperCase() };
}

/** Reads an amount of a currency, or says why it is none. `1.250.000,00`, `1,250,000.00`, `2,5jt` and `Rp1.250.000,-` are read. */
export function readAmount(text: string, currency: string = BOOK_CURRENCY): AmountReading {
  const seen = seenNumber(text)?.toLowerCase();
  if (seen === undefined || seen.length > LONGEST) return refused('FORM');
  if (EITHER_SIZE.test(seen) && parts(seen.replace(EITHER_SIZE, '$1jt')) !== null) return refused('TWO_MEANINGS');
  const around = parts(seen);
  if (around === null) return refused(/^(?:-|\().*\d/.test(seen) ? 'NEGATIVE' : 'FORM');
  const { digits, noSen, power, named } = around;
  if (named !== undefined && named !== currency) return refused('CURRENCY');
  const fractionSize = fractionDigits(currency);
  const rules =
    power > 0
      ? { decimals: MOST_DECIMALS }
      : {
          decimals: fractionSize,
          // A text with Rp or ,- is written as in Indonesia; the rupiah has no third decimal that a dot could begin.
          indonesian: fractionSize < 3 && currency === BOOK_CURRENCY && (noSen || named !== undefined),
          printed: true,
        };
  const reading = readDecimal(digits, rules);
  if ('refused' in reading) return reading;
  if (noSen && reading.read.fraction !== '') return refused('FORM');
  // Shifting the decimal sign in the text keeps "2,5jt" exact.
  const fraction = reading.read.fraction.padEnd(power, '0');
  const whole = `${reading.read.whole}${fraction.slice(0, power)}`.replace(/^0+(?=\d)/, '');
  const rest = fraction.slice(power);
  if (rest.length > fractionSize) return refused('DECIMALS');
  const amount = tryParse(rest === '' ? whole : `${whole}.${rest}`, currency);
  return amount === null ? refused('SIZE') : { wire: toWire(amount) };
}

/** Returns the spellings that give an amount of two meanings only one: `2,5M` as `2,5 miliar` or `2,5jt`. */
export function amountExamples(text: string, currency: string): readonly string[] {
  const digits = EITHER_SIZE.exec(seenNumber(text)?.toLowerCase() ?? '')?.[1];
  return digits === undefined ? examplesOf(text, fractionDigits(currency)) : [`${digits} miliar`, `${digits}jt`];
}

/** Does the same as readAmount, with null for a refusal. */
export function parseAmountInput(text: string, currency: string = BOOK_CURRENCY): string | null {
  const reading = readAmount(text, currency);
  return 'wire' in reading ? reading.wire : null;
}
