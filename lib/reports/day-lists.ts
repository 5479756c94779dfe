import { dayBooks } from './day-books.ts';
import { dayKeeping } from './day-keeping.ts';

/** The daily lists of a branch, in the order in which a bundle has them. */
export const dayLists = [
  ...(Object.keys(dayBooks) as (keyof typeof dayBooks)[]),
  ...(Object.keys(dayKeeping) as (keyof typeof dayKeeping)[]),
] as const;
