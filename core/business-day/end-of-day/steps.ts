import { belowMinimumFees, monthlyFees } from '#core/accounts/fees/end-of-day.ts';
import { freeHolds, sleepingAccounts } from '#core/accounts/inquiries/end-of-day-steps.ts';
import { standingOrders } from '#core/accounts/standing-orders/end-of-day.ts';
import { periodicEntries } from '#core/books/entries/end-of-day.ts';
import { dailyReports } from '#core/books/reports/end-of-day-step.ts';
import { dailyBalances } from '#core/business-day/bank-day/daily-balances.ts';
import { reconcileMessages } from '#core/business-day/bank-day/reconcile-messages.ts';
import { revaluationStep } from '#core/business-day/bank-day/revaluation.ts';
import { testBooks } from '#core/business-day/bank-day/test-books.ts';
import { yearEndStep } from '#core/business-day/bank-day/year-end.ts';
import {
  checkBranch,
  endItems,
  rollDay,
  savepoint,
  stopCounter,
} from '#core/business-day/branch-day/end-of-day-steps.ts';
import { expireSheets } from '#core/cheques/cheque-books/end-of-day.ts';
import { effectiveSheets } from '#core/cheques/clearing/end-of-day.ts';
import { holdUndecided } from '#core/cheques/clearing/forced-day.ts';
import { depositStep } from '#core/deposits/end-of-day.ts';
import type { EndOfDayStep } from '#core/engine/end-of-day-step.ts';
import { cancelUnsent, returnHeld } from '#core/payments/transfers/end-of-day.ts';
import { accrual } from '#core/profit-sharing/accrual-step.ts';
import { giveBonus } from '#core/profit-sharing/bonus-step.ts';
import {
  distribute,
  endSharing,
  lockAverages,
  sweepRounding,
  trueUp,
  waitForRate,
} from '#core/profit-sharing/end-of-day-steps.ts';
import { giveLateShares } from '#core/profit-sharing/late-share-step.ts';
import { fundReserves } from '#core/profit-sharing/reserve-step.ts';
import { shareAgain } from '#core/profit-sharing/share-again.ts';

/** The steps of an end of day in the order of the bank (domain: branch day); a department adds its own by one line here. */
export const steps: readonly EndOfDayStep[] = [
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
  // Funds that become good at the next end of day, or are no longer blocked, are there for what moves by itself.
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
  fundReserves,
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
