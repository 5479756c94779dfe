import { accountOn, byBranch, type Leg, withInterBranch } from '#core/ledger/legs.ts';
import { fail } from '#lib/errors/errors.ts';
import { BOOK_CURRENCY } from '#lib/money.ts';
import { worthInBooks } from '#lib/profit-sharing/rate.ts';
import { feeLegs, feesOf } from './fees.ts';
import type { LoadedContext } from './load-context.ts';
import type { OpContext, Operation } from './operation.ts';

/** Returns the operation's own legs and those of its fees. */
export const ownLegs = <D, X>(operation: Operation<D, X>, op: OpContext<D, X>): readonly Leg[] => [
  ...operation.journal(op),
  ...feeLegs(feesOf(operation, op), op),
];

/**
 * Returns all legs of an operation as they are posted: its own, those of its fees and those between branches. Preview, posting and reservation use
 * these.
 */
export const legsOf = <D, X>(operation: Operation<D, X>, op: OpContext<D, X>): readonly Leg[] =>
  completed(ownLegs(operation, op), operation.subject(op).kode_valuta, op);

/**
 * Computes the signed worth of legs of another currency that do not state it themselves, by the middle rate of the day. It rounds the sum of each
 * branch, so that what balances in a currency balances in its worth too, whatever the rate.
 */
function worthsOf(legs: readonly Leg[], currency: string, { rates }: LoadedContext): ReadonlyMap<Leg, bigint> {
  const sums = new Map<string, bigint>();
  const worths = new Map<Leg, bigint>();
  for (const leg of byBranch(legs)) {
    const own = leg.kode_valuta ?? currency;
    if (own === BOOK_CURRENCY || leg.jumlah_idr !== null) continue;
    const rate = rates.get(own) ?? fail('RATE_MISSING', { params: { valuta: own } });
    const before = sums.get(own) ?? 0n;
    const after = before + leg.jumlah;
    sums.set(own, after);
    worths.set(leg, worthInBooks(after, own, rate.tengah) - worthInBooks(before, own, rate.tengah));
  }
  return worths;
}

/** An operation's own legs, each with its worth in the books' currency, and those between branches. */
export function completed(
  legs: readonly Leg[],
  currency: string,
  { loaded, ref }: Pick<OpContext, 'loaded' | 'ref'>,
): readonly Leg[] {
  const worths = worthsOf(legs, currency, loaded);
  const worth = legs.map((leg) => ({ ...leg, jumlah_idr: worths.get(leg) ?? leg.jumlah_idr }));
  return withInterBranch(worth, { currency, headOffice: ref.headOffice });
}

/** Returns what the legs take from each account on balance, in minor units; accounts that are not debited are left out. */
export function debitsOf(legs: readonly Leg[]): ReadonlyMap<string, bigint> {
  const moved = new Map<string, bigint>();
  for (const leg of legs) {
    const account = accountOn(leg);
    if (account !== null) moved.set(account, (moved.get(account) ?? 0n) + leg.jumlah);
  }
  return new Map([...moved].filter(([, minor]) => minor > 0n));
}
