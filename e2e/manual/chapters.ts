import { approveUser, newUser } from './admin/new-user.ts';
import { trail } from './auditor/trail.ts';
import { unmask } from './auditor/unmask.ts';
import { countStationery } from './back-office/count-stationery.ts';
import { inwardCheque } from './back-office/inward-cheque.ts';
import { journalEntry } from './back-office/journal-entry.ts';
import { outwardTransfer } from './back-office/outward-transfer.ts';
import { branchDay, delegation } from './branch-manager/branch-day.ts';
import { giveBack } from './branch-manager/return.ts';
import type { AnyChapter } from './chapter.ts';
import { approveHit, decideHit } from './compliance/decide-hit.ts';
import { approveNames, importNames } from './compliance/import-names.ts';
import { findAccount } from './cs/find-account.ts';
import { newPerson } from './cs/new-person.ts';
import { openAccount } from './cs/open-account.ts';
import { release } from './head-teller/release.ts';
import { receiveCash, sendCash } from './head-teller/send-cash.ts';
import { approveRate, wholeBank } from './ho-finance/approve-rate.ts';
import { holiday, setRate } from './ho-finance-staff/rates.ts';
import { approve } from './ops-manager/approve.ts';
import { lookOver } from './ops-manager/ledger.ts';
import { bookTransfer } from './teller/book-transfer.ts';
import { cashDeposit } from './teller/cash-deposit.ts';
import { cashWithdrawal } from './teller/cash-withdrawal.ts';
import { closeTill, openTill } from './teller/open-till.ts';
import { overLimit } from './teller/over-limit.ts';

/** Lists every chapter of the user manual, in the order of a run: the teller opens with the head teller's cash. */
export const chapters: readonly AnyChapter[] = [
  sendCash,
  openTill,
  cashDeposit,
  cashWithdrawal,
  bookTransfer,
  overLimit,
  closeTill,
  receiveCash,
  release,
  newPerson,
  openAccount,
  findAccount,
  journalEntry,
  outwardTransfer,
  inwardCheque,
  countStationery,
  approve,
  lookOver,
  giveBack,
  branchDay,
  delegation,
  setRate,
  holiday,
  approveRate,
  wholeBank,
  newUser,
  approveUser,
  importNames,
  approveNames,
  decideHit,
  approveHit,
  trail,
  unmask,
];
