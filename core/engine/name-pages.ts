import type { Db } from '#core/db/client.ts';
import { type Fragment, type ListDefinition, type ListPage, runList } from '#core/list/list-query.ts';
import { AppError, fail } from '#lib/errors/errors.ts';
import type { Paging } from '#types/proto/common.ts';
import { toAppError } from './commit.ts';

/**
 * Records by words of a name, as fast among a million for the most usual word as for one that nobody bears (docs/adr/0045). A usual
 * name is soon met in any order, so the first page is looked for among so many records ahead; what is not met there is rare, and all of
 * it is taken from the index of words.
 */

/** How much is read for a page. */
export interface Reach {
  /** Records read ahead in the order asked for. */
  readonly ahead: number;
  /** The most that is taken from the index of words and put in order. */
  readonly together: number;
}

/** 8 ms each. What more than 5,000 of a million bear is met a hundred times among the next 30,000, unless its bearers stand in one place. */
export const USUAL: Reach = { ahead: 30_000, together: 5_000 };

/** Where bearers of the words are looked for. */
interface Places {
  readonly bears: Fragment;
  /** So many records after the cursor in the order asked for. */
  readonly ahead: (after: Fragment, order: Fragment) => Fragment;
  /** All bearers from the index of words, or `refusal` where they are too many. */
  readonly together: Fragment;
  readonly refusal: 'CUSTOMERS_TOO_MANY' | 'ACCOUNTS_TOO_MANY';
}

/** The page of those who bear the words. VALIDATION on keyword: too many do, and too few of them stand ahead. */
export async function pageByNames<R extends object>(
  db: Db,
  list: Omit<ListDefinition, 'from'>,
  { bears, ahead, together, refusal }: Places,
  paging: Paging | undefined,
): Promise<ListPage<R>> {
  const near = await runList<R>(db, { ...list, from: ahead, where: [...list.where, bears] }, paging);
  if (near.cursor !== '') return near;
  try {
    return await runList<R>(db, { ...list, from: together }, paging);
  } catch (error) {
    const refused = toAppError(error);
    if (!(refused instanceof AppError) || refused.code !== refusal) throw error;
    return fail('VALIDATION', {
      ...refused.details,
      violations: [{ field: 'keyword', kode: refused.code }],
    });
  }
}
