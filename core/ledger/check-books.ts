import type { Db } from '#core/db/client.ts';
import type { BookCheck } from './book-check.ts';
import { accountChecks } from './check-accounts.ts';
import { accrualChecks } from './check-accruals.ts';
import { activityChecks } from './check-activity.ts';
import { cashChecks } from './check-cash.ts';
import { clearingChecks } from './check-clearing.ts';
import { currencyChecks } from './check-currency.ts';
import { depositChecks } from './check-deposits.ts';
import { endOfDayChecks } from './check-ends-of-day.ts';
import { evidenceChecks } from './check-evidence.ts';
import { feeChecks } from './check-fees.ts';
import { journalChecks } from './check-journals.ts';
import { passbookChecks } from './check-passbooks.ts';
import { payrollChecks } from './check-payrolls.ts';
import { periodicChecks } from './check-periodic.ts';
import { rowChecks } from './check-rows.ts';
import { shareChecks } from './check-shares.ts';
import { shipmentChecks } from './check-shipments.ts';
import { stateChecks } from './check-states.ts';
import { stationeryChecks } from './check-stationery.ts';
import { transferChecks } from './check-transfers.ts';
import { warkatChecks } from './check-warkat.ts';
import { workflowChecks } from './check-workflow.ts';

export interface BookResult {
  readonly name: string;
  readonly ok: boolean;
  readonly details: readonly string[];
}

/** Every invariant of the books. */
export const bookChecks: readonly BookCheck[] = [
  ...journalChecks,
  ...accountChecks,
  ...activityChecks,
  ...accrualChecks,
  ...cashChecks,
  ...shipmentChecks,
  ...stationeryChecks,
  ...currencyChecks,
  ...passbookChecks,
  ...shareChecks,
  ...depositChecks,
  ...clearingChecks,
  ...transferChecks,
  ...payrollChecks,
  ...warkatChecks,
  ...stateChecks,
  ...periodicChecks,
  ...workflowChecks,
  ...endOfDayChecks,
  ...feeChecks,
  ...evidenceChecks,
  ...rowChecks,
];

/** The report names so many offences per check; more than these would not help to find the first. */
const MAX_LISTED = 20;

/** Makes the result of a check. */
export const resultOf = (name: string, rows: readonly { readonly rincian: string }[]): BookResult => ({
  name,
  ok: rows.length === 0,
  details: rows.slice(0, MAX_LISTED).map((row) => row.rincian),
});

/**
 * Checks the whole books, all invariants over one snapshot, so that postings going on meanwhile do not appear as errors. Tests, benches and the end
 * of day use it alike. A caller that knows some of it proved already leaves out or replaces checks.
 */
export async function checkBooks(sql: Db, checks: readonly BookCheck[] = bookChecks): Promise<readonly BookResult[]> {
  return sql.begin('isolation level repeatable read read only', async (snapshot) => {
    const results: BookResult[] = [];
    for (const check of checks) {
      results.push(resultOf(check.name, await check.offences(snapshot as unknown as Db)));
    }
    return results;
  });
}
