import { BOOK_CURRENCY, toMinor } from '#lib/money.ts';
import type { Pecahan } from '#types/proto/common.ts';

interface Pile {
  readonly row: Pecahan;
  readonly worth: bigint;
  readonly count: bigint;
  /** Everything from this pile on is worth so much, and is a multiple of `unit`. */
  readonly all: bigint;
  readonly unit: bigint;
}

/** A till holds about a dozen kinds of pieces; its search visits a few hundred combinations, and gives up far above them. */
const MOST_STEPS = 50_000;

const divisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : divisor(b, a % b));
const smaller = (a: bigint, b: bigint): bigint => (a < b ? a : b);

/** Sorts the pieces that are fit to go out, largest first, each with what it and all smaller ones can still make. */
function pilesOf(stock: readonly Pecahan[], currency: string): readonly Pile[] {
  const fit = stock
    .filter(({ lembar, kondisi }) => lembar > 0 && kondisi !== 'T')
    .map((row) => ({ row, worth: toMinor(row.nominal, currency), count: BigInt(row.lembar) }))
    .sort((a, b) => (a.worth < b.worth ? -1 : 1));
  let [all, unit] = [0n, 0n];
  const rising = fit.map((pile) => {
    all += pile.worth * pile.count;
    unit = divisor(pile.worth, unit);
    return { ...pile, all, unit };
  });
  return rising.toReversed();
}

/**
 * Proposes pieces of the stock that make the amount exactly, as few and as large as it can. It takes the largest pieces first, and gives some
 * of them back where the rest cannot be made of smaller ones. Worn pieces stay in the till. Returns null when no combination makes the amount.
 */
export function proposeDenominations(
  amount: string,
  stock: readonly Pecahan[],
  currency: string = BOOK_CURRENCY,
): readonly Pecahan[] | null {
  const piles = pilesOf(stock, currency);
  const failed = new Set<string>();
  let steps = 0;
  const make = (at: number, left: bigint): readonly Pecahan[] | null => {
    if (left === 0n) return [];
    const pile = piles[at];
    const key = `${at}:${left}`;
    steps += 1;
    if (!pile || steps > MOST_STEPS || left > pile.all || left % pile.unit !== 0n || failed.has(key)) return null;
    for (let taken = smaller(left / pile.worth, pile.count); taken >= 0n; taken -= 1n) {
      const rest = make(at + 1, left - taken * pile.worth);
      if (rest) return taken === 0n ? rest : [{ ...pile.row, lembar: Number(taken) }, ...rest]; // not an amount: a number of pieces of one pile
      const later = piles[at + 1]?.all ?? 0n;
      // Fewer of this pile would leave more than all smaller pieces together are worth.
      if (left - taken * pile.worth > later) break;
    }
    failed.add(key);
    return null;
  };
  const minor = toMinor(amount, currency);
  return minor > 0n ? make(0, minor) : null;
}
