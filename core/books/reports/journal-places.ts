import type { Caller } from '#core/access/context.ts';
import type { Db } from '#core/db/client.ts';
import type { Fragment } from '#core/list/list-query.ts';
import { isAccountNumber } from '#lib/account-number.ts';
import { maySee } from '#lib/masking.ts';

/** A search among the lines of a branch; an open end of its period is empty. */
export interface JournalSearch {
  readonly branch: string;
  readonly from: string;
  readonly until: string;
  /** A code of the chart, or the beginning of some. */
  readonly kode_gl: string;
  /** Part of a journal's description, the user who posted it, an account number or its beginning. */
  readonly keyword: string;
}

/** A piece of a list: the place it begins after, its direction, and its maximum of places. */
export interface Piece {
  readonly last: readonly string[] | null;
  readonly descending: boolean;
  readonly most: number;
}

const GL_CODE = 6;
/** The search index finds account numbers by this many first digits; a longer beginning leaves at most a hundred accounts. */
const BUNDLED_DIGITS = 8;

/** Returns the codes of the search; null for any. */
const codesOf = (db: Db, code: string): Fragment =>
  code === ''
    ? db`null::text[]`
    : code.length === GL_CODE
      ? db`array[${code}]::text[]`
      : db`array(select kode_gl from gl_account where starts_with(kode_gl, ${code}))`;

/**
 * Returns places of lines, as day, journal and line, in the order of the list; each way is a function of the database that reads no more of
 * the ledger than it returns (docs/adr/0104-search-indexes-are-built-in-the-background.md). A caller who sees account numbers masked finds nothing by
 * them.
 */
export function placesOf(db: Db, caller: Caller, search: JournalSearch, { last, descending, most }: Piece): Fragment {
  const { branch, keyword } = search;
  const period = db`${search.from || '-infinity'}::date, ${search.until || 'infinity'}::date, ${descending}, ${last as string[] | null}::text[], ${most}`;
  const codes = codesOf(db, search.kode_gl);
  const sees = maySee('rekening', caller.menus);
  if (keyword === '') {
    const all = search.kode_gl === '' ? db`array(select kode_gl from gl_account)` : codes;
    return db`lines_on_gl(${branch}, ${all}, ${period})`;
  }
  if (isAccountNumber(keyword)) {
    return sees
      ? db`lines_of_account(${keyword}, ${branch}, ${codes}, ${period})`
      : db`(select null::date as tanggal, null::bigint as journal_id, null::integer as urut where false)`;
  }
  const beginning = sees && /^\d+$/.test(keyword);
  const words = db`lines_of_words(${branch}, ${keyword}, ${beginning && keyword.length <= BUNDLED_DIGITS}, ${codes}, ${period})`;
  if (!beginning || keyword.length <= BUNDLED_DIGITS) return words;
  return db`(select * from ${words} w union
    select l.* from account a cross join lateral lines_of_account(a.nomor_rekening, ${branch}, ${codes}, ${period}) l
    where a.nomor_rekening >= ${keyword} and a.nomor_rekening < ${`${keyword}:`} and starts_with(a.nomor_rekening, ${keyword}))`;
}
