import type { Db } from '#core/db/client.ts';
import { type Fragment, type ListDefinition, type ListPage, runList } from '#core/list/list-query.ts';
import { AppError, fail } from '#lib/errors/errors.ts';
import type { Paging } from '#types/proto/common.ts';
import { toAppError } from './commit.ts';

/**
 * Finds records by words of a name, as fast among a million for the most usual word as for one that nobody bears (docs/adr/0104). A usual name soon
 * occurs in any order, so the first page comes from so many records ahead; a name that does not occur there is rare, and all its bearers come from
 * the index of words.
 */

/** Limits of what is read for a page. */
export interface Reach {
  /** Records read ahead in the order asked for. */
  readonly ahead: number;
  /** The most that is taken from the index of words and put in order. */
  readonly together: number;
}

/** 8 ms each. A name that more than 5,000 of a million bear occurs a hundred times among the next 30,000, unless its bearers are close together. */
export const USUAL: Reach = { ahead: 30_000, together: 5_000 };

/** Sources in which the bearers of the words are searched. */
interface Places {
  readonly bears: Fragment;
  /** Selects so many records after the cursor in the order asked for. */
  readonly ahead: (after: Fragment, order: Fragment) => Fragment;
  /** All bearers from the index of words, or `refusal` where they are too many. */
  readonly together: Fragment;
  readonly refusal: 'CUSTOMERS_TOO_MANY' | 'ACCOUNTS_TOO_MANY';
}

/** Returns the page of those who bear the words. VALIDATION on keyword: too many do, and too few of them are ahead. */
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
