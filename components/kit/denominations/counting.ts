import '#lib/messages/fields.ts';
import { message } from '#lib/messages/id.ts';
import { BOOK_CURRENCY, formatWire, fromMinor, toMinor } from '#lib/money.ts';
import type { Pecahan } from '#types/proto/common.ts';

/** Identifies the pieces of a count: a nominal, the coin where a note has the same one, those not fit to go out again. */
export type Kind = Pick<Pecahan, 'nominal' | 'jenis' | 'kondisi'>;

/** A kind of piece by its id: "1000.00" the note, "1000.00L" the coin, "1000.00T" a worn note. */
export const kindId = ({ nominal, jenis, kondisi }: Kind): string =>
  `${nominal}${jenis === 'L' ? 'L' : ''}${kondisi === 'T' ? 'T' : ''}`;

function kindOf(id: string): Kind {
  const [, nominal = id, jenis = '', kondisi = ''] = /^([\d.]+)(L?)(T?)$/.exec(id) ?? [];
  return { nominal, ...(jenis && { jenis }), ...(kondisi && { kondisi }) };
}

/** A kind that is offered for counting, and whether it is a coin. */
export interface Offered extends Kind {
  readonly coin: boolean;
}

/** Returns the kinds of a list of denominations: a coin is distinguished where a note has its nominal. */
export const kindsOf = (rows: readonly { readonly nominal: string; readonly jenis: string }[]): Offered[] =>
  rows.map(({ nominal, jenis }) => {
    const coin = jenis === 'L';
    const shared = coin && rows.some((row) => row.nominal === nominal && row.jenis === 'K');
    return { nominal, coin, ...(shared && { jenis }) };
  });

/** The kinds, and where some are worn a second line for each. */
export const withWorn = (kinds: readonly Offered[], worn: boolean): readonly Offered[] =>
  worn ? [...kinds, ...kinds.map((kind) => ({ ...kind, kondisi: 'T' }))] : kinds;

/** Holds a person's typed counts, pieces by kind ("100000.00" → "250"). */
export type Counts = Readonly<Record<string, string>>;

/** More pieces of one denomination than a till or vault could ever hold: a slip of the finger. */
const MAX_COUNT = 1_000_000;

/** The pieces of one typed text: empty is none; null when it is no whole number in bounds. */
export function readCount(text: string): number | null {
  const typed = text.trim();
  if (typed === '') return 0;
  if (!/^\d{1,7}$/.test(typed)) return null;
  const count = Number.parseInt(typed, 10);
  return count <= MAX_COUNT ? count : null;
}

/** The counted denominations, without those of which there is none; null while something typed is no number. */
export function readCounts(counts: Counts): Pecahan[] | null {
  const rows: Pecahan[] = [];
  for (const [id, text] of Object.entries(counts)) {
    const lembar = readCount(text);
    if (lembar === null) return null;
    if (lembar > 0) rows.push({ ...kindOf(id), lembar });
  }
  return rows;
}

/** Pieces as they would have been typed. */
export const toCounts = (rows: readonly Pecahan[]): Counts =>
  Object.fromEntries(rows.map((row) => [kindId(row), String(row.lembar)]));

/** Returns the typed counts as a form keeps them; a text that is no number of pieces counts as -1, which validation refuses. */
export const toRows = (counts: Counts): Pecahan[] =>
  Object.entries(counts)
    .map(([id, text]) => ({ ...kindOf(id), lembar: readCount(text) ?? -1 }))
    .filter(({ lembar }) => lembar !== 0);

/** Returns the worth of these pieces, as a wire amount. */
export function worth(rows: readonly Pecahan[], currency: string = BOOK_CURRENCY): string {
  const minor = rows.reduce((total, { nominal, lembar }) => total + toMinor(nominal, currency) * BigInt(lembar), 0n);
  return fromMinor(minor, currency);
}

/** a - b of two wire amounts of either sign. */
export function difference(a: string, b: string, currency: string = BOOK_CURRENCY): string {
  const minor = (text: string) => toMinor(text, currency, { allowNegative: true });
  return fromMinor(minor(a) - minor(b), currency);
}

/** Returns the used part of `limit`, in whole percent; 0 without a limit. */
export function percentOf(amount: string, limit: string, currency: string = BOOK_CURRENCY): number {
  if (amount === '' || limit === '') return 0;
  const whole = toMinor(limit, currency);
  return whole === 0n ? 0 : Number((toMinor(amount, currency, { allowNegative: true }) * 100n) / whole);
}

/** A number of pieces as it is read: "1,250". */
export const countText = (lembar: number): string => lembar.toLocaleString('en-US');

/** A denomination as it is called at the counter: "100,000". */
export const denominationName = (nominal: string): string => formatWire(nominal).replace(/\.00$/, '');

/** A kind of piece as it is called: "1,000", "1,000 koin", "1,000 tidak layak". */
export const kindName = ({ nominal, jenis, kondisi }: Kind): string =>
  [
    denominationName(nominal),
    jenis === 'L' ? message('isian.koin') : '',
    kondisi === 'T' ? message('isian.tidakLayak') : '',
  ]
    .filter(Boolean)
    .join(' ');
