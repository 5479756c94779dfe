import { dayBooks } from './day-books.ts';
import { dayKeeping } from './day-keeping.ts';

/** A bundle has the daily lists of a branch in this order. */
export const dayLists = [
  ...(Object.keys(dayBooks) as (keyof typeof dayBooks)[]),
  ...(Object.keys(dayKeeping) as (keyof typeof dayKeeping)[]),
] as const;
