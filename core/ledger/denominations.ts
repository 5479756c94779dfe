import { BOOK_CURRENCY, fromMinor, toMinor } from '#lib/money.ts';
import type { Pecahan } from '#types/proto/common.ts';

/**
 * Pieces as stocks and movements keep them: { "10000000": 250 }. A key is the nominal in minor units, with L for the coin where a
 * note has the same nominal, and T for a piece that is not fit to go out again (domain: denominations).
 */
export type Denominations = Readonly<Record<string, number>>;

/** One line of a denomination list. */
export interface DenominationRow {
  readonly nominal: string;
  readonly lembar: number;
  /** 'L': the coin, where a note has the same nominal. */
  readonly jenis?: string | undefined;
  /** 'T': not fit to go out again. */
  readonly kondisi?: string | undefined;
}

export const UNFIT = 'T';

/** Returns the key of a stock for a line; its nominal has the decimals of the currency. */
export const denominationKey = ({ nominal, jenis, kondisi }: DenominationRow, currency: string): string =>
  `${toMinor(nominal, currency)}${jenis === 'L' ? 'L' : ''}${kondisi === UNFIT ? UNFIT : ''}`;

/** The nominal of a key in minor units. */
export const nominalOf = (key: string): bigint => BigInt(key.replace(/[LT]+$/, ''));

/** The key of the same piece where it is fit. */
export const fitKey = (key: string): string => key.replace(/T$/, '');

export const isUnfit = (key: string): boolean => key.endsWith(UNFIT);

/** A denomination list of the wire (nominal as decimal string) in one currency as pieces. */
export function toDenominations(rows: readonly DenominationRow[], currency: string): Denominations {
  return Object.fromEntries(rows.map((row) => [denominationKey(row, currency), row.lembar]));
}

/** Worth of the pieces in minor units. */
export function worth(denominations: Denominations): bigint {
  return Object.entries(denominations).reduce((sum, [key, count]) => sum + nominalOf(key) * BigInt(count), 0n);
}

/** Pieces that come and pieces that go, as one movement. */
export const exchanged = (incoming: Denominations, given: Denominations): Denominations => ({
  ...incoming,
  ...outgoing(given),
});

/** The same pieces going the other way. */
export function outgoing(denominations: Denominations): Denominations {
  return Object.fromEntries(Object.entries(denominations).map(([nominal, count]) => [nominal, -count]));
}

/** Same count of every denomination, zero counts not mattering. */
export function sameDenominations(a: Denominations, b: Denominations): boolean {
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every(
    (nominal) => (a[nominal] ?? 0) === (b[nominal] ?? 0),
  );
}

/** The part of a movement that came (1) or went (-1). */
export const side = (denominations: Denominations, sign: 1 | -1): Denominations =>
  Object.fromEntries(Object.entries(denominations).filter(([, count]) => count * sign > 0));

/** A denomination map in minor units as the wire's list, largest first, counts without sign. */
export function toPecahan(
  denominations: Readonly<Record<string, number>>,
  currency: string = BOOK_CURRENCY,
): Pecahan[] {
  return Object.entries(denominations)
    .map(([key, count]) => ({ key, minor: nominalOf(key), lembar: Math.abs(count) }))
    .sort((a, b) => (a.minor === b.minor ? a.key.localeCompare(b.key) : a.minor < b.minor ? 1 : -1))
    .map(({ key, minor, lembar }) => ({
      nominal: fromMinor(minor, currency),
      lembar,
      ...(/L/.test(key) && { jenis: 'L' }),
      ...(isUnfit(key) && { kondisi: UNFIT }),
    }));
}
