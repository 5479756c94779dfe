import type { Db } from '#core/db/client.ts';
import { pageByNames, type Reach, USUAL } from '#core/engine/name-pages.ts';
import { type Fragment, type ListDefinition, type ListPage, runList } from '#core/list/list-query.ts';
import { bearsWords, termsOf } from '#core/list/name-words.ts';
import type { Paging } from '#types/proto/common.ts';

/** Orders that an index of accounts is kept in. */
const WALKED: ReadonlySet<string> = new Set(['', 'nomor_rekening', 'nama_nasabah', 'kode_cabang']);

/** What else accounts are narrowed by, so that it is not read past; empty is any. */
interface Narrow {
  readonly kode_cabang: string;
  readonly nomor_nasabah: string;
}

/**
 * The page of accounts `a` whose name has the words, as customers are found by theirs (docs/adr/0045). `others` joins what the list shows
 * beside. In an order that no index is kept in there is none to walk to its end, and of one customer all accounts are few: those read who bears
 * the words. VALIDATION on keyword: too many accounts do, and too few of them stand ahead.
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
