import {
  accountsAccept,
  accountsExist,
  depositsApart,
  enoughFunds,
  notHerOwn,
  sameCurrency,
} from './account-guards.ts';
import { piecesInStock, tillsBelowMaximum, tillsOpen } from './cash-guards.ts';
import { branchesOpen, rateOfTheDay, valueDates } from './day-guards.ts';
import type { Guard } from './drawing.ts';
import {
  smallEnoughAlone,
  tillOpenWhereKept,
  withinAccountDay,
  withinEntryLimit,
  withinOwnDay,
} from './limit-guards.ts';

/** Told before an operation's own rules: whether its legs can stand at all. */
export const standing: readonly Guard[] = [
  tillsOpen,
  accountsExist,
  depositsApart,
  branchesOpen,
  valueDates,
  sameCurrency,
  rateOfTheDay,
  accountsAccept,
  enoughFunds,
];

/** Told after them: whether the notes are there, and what one person may do alone. */
export const limiting: readonly Guard[] = [
  tillsBelowMaximum,
  piecesInStock,
  withinEntryLimit,
  tillOpenWhereKept,
  smallEnoughAlone,
  withinOwnDay,
  withinAccountDay,
  notHerOwn,
];
