import { z } from 'zod';
import { amountsOf } from '#core/access/amounts.ts';
import { openEntryRow } from '#lib/books/schemas/ledger.ts';
import type { EntriBaris } from '#types/proto/books/ledger.ts';

const lines = z.array(openEntryRow);

/** Returns the amounts of legs in minor units, in the order of the legs; null where one is still open. */
export const minorsOf = (rows: readonly EntriBaris[]): readonly (bigint | null)[] =>
  amountsOf(lines, rows).map(({ nominal }) => nominal);
