import { clearingCalls, clearingMenus } from './clearing.ts';
import { depositCalls, depositMenus } from './deposit.ts';
import { passbookCalls, passbookMenus } from './passbook.ts';
import { transferCalls, transferMenus } from './transfers.ts';
import { warkatCalls, warkatMenus } from './warkat.ts';

/** Passbooks, deposits, cheque books and sheets of other banks have printed numbers. Transfers go to other banks. */
export const paperMenus = {
  ...passbookMenus,
  ...depositMenus,
  ...transferMenus,
  ...clearingMenus,
  ...warkatMenus,
} as const;
export const paperCalls = {
  ...passbookCalls,
  ...depositCalls,
  ...warkatCalls,
  ...clearingCalls,
  ...transferCalls,
} as const;
