import { BOOK_CURRENCY, fromMinor, toMinor } from '#lib/money.ts';

const WHOLE = toMinor('100.00', BOOK_CURRENCY);

/** Returns the bank's part of a share in per cent, both with two decimals. */
export const restOf = (share: string): string => fromMinor(WHOLE - toMinor(share, BOOK_CURRENCY), BOOK_CURRENCY);
/** Returns a share as a screen shows it, without zero decimals: "30", "32.50". Paper keeps both decimals. */
export const shortShare = (share: string): string => share.replace(/\.00$/, '');
