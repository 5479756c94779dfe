import { checkBranch, endItems, rollDay, savepoint, stopCounter } from '#core/branch/evening-steps.ts';
import { effectiveSheets } from '#core/clearing/evening.ts';
import { holdUndecided } from '#core/clearing/forced-day.ts';
import { dailyBalances } from '#core/day/daily-balances.ts';
import { reconcileMessages } from '#core/day/reconcile-messages.ts';
import { revaluationStep } from '#core/day/revaluation.ts';
import { testBooks } from '#core/day/test-books.ts';
import { yearEndStep } from '#core/day/year-end.ts';
import { depositStep } from '#core/deposit/evening.ts';
import type { EveningStep } from '#core/engine/evening-step.ts';
import { belowMinimumFees, monthlyFees } from '#core/fees/evening.ts';
import { periodicEntries } from '#core/general-ledger/evening.ts';
import { accrual } from '#core/profit/accrual-step.ts';
import { giveBonus } from '#core/profit/bonus-step.ts';
import {
  distribute,
  endSharing,
  lockAverages,
  sweepRounding,
  trueUp,
  waitForRate,
} from '#core/profit/evening-steps.ts';
import { giveLateShares } from '#core/profit/late-share-step.ts';
import { keepReserves } from '#core/profit/reserve-step.ts';
import { shareAgain } from '#core/profit/share-again.ts';
import { dailyReports } from '#core/report/evening-step.ts';
import { freeHolds, sleepingAccounts } from '#core/savings/evening-steps.ts';
import { standingOrders } from '#core/standing/evening.ts';
import { cancelUnsent, returnHeld } from '#core/transfer/evening.ts';
import { expireSheets } from '#core/warkat/evening.ts';

/** The steps of an evening in the order of the bank (domain: branch day); a department adds its own by one line here. */
export const steps: readonly EveningStep[] = [
  checkBranch,
  stopCounter,
  savepoint,
  // Head office ends a day by force: what the branch has not decided does not stay in a transit account.
  holdUndecided,
  // Before anything else moves accounts: what never left the bank is where it came from.
  cancelUnsent,
  returnHeld,
  endItems,
  freeHolds,
  // Funds that become good tonight, or are no longer blocked, are there for what moves by itself.
  effectiveSheets,
  expireSheets,
  giveLateShares,
  standingOrders,
  // The bank's own entries find what customers have ordered moved.
  periodicEntries,
  depositStep,
  belowMinimumFees,
  accrual,
  shareAgain,
  lockAverages,
  waitForRate,
  trueUp,
  distribute,
  keepReserves,
  giveBonus,
  monthlyFees,
  sweepRounding,
  sleepingAccounts,
  revaluationStep,
  yearEndStep,
  // From here on the month takes no posting of head office.
  endSharing,
  testBooks,
  reconcileMessages,
  dailyBalances,
  dailyReports,
  rollDay,
];
