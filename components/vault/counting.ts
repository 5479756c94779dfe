import { BOOK_CURRENCY, formatWire, fromMinor, toMinor } from '#lib/money.ts';
import type { Pecahan } from '#types/proto/common.ts';

/** What a person typed, pieces by denomination ("100000.00" → "250"). */
export type Counts = Readonly<Record<string, string>>;

/** More pieces of one denomination than a till or vault could ever hold: a slip of the finger. */
const MOST_PIECES = 1_000_000;

/** The pieces of one typed text: empty is none; null when it is no whole number in bounds. */
export function readPieces(text: string): number | null {
  const typed = text.trim();
  if (typed === '') return 0;
  if (!/^\d{1,7}$/.test(typed)) return null;
  const pieces = Number.parseInt(typed, 10);
  return pieces <= MOST_PIECES ? pieces : null;
}

/** The counted denominations, without those of which there is none; null while something typed is no number. */
export function readCounts(counts: Counts): Pecahan[] | null {
  const rows: Pecahan[] = [];
  for (const [nominal, text] of Object.entries(counts)) {
    const lembar = readPieces(text);
    if (lembar === null) return null;
    if (lembar > 0) rows.push({ nominal, lembar });
  }
  return rows;
}

/** Pieces as they would have been typed. */
export const toCounts = (rows: readonly Pecahan[]): Counts =>
  Object.fromEntries(rows.map(({ nominal, lembar }) => [nominal, String(lembar)]));

/** What these pieces are worth, as a wire amount. */
export function worth(rows: readonly Pecahan[], currency: string = BOOK_CURRENCY): string {
  const minor = rows.reduce((total, { nominal, lembar }) => total + toMinor(nominal, currency) * BigInt(lembar), 0n);
  return fromMinor(minor, currency);
}

/** a - b of two wire amounts of either sign. */
export function difference(a: string, b: string, currency: string = BOOK_CURRENCY): string {
  const minor = (text: string) => toMinor(text, currency, { allowNegative: true });
  return fromMinor(minor(a) - minor(b), currency);
}

/** How much of `limit` is used, in whole percent; 0 without a limit. */
export function percentOf(amount: string, limit: string, currency: string = BOOK_CURRENCY): number {
  if (amount === '' || limit === '') return 0;
  const whole = toMinor(limit, currency);
  return whole === 0n ? 0 : Number((toMinor(amount, currency, { allowNegative: true }) * 100n) / whole);
}

/** A number of pieces as it is read: "1,250". */
export const piecesText = (lembar: number): string => lembar.toLocaleString('en-US');

/** A denomination as it is called at the counter: "100,000". */
export const denominationName = (nominal: string): string => formatWire(nominal).replace(/\.00$/, '');
