import { dailyControl } from './daily-control.ts';
import { dayBooks } from './day-books.ts';

/** A bundle has the daily lists of a branch in this order. */
export const dayLists = [
  ...(Object.keys(dayBooks) as (keyof typeof dayBooks)[]),
  ...(Object.keys(dailyControl) as (keyof typeof dailyControl)[]),
] as const;
