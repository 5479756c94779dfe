import type { Chore, Move } from './move.ts';
import { depositCash, transfer, withdrawCash } from './moves/counter.ts';
import { breakDeposit, fetchMatured, keepBilyets, placeDeposit } from './moves/deposits.ts';
import { holdFunds, releaseHolds } from './moves/holds.ts';
import { staffMistake, wrongChecker } from './moves/mistakes.ts';
import { newCustomers, openings } from './moves/openings.ts';
import { reverseDeposit } from './moves/reversal.ts';
import { coverGiro, orderTransfer } from './moves/standing.ts';

/** All that can happen at a branch; an area adds its own by one line here. */
export const moves: readonly Move[] = [
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

/** What each branch looks after in the morning, in this order. */
export const chores: readonly Chore[] = [newCustomers, keepBilyets, fetchMatured, releaseHolds];
