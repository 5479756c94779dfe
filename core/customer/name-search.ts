import type { Db } from '#core/db/client.ts';
import { toAppError } from '#core/engine/commit.ts';
import { type Fragment, join, type ListDefinition, type ListPage, runList } from '#core/list/list-query.ts';
import { AppError, fail } from '#lib/errors/errors.ts';
import { normaliseEntityName, normaliseName } from '#lib/text.ts';
import type { Paging } from '#types/proto/common.ts';

/**
 * Customers by words of their name, as fast among a million for the most usual word as for one that nobody bears (docs/adr/0045). A usual
 * name is soon met in any order, so the first page is looked for among so many customers ahead; what is not met there is rare, and all of
 * it is taken from the index of words.
 */

/** How much is read for a page. */
interface Reach {
  /** Customers read ahead in the order asked for, from an index alone. */
  readonly ahead: number;
  /** The most that is taken from the index of words and put in order. */
  readonly together: number;
}

/** 8 ms each. What more than 5,000 of a million bear is met a hundred times among the next 30,000, unless its bearers stand in one place. */
const USUAL: Reach = { ahead: 30_000, together: 5_000 };

/** What narrows a search by names beside the words; empty is any. */
export interface Narrow {
  readonly jenis: 'P' | 'B';
  readonly kode_cabang: string;
  readonly status: string;
  readonly resiko: string;
}

/** The words of a name as customers' names are kept. A keyword of marks alone has none. */
export const wordsOf = (keyword: string): string[] =>
  normaliseEntityName(normaliseName(keyword))
    .split(/[^A-Z0-9]+/)
    .filter(Boolean);

/** A single letter is an initial and stands for itself, any other word for all that begin so. */
const isInitial = (word: string): boolean => word.length === 1;

/** Each of the words begins a word of the name: a condition on rows that are read anyway. */
export const bears = (db: Db, words: readonly string[]): Fragment =>
  join(
    db,
    words.map((word) => db`' ' || c.nama_normal || ' ' like ${`% ${word}${isInitial(word) ? ' ' : ''}%`}`),
    ' and ',
  );

/** The same and what narrows it, as the index of words is asked. Most customers are persons: that would narrow nothing. */
function asked(words: readonly string[], { jenis, kode_cabang, status, resiko }: Narrow): string {
  const marks = [jenis === 'B' ? jenis : '', kode_cabang, status, resiko].map((mark) => mark.replace(/\W/g, ''));
  return [
    ...words.map((word) => `'${word.toLowerCase()}'${isInitial(word) ? '' : ':*'}`),
    ...marks.filter(Boolean).map((mark) => `'=${mark}'`),
  ].join(' & ');
}

/** The page of those who bear the words. VALIDATION on keyword: too many do, and too few of them stand ahead. */
export async function pageOfNames<R extends object>(
  db: Db,
  words: readonly string[],
  narrow: Narrow,
  list: Omit<ListDefinition, 'from'>,
  paging: Paging | undefined,
  { ahead: rows, together }: Reach = USUAL,
): Promise<ListPage<R>> {
  const branch = narrow.kode_cabang === '' ? db`true` : db`c.kode_cabang = ${narrow.kode_cabang}`;
  const ahead = await runList<R>(
    db,
    {
      ...list,
      from: (after, order) => db`(
        select c.nomor_nasabah, c.nama_normal, c.jenis, c.kode_cabang, c.status, c.resiko from customer c
        where ${branch} and ${after} order by ${order} limit ${rows}) c`,
      where: [...list.where, bears(db, words)],
    },
    paging,
  );
  if (ahead.cursor !== '') return ahead;
  try {
    return await runList<R>(
      db,
      { ...list, from: db`customers_of_words(${asked(words, narrow)}, ${together}) c` },
      paging,
    );
  } catch (error) {
    const refused = toAppError(error);
    if (!(refused instanceof AppError) || refused.code !== 'CUSTOMERS_TOO_MANY') throw error;
    return fail('VALIDATION', {
      ...refused.details,
      violations: [{ field: 'keyword', kode: refused.code }],
    });
  }
}
