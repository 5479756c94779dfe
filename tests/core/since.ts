import type { Db } from '#core/db/client.ts';
import type { TestBank } from './helpers.ts';

/** A fingerprint of every table's rows, by the table's name. */
export type Books = Readonly<Record<string, string>>;

/** A moment of the books that is still readable, however much was written since. */
export interface Moment {
  /** The tables whose rows differ now; a table that was emptied or defined anew is reported as pg_class. */
  readonly changed: () => Promise<string[]>;
  /** True if the audit trail has an entry now that it did not have. */
  readonly audited: () => Promise<boolean>;
}

/**
 * Every table is listed that has rows: the check must not depend on somebody adding a new table to a list. A table without a page
 * has no rows in any snapshot, unless it was truncated, and then its file is another one, which the rows of pg_class show.
 */
async function tablesWithRows(owner: Db): Promise<string[]> {
  const rows = await owner<{ nama: string }[]>`
    select c.oid::regclass::text as nama from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition and n.nspname !~ '^(pg_|information_schema$)'
      and exists (select from pg_partition_tree(c.oid) p where pg_relation_size(p.relid) > 0
                  union all select where c.relkind = 'r' and pg_relation_size(c.oid) > 0)
    order by 1`;
  return rows.map(({ nama }) => nama);
}

const FILES = `select 'pg_class' as nama,
  md5(string_agg(concat_ws(' ', c.oid, c.relname, c.relfilenode), '|' order by c.oid)) as sidik
  from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname !~ '^pg_' and c.relkind in ('r', 'p')`;

/** The rows are added up, so that their order does not matter and nothing is sorted. */
const fingerprints = (tables: readonly string[]): string =>
  [
    FILES,
    ...tables.map(
      (table) => `select '${table}', count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) from ${table} t`,
    ),
  ].join(' union all ');

const asBooks = (rows: readonly { nama: string; sidik: string }[]): Books =>
  Object.fromEntries(rows.map(({ nama, sidik }) => [nama, sidik]));

/**
 * True if any transaction that the snapshot does not show was committed since. PostgreSQL numbers every transaction that writes and
 * keeps how it ended, so where none was committed no row of any table differs. What was rolled back has changed nothing.
 */
export async function committedSince(sql: Db, snapshot: string): Promise<boolean> {
  const [row] = await sql<{ ada: boolean }[]>`
    select exists (
      select from generate_series(pg_snapshot_xmin(s)::text::bigint, pg_snapshot_xmax(pg_current_snapshot())::text::bigint - 1) x
      where not pg_visible_in_snapshot(x::text::xid8, s) and pg_xact_status(x::text::xid8) = 'committed') as ada
    from (select ${snapshot}::pg_snapshot) as t(s)`;
  return row?.ada !== false;
}

/** Returns the snapshot of this moment, as text. */
export async function currentSnapshot(sql: Db): Promise<string> {
  const [row] = await sql<{ snapshot: string }[]>`select pg_current_snapshot()::text as snapshot`;
  return row?.snapshot ?? '';
}

/** The books under a snapshot, which they still are while nothing was committed. */
interface Reading {
  readonly snapshot: string;
  readonly books: Books;
}

/** The books as they were last read. */
const read = new WeakMap<Db, Reading>();

/** A connection that reads the same tables again need not plan a hundred queries anew. */
const PREPARED = { prepare: true };

/** The fingerprint of a table that has no rows. */
const NO_ROWS = '0 0';

/** Reads the present books. A table whose first rows were rolled back has pages, and no rows before and after: it is left out. */
async function readNow(owner: Db, query: string): Promise<Reading> {
  const rows = await owner.unsafe<{ nama: string; sidik: string }[]>(
    `${query} union all select '', pg_current_snapshot()::text`,
    [],
    PREPARED,
  );
  const { '': snapshot = '', ...books } = asBooks(rows.filter(({ sidik }) => sidik !== NO_ROWS));
  return { snapshot, books };
}

const lastEntry = async (sql: Db): Promise<bigint | null> =>
  (await sql<{ id: bigint | null }[]>`select max(id) as id from audit_log`)[0]?.id ?? null;

/**
 * Does the work with this moment of the books in its hands. A snapshot is held open meanwhile, so that the former rows are read only
 * if a transaction was committed at all: hashing every table before and after each refusal took half of the suite's time.
 */
export function since<T>({ owner, past }: TestBank, work: (moment: Moment) => Promise<T>): Promise<T> {
  return past.begin('isolation level repeatable read read only', async (held) => {
    const before = held as unknown as Db;
    const snapshot = await currentSnapshot(before);
    return work({
      changed: async () => {
        if (!(await committedSince(owner, snapshot))) return [];
        const query = fingerprints(await tablesWithRows(owner));
        const now = await readNow(owner, query);
        const known = read.get(owner);
        // Under an equal snapshot nobody has begun to write in between, so the rows of then are those that were read last.
        const then = known?.snapshot === snapshot ? known.books : asBooks(await before.unsafe(query, [], PREPARED));
        read.set(owner, now);
        const tables = [...new Set([...Object.keys(now.books), ...Object.keys(then)])];
        return tables.filter((table) => (now.books[table] ?? NO_ROWS) !== (then[table] ?? NO_ROWS));
      },
      audited: async () =>
        (await committedSince(owner, snapshot)) && (await lastEntry(owner)) !== (await lastEntry(before)),
    });
  }) as Promise<T>;
}

/** Returns the present books, read only if a transaction was committed since they were read last. */
export async function readBooks(owner: Db): Promise<Books> {
  const known = read.get(owner);
  if (known && !(await committedSince(owner, known.snapshot))) return known.books;
  const now = await readNow(owner, fingerprints(await tablesWithRows(owner)));
  read.set(owner, now);
  return now.books;
}
