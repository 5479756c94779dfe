import { accountOn, type Leg, withInterBranch } from '#core/ledger/legs.ts';
import { fail } from '#lib/errors/errors.ts';
import { BOOK_CURRENCY } from '#lib/money.ts';
import { worthInBooks } from '#lib/rate.ts';
import { feeLegs, feesOf } from './fees.ts';
import type { OpContext, Operation } from './operation.ts';

/** What an operation draws: its own legs and those of its fees. */
export const ownLegs = <D, X>(operation: Operation<D, X>, op: OpContext<D, X>): readonly Leg[] => [
  ...operation.journal(op),
  ...feeLegs(feesOf(operation, op), op),
];

/** All legs of an operation as they are posted: its own, those of its fees and those between branches. Preview, posting and reservation use these. */
export const legsOf = <D, X>(operation: Operation<D, X>, op: OpContext<D, X>): readonly Leg[] =>
  completed(ownLegs(operation, op), operation.subject(op).kode_valuta, op);

/**
 * An operation's own legs with those between branches. Legs of another currency are worth what the middle rate of the day makes of
 * them, where they do not say it themselves.
 */
export function completed(
  legs: readonly Leg[],
  currency: string,
  { facts, ref }: Pick<OpContext, 'facts' | 'ref'>,
): readonly Leg[] {
  const worth = legs.map((leg) => {
    const own = leg.kode_valuta ?? currency;
    if (own === BOOK_CURRENCY || leg.jumlah_idr !== null) return leg;
    const rate = facts.rates.get(own) ?? fail('RATE_MISSING', { params: { valuta: own } });
    return { ...leg, jumlah_idr: worthInBooks(leg.jumlah, own, rate.tengah) };
  });
  return withInterBranch(worth, { currency, headOffice: ref.headOffice });
}

/** What the legs take from each account on balance, in minor units; accounts that are not debited are left out. */
export function debitsOf(legs: readonly Leg[]): ReadonlyMap<string, bigint> {
  const moved = new Map<string, bigint>();
  for (const leg of legs) {
    const account = accountOn(leg);
    if (account !== null) moved.set(account, (moved.get(account) ?? 0n) + leg.jumlah);
  }
  return new Map([...moved].filter(([, minor]) => minor > 0n));
}
