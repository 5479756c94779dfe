import { clearingCalls, clearingMenus } from './clearing.ts';
import { depositCalls, depositMenus } from './deposit.ts';
import { passbookCalls, passbookMenus } from './passbook.ts';

/** Passbooks, deposits and sheets of other banks: what has a number printed on it. */
export const paperMenus = { ...passbookMenus, ...depositMenus, ...clearingMenus } as const;
export const paperCalls = { ...passbookCalls, ...depositCalls, ...clearingCalls } as const;
