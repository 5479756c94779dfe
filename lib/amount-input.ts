/**
 * What people type into an amount field, turned into the wire spelling. It works on text only and leaves the final word to
 * lib/money.ts, so no amount becomes a float on the way in.
 */

import { BOOK_CURRENCY, toWire, tryParse } from './money.ts';

/** Powers of ten of the words and letters people put behind an amount. */
const MAGNITUDES: Readonly<Record<string, number>> = {
  rb: 3,
  ribu: 3,
  jt: 6,
  juta: 6,
  m: 9,
  miliar: 9,
  milyar: 9,
  t: 12,
  triliun: 12,
  trilyun: 12,
};

const TYPED_AMOUNT = /^(?:rp\.?\s*)?([0-9][0-9.,]*?)\s*([a-z]+)?$/;

/** Splits typed digits into whole and fraction, or null when the separators can be read in more than one way. */
function splitTyped(text: string, hasMagnitude: boolean): { whole: string; fraction: string } | null {
  if (/^[0-9]+$/.test(text)) return { whole: text, fraction: '' };
  // Two dots or more can only be the Indonesian thousands separator.
  const dotted = /^([0-9]{1,3}(?:\.[0-9]{3}){2,})(?:,([0-9]+))?$/.exec(text);
  if (dotted !== null) return { whole: (dotted[1] ?? '').replaceAll('.', ''), fraction: dotted[2] ?? '' };
  // "2,500jt" is 2.5 million to one reader and 2.5 billion to another: a factor of a thousand is not ours to guess.
  if (hasMagnitude && /^[0-9]{1,3}[.,][0-9]{3}$/.test(text)) return null;
  const grouped = /^([0-9]{1,3}(?:,[0-9]{3})+)(?:\.([0-9]+))?$/.exec(text);
  if (grouped !== null) return { whole: (grouped[1] ?? '').replaceAll(',', ''), fraction: grouped[2] ?? '' };
  const decimal = (hasMagnitude ? /^([0-9]+)[.,]([0-9]+)$/ : /^([0-9]+)\.([0-9]+)$/).exec(text);
  return decimal === null ? null : { whole: decimal[1] ?? '', fraction: decimal[2] ?? '' };
}

/**
 * Reads what a person types into an amount field: `2,5jt`, `750rb`, `1 miliar`, `1t`, `25,000,000.50`, `Rp 1.000.000`.
 * Before a magnitude a comma or dot is a decimal sign; without one a comma groups thousands and a dot is the decimal sign.
 * Returns the wire spelling, or null when the text is no amount, is negative, has more decimals than the currency keeps,
 * or could be read in two ways (`2,500jt`, `1.000`).
 */
export function parseAmountInput(text: string, currency: string = BOOK_CURRENCY): string | null {
  const match = TYPED_AMOUNT.exec(text.trim().toLowerCase());
  if (match === null) return null;
  const suffix = match[2];
  const power = suffix === undefined ? 0 : Object.hasOwn(MAGNITUDES, suffix) ? MAGNITUDES[suffix] : undefined;
  if (power === undefined) return null;
  const parts = splitTyped(match[1] ?? '', suffix !== undefined);
  if (parts === null) return null;
  // Shifting the decimal point in the text keeps "2,5jt" exact.
  const fraction = parts.fraction.padEnd(power, '0');
  const whole = `${parts.whole}${fraction.slice(0, power)}`.replace(/^0+(?=[0-9])/, '');
  const rest = fraction.slice(power);
  const amount = tryParse(rest === '' ? whole : `${whole}.${rest}`, currency);
  return amount === null ? null : toWire(amount);
}
