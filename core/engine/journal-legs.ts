import { accountOn, type Leg, withInterBranch } from '#core/ledger/legs.ts';
import type { OpContext, Operation } from './operation.ts';

/** All legs of an operation as they are posted: its own and those between branches. Preview, posting and reservation use these. */
export const legsOf = <D, X>(operation: Operation<D, X>, op: OpContext<D, X>): readonly Leg[] =>
  withInterBranch(operation.journal(op), {
    currency: operation.subject(op).kode_valuta,
    headOffice: op.ref.headOffice,
  });

/** What the legs take from each account on balance, in minor units; accounts that are not debited are left out. */
export function debitsOf(legs: readonly Leg[]): ReadonlyMap<string, bigint> {
  const moved = new Map<string, bigint>();
  for (const leg of legs) {
    const account = accountOn(leg);
    if (account !== null) moved.set(account, (moved.get(account) ?? 0n) + leg.jumlah);
  }
  return new Map([...moved].filter(([, minor]) => minor > 0n));
}
