import type { Db } from '#core/db/client.ts';
import { pageByNames, type Reach, USUAL } from '#core/engine/name-pages.ts';
import type { Fragment, ListDefinition, ListPage } from '#core/list/list-query.ts';
import { bearsWords, termsOf } from '#core/list/name-words.ts';
import type { Paging } from '#types/proto/common.ts';

/** Filters that narrow a search by names; empty is any. */
export interface Narrow {
  readonly jenis: 'P' | 'B';
  readonly kode_cabang: string;
  readonly status: string;
  readonly resiko: string;
}

/** Matches when each of the words begins a word of the customer's name. */
export const bears = (db: Db, words: readonly string[]): Fragment => bearsWords(db, 'c.nama_normal', words);

/** Builds the question to the index of words, with its filters. Most customers are persons: that would narrow nothing. */
function asked(words: readonly string[], { jenis, kode_cabang, status, resiko }: Narrow): string {
  const marks = [jenis === 'B' ? jenis : '', kode_cabang, status, resiko].map((mark) => mark.replace(/\W/g, ''));
  return [...termsOf(words), ...marks.filter(Boolean).map((mark) => `'=${mark}'`)].join(' & ');
}

/** Returns the page of customers who have the words (docs/adr/0104). VALIDATION on keyword: too many have them, and too few of them come first. */
export function pageOfNames<R extends object>(
  db: Db,
  words: readonly string[],
  narrow: Narrow,
  list: Omit<ListDefinition, 'from'>,
  paging: Paging | undefined,
  reach: Reach = USUAL,
): Promise<ListPage<R>> {
  const branch = narrow.kode_cabang === '' ? db`true` : db`c.kode_cabang = ${narrow.kode_cabang}`;
  return pageByNames<R>(
    db,
    list,
    {
      bears: bears(db, words),
      // Reads an index alone.
      ahead: (after, order) => db`(
        select c.nomor_nasabah, c.nama_normal, c.jenis, c.kode_cabang, c.status, c.resiko from customer c
        where ${branch} and ${after} order by ${order} limit ${reach.ahead}) c`,
      together: db`customers_of_words(${asked(words, narrow)}, ${reach.together}) c`,
      refusal: 'CUSTOMERS_TOO_MANY',
    },
    paging,
  );
}
