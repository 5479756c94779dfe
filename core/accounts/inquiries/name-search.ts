import type { Db } from '#core/db/client.ts';
import { pageByNames, type Reach, USUAL } from '#core/engine/name-pages.ts';
import { type Fragment, type ListDefinition, type ListPage, runList } from '#core/list/list-query.ts';
import { bearsWords, termsOf } from '#core/list/name-words.ts';
import type { Paging } from '#types/proto/common.ts';

/** An index of accounts has these orders. */
const WALKED: ReadonlySet<string> = new Set(['', 'nomor_rekening', 'nama_nasabah', 'kode_cabang']);

/** Further filters of the search, so that it does not read past them; empty is any. */
interface Narrow {
  readonly kode_cabang: string;
  readonly nomor_nasabah: string;
}

/**
 * Returns the page of accounts `a` whose name has the words, like the search for customers (docs/adr/0104). `others` joins the list's other tables.
 * An order without an index cannot be read to its end, and one customer has few accounts: those read all accounts with the words. VALIDATION on
 * keyword: too many accounts have the words, and too few of them come first.
 */
export function pageOfAccounts<R extends object>(
  db: Db,
  words: readonly string[],
  narrow: Narrow,
  others: Fragment,
  list: Omit<ListDefinition, 'from'>,
  paging: Paging | undefined,
  reach: Reach = USUAL,
): Promise<ListPage<R>> {
  if (words.length === 0) return Promise.resolve({ rows: [], cursor: '' });
  const terms = termsOf(words).join(' & ');
  if (narrow.nomor_nasabah !== '' || !WALKED.has((paging?.sort ?? '').replace(/^-/, ''))) {
    const bears = db`to_tsvector('simple', a.nama_normal) @@ ${terms}::tsquery`;
    return runList<R>(db, { ...list, from: db`account a ${others}`, where: [...list.where, bears] }, paging);
  }
  const branch = narrow.kode_cabang === '' ? db`true` : db`a.kode_cabang = ${narrow.kode_cabang}`;
  return pageByNames<R>(
    db,
    list,
    {
      bears: bearsWords(db, 'a.nama_normal', words),
      ahead: (after, order) => db`(
        select a.* from account a where ${branch} and ${after} order by ${order} limit ${reach.ahead}) a ${others}`,
      together: db`accounts_of_words(${terms}, ${narrow.kode_cabang}, ${reach.together}) a ${others}`,
      refusal: 'ACCOUNTS_TOO_MANY',
    },
    paging,
  );
}
