import {
  accountsAccept,
  accountsExist,
  depositsApart,
  enoughFunds,
  notHerOwn,
  sameCurrency,
} from './account-guards.ts';
import {
  denominationsAddUp,
  denominationsInStock,
  denominationsKnown,
  fitDenominationsOut,
  tillsBelowMaximum,
  tillsNearMaximum,
  tillsOpen,
} from './cash-guards.ts';
import { branchesOpen, rateOfTheDay, valueDates } from './day-guards.ts';
import type { Guard } from './drawing.ts';
import { ledgerAllowed } from './ledger-guards.ts';
import {
  smallEnoughAlone,
  tillOpenAtHolder,
  withinAccountDay,
  withinEntryLimit,
  withinOwnDay,
} from './limit-guards.ts';
import { presenterIdentified, presenterIsFree, presenterIsWho, presenterNamed } from './presenter-guards.ts';

/** Run before an operation's own rules: they decide whether its legs can be posted at all. */
export const alwaysGuards: readonly Guard[] = [
  tillsOpen,
  accountsExist,
  depositsApart,
  branchesOpen,
  valueDates,
  sameCurrency,
  rateOfTheDay,
  accountsAccept,
  enoughFunds,
  ledgerAllowed,
];

/** Run after them: they decide whether the notes are what moves, and there, and what one person may do alone. */
export const limiting: readonly Guard[] = [
  presenterNamed,
  presenterIsWho,
  presenterIsFree,
  presenterIdentified,
  denominationsKnown,
  denominationsAddUp,
  fitDenominationsOut,
  tillsNearMaximum,
  tillsBelowMaximum,
  denominationsInStock,
  withinEntryLimit,
  tillOpenAtHolder,
  smallEnoughAlone,
  withinOwnDay,
  withinAccountDay,
  notHerOwn,
];
