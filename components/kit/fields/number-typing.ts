/**
 * These rules read a number input as text only: a number of things, a rate or a percentage is kept as the decimal digits a person typed, so
 * that nothing is ever rounded by a binary float. Amounts have their own rules (amount-typing).
 */

import { type NumberReading, readNumber } from '#lib/decimal-input.ts';

/** `numeric` is text made of digits (a telephone number): its leading zeros and spaces are part of it. */
export type NumberKind = 'integer' | 'float' | 'number' | 'numeric';

/** Keeps only digits, space, minus and dot. */
export const allowedCharacters = (text: string): string => text.replace(/[^\d .-]/g, '');

/** Strips everything except digits, spaces and dots: "Rp 1,250.50" becomes " 1250.50". */
export const cleanNumber = (text: string): string => text.replace(/[^\d .]/g, '');

const NUMERIC = /^-?(?:\d+\.?\d*|\.\d+)$/;

/** A decimal as it may be kept: at most one dot, '' when the text is not numeric. */
export function decimalText(text: string): string {
  const [whole = '', ...rest] = text.split('.');
  const once = rest.length === 0 ? whole : `${whole}.${rest.join('')}`;
  return NUMERIC.test(once) ? once : '';
}

/** Puts comma thousands into the whole part and keeps the decimals as they are; null or nothing known gives 0. */
export function formatNumber(value: string | null | undefined): string {
  if (value === null || value === undefined) return '0';
  const [whole = '', ...rest] = value.split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return rest.length === 0 ? grouped : `${grouped}.${rest.join('')}`;
}

/** Both numbers as whole multiples of the same smallest step. */
function aligned(a: string, b: string): readonly [bigint, bigint] {
  const places = Math.max(a.split('.')[1]?.length ?? 0, b.split('.')[1]?.length ?? 0);
  const scaled = (text: string) => {
    const [whole = '', fraction = ''] = text.replace('-', '').split('.');
    const size = BigInt(`${whole || '0'}${fraction.padEnd(places, '0')}`);
    return text.startsWith('-') ? -size : size;
  };
  return [scaled(a), scaled(b)];
}

/** A number above `max` is replaced by `max`; both are decimal texts. */
export function clampNumber(value: string, max: string | undefined): string {
  if (max === undefined || !NUMERIC.test(value) || !NUMERIC.test(max)) return value;
  const [size, most] = aligned(value, max);
  return size > most ? max : value;
}

interface Limits {
  readonly max?: string | undefined;
  /** Digits kept after the dot; a whole number has none. */
  readonly decimals?: number | undefined;
}

/** More decimals than any number of the bank has. */
const ANY_DECIMALS = 30;
export const decimalsOf = (kind: NumberKind, { decimals = ANY_DECIMALS }: Limits): number =>
  kind === 'integer' ? 0 : decimals;

const tidyZeros = (text: string) => text.replace(/^(-?)0+(?=\d)/, '$1');

/** Digits that are not finished yet, as they are read on leaving: "-" is nothing, "5." is 5, ".5" is 0.5. */
const finished = (text: string): string =>
  text
    .trim()
    .replace(/^(-?)\./, '$10.')
    .replace(/^(-?\d+)\.$/, '$1')
    .replace(/^-$/, '');

/** Reads the text of a number field and returns what the field keeps, or why it refuses the text. */
export function readTyped(kind: NumberKind, text: string, limits: Limits = {}): NumberReading {
  return kind === 'numeric' ? { read: text } : readNumber(finished(text), decimalsOf(kind, limits));
}

/**
 * The text of a number input after a change. A letter that is typed is not taken. A comma, a second dot or too many decimals stay to be
 * seen and refused, because a number that lost its decimal sign is another number; so does what was pasted with letters in it.
 */
export function typeNumber(kind: NumberKind, typed: string, limits: Limits = {}, before = ''): string {
  const bare = typed.replace(/[^\d .,-]/g, '');
  if (kind === 'numeric') return bare;
  const isKeystroke = typed.length <= before.length + 1;
  const text = isKeystroke ? bare : typed;
  const reading = readTyped(kind, text, limits);
  if (!('read' in reading) || reading.read === '') return text;
  const held = clampNumber(reading.read, limits.max);
  if (held !== reading.read) return held;
  return /^[-\d.]*$/.test(text) ? tidyZeros(text) : text === bare ? text : reading.read;
}

/** Returns what the form keeps of a typed number: '' until it is one, and the text itself when it is refused, so that validation reports it. */
export function plainNumber(kind: NumberKind, text: string, limits: Limits = {}): string {
  const reading = readTyped(kind, text, limits);
  return 'read' in reading ? reading.read : text.trim();
}
