import { BOOK_CURRENCY, fromMinor, toMinor } from '#lib/money.ts';
import type { Pecahan } from '#types/proto/common.ts';

/** Pieces by denomination in minor units, as stocks and movements keep them: { "10000000": 250 }. */
export type Pieces = Readonly<Record<string, number>>;

/** A denomination list of the wire (nominal as decimal string) as pieces. */
export function toPieces(rows: readonly { nominal: string; lembar: number }[]): Pieces {
  return Object.fromEntries(rows.map((row) => [toMinor(row.nominal).toString(), row.lembar]));
}

/** Worth of the pieces in minor units. */
export function worth(pieces: Pieces): bigint {
  return Object.entries(pieces).reduce((sum, [nominal, count]) => sum + BigInt(nominal) * BigInt(count), 0n);
}

/** The same pieces going the other way. */
export function outgoing(pieces: Pieces): Pieces {
  return Object.fromEntries(Object.entries(pieces).map(([nominal, count]) => [nominal, -count]));
}

/** Same count of every denomination, zero counts not mattering. */
export function samePieces(a: Pieces, b: Pieces): boolean {
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every(
    (nominal) => (a[nominal] ?? 0) === (b[nominal] ?? 0),
  );
}

/** A denomination map in minor units as the wire's list, largest first, counts without sign. */
export function toPecahan(pieces: Readonly<Record<string, number>>, currency: string = BOOK_CURRENCY): Pecahan[] {
  return Object.entries(pieces)
    .map(([nominal, count]) => ({ minor: BigInt(nominal), lembar: Math.abs(count) }))
    .sort((a, b) => (a.minor < b.minor ? 1 : -1))
    .map(({ minor, lembar }) => ({ nominal: fromMinor(minor, currency), lembar }));
}
