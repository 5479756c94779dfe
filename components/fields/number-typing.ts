/**
 * What may be typed into a number input, as text only: a number of things, a rate or a percentage is kept as the decimal
 * digits a person typed, so that nothing is ever rounded by a binary float. Amounts have their own rules (amount-typing).
 */

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

const tidyZeros = (text: string) => text.replace(/^(-?)0+(?=\d)/, '$1');

interface Limits {
  readonly max?: string;
  /** Digits kept after the dot; a whole number has none. */
  readonly decimals?: number;
}

/** The text of a number input after a keystroke, without its commas: only what this kind of number may hold. */
export function typeNumber(kind: NumberKind, typed: string, { max, decimals }: Limits = {}): string {
  const allowed = allowedCharacters(typed);
  if (kind === 'numeric') return allowed;
  const bare = allowed.replaceAll(' ', '').replace(/(?!^)-/g, '');
  if (kind === 'integer') return clampNumber(tidyZeros(bare.replaceAll('.', '')), max);
  const [whole = '', ...rest] = bare.split('.');
  const fraction = rest.join('').slice(0, decimals);
  return clampNumber(tidyZeros(rest.length === 0 || decimals === 0 ? whole : `${whole}.${fraction}`), max);
}

/** What the form keeps of a typed number: '' until it is one. */
export const keptNumber = (kind: NumberKind, text: string): string =>
  kind === 'numeric'
    ? text
    : decimalText(text)
        .replace(/\.$/, '')
        .replace(/^(-?)\./, '$10.');
