import type { Chore, Move } from './move.ts';
import { cancelledSheets, handOutBooks, keepBooks, lostSheets } from './moves/cheques.ts';
import { depositPaper, keepPaper, lookAfterPaper, paperMistake, takePaperBack } from './moves/clearing.ts';
import { depositCash, transfer, withdrawCash } from './moves/counter.ts';
import { breakDeposit, fetchMatured, keepBilyets, placeDeposit } from './moves/deposits.ts';
import { holdFunds, releaseHolds } from './moves/holds.ts';
import { staffMistake, wrongChecker } from './moves/mistakes.ts';
import { newCustomers, openings } from './moves/openings.ts';
import { presentedSheet } from './moves/presented.ts';
import { reverseDeposit } from './moves/reversal.ts';
import { paySalaries } from './moves/salaries.ts';
import { coverGiro, orderTransfer } from './moves/standing.ts';
import { payByRtgs, receiveMoney, sendCash, sendMoney, transferMistake } from './moves/transfers.ts';
import type { World } from './world.ts';

/** All that can happen at a branch of any bank; an area adds its own by one line here. */
const within: readonly Move[] = [
  depositCash,
  withdrawCash,
  transfer,
  openings,
  reverseDeposit,
  holdFunds,
  orderTransfer,
  coverGiro,
  placeDeposit,
  breakDeposit,
  staffMistake,
  wrongChecker,
];

/** What a bank that reaches others has beside them: money to and from them, their paper and its own. */
const between: readonly Move[] = [
  sendMoney,
  sendCash,
  payByRtgs,
  receiveMoney,
  transferMistake,
  depositPaper,
  keepPaper,
  takePaperBack,
  paperMistake,
  presentedSheet,
  paySalaries,
  handOutBooks,
  lostSheets,
  cancelledSheets,
];

export const movesOf = ({ habits: { rails } }: World): readonly Move[] => (rails ? [...within, ...between] : within);

/** What each branch looks after in the morning, in this order. */
const mornings: readonly Chore[] = [newCustomers, keepBilyets, fetchMatured, releaseHolds];

export const choresOf = ({ habits: { rails } }: World): readonly Chore[] =>
  rails ? [...mornings, keepBooks, lookAfterPaper] : mornings;
