import type { Db } from '#core/db/client.ts';
import { versionedTables } from '#core/db/reference/evidence.ts';
import type { BookCheck, Offence } from '#core/ledger/book-check.ts';
import { bookChecks } from '#core/ledger/check-books.ts';
import { chainCheck } from '#core/ledger/check-evidence.ts';
import { changedRows, versionCheck } from '#core/ledger/check-rows.ts';
import { changedDays, linksAfter } from '#core/ledger/check-since.ts';

/**
 * Copies of a bank whose books were proved whole: what their proof may take for granted. PostgreSQL writes the number of its transaction into each row
 * (`xmin`), and a changed row is a new one. So a row with a number from before the copy is the row that was proved.
 */

/** Describes the chain of the proved bank when its copies were made. */
export interface ProvedChain {
  /** The first transaction that a copy may have made. */
  readonly xid: string;
  /** The last link of the chain. */
  readonly posisi: string;
  /** Counts by table the rows that links and hashes of days are made from. */
  readonly rows: Readonly<Record<string, string>>;
}

/** Tables whose rows stand in the chain, or are the chain. */
const CHAINED = ['audit_log', 'journal', 'flow_step', 'record_version', 'row_version'] as const;
const BESIDE = [
  'journal_line',
  'cash_movement',
  'journal_reversal',
  'cash_entry',
  'audit_chain',
  'audit_day_hash',
] as const;

const before = (alias: string) => `${alias}.xmin::text::bigint < $1`;

/** Rows of before a transaction; of a table with the number of its own transaction also those that only say they are of before. */
const COUNTS = [
  ...[...CHAINED, ...BESIDE].map(
    (table) => `select '${table}' as nama, count(*) as n from ${table} t where ${before('t')}`,
  ),
  ...CHAINED.map((table) => `select '${table} by its number', count(*) from ${table} t where t.xid < $1`),
  `select 'handover', count(*) from handover h where ${before('h')}
     and exists (select from journal j where ${before('j')} and j.id in (h.journal_kirim, h.journal_terima))`,
  `select 'flow_instance', count(*) from flow_instance f where ${before('f')}
     and exists (select from journal j where ${before('j')} and j.id_flow = f.id_flow)`,
].join(' union all ');

async function rowsBefore(sql: Db, xid: string): Promise<Record<string, string>> {
  const counts = await sql.unsafe<{ nama: string; n: bigint }[]>(COUNTS, [xid]);
  return Object.fromEntries(counts.map(({ nama, n }) => [nama, String(n)]));
}

/** Returns what copies of this bank begin with. Its books have just been proved, and nobody writes to it. */
export async function provedChain(sql: Db): Promise<ProvedChain> {
  const [row] = await sql<{ xid: string; posisi: bigint }[]>`
    select pg_snapshot_xmax(pg_current_snapshot())::text as xid, posisi from audit_chain_head`;
  if (!row) throw new Error('the bank has no chain');
  return { xid: row.xid, posisi: String(row.posisi), rows: await rowsBefore(sql, row.xid) };
}

/** Tables whose rows could change without a version: one of the four triggers is missing or off. */
const untracked = (sql: Db) => sql<Offence[]>`
  with trigger_of as materialized (
    select c.relname::text as tabel, count(*) as n from pg_trigger g join pg_class c on c.oid = g.tgrelid and c.relnamespace = 'public'::regnamespace
    where g.tgenabled in ('O', 'A') and g.tgname = any ('{row_version_insert,row_version_delete,row_version_update,row_version_truncate}')
    group by 1)
  select format('%s: %s of 4 triggers write its versions', t.tabel, coalesce(g.n, 0)) as rincian
  from unnest(${versionedTables.map(({ tabel }) => tabel)}::text[]) t(tabel) left join trigger_of g using (tabel) where g.n is distinct from 4`;

const replaced = (
  checks: readonly BookCheck[],
  old: BookCheck,
  offences: BookCheck['offences'],
): readonly BookCheck[] => checks.map((check) => (check === old ? { name: check.name, offences } : check));

/**
 * The checks of a copy. Thousands of rows of reference data are as the proved bank has them, whose versions were compared one by one: where
 * every table has its triggers, a row can differ only if a version of it was written since.
 */
export const checksSince = (xid: bigint): readonly BookCheck[] =>
  replaced(bookChecks, versionCheck, async (sql) => [
    ...(await untracked(sql)),
    ...(await changedRows(sql, versionedTables, xid)),
  ]);

/** Proves the links after those of the proved bank, and the days that were closed or posted to since. */
async function newLinks(sql: Db, { xid, posisi }: ProvedChain): Promise<readonly Offence[]> {
  const links = await linksAfter(sql, BigInt(posisi));
  if (links.length > 0) return links;
  return changedDays(
    sql,
    sql`(s.xmin::text::bigint >= ${xid}::bigint
      or exists (select from journal j where j.kode_cabang = s.kode_cabang and j.tanggal = s.tanggal and j.xmin::text::bigint >= ${xid}::bigint))`,
  );
}

/** The checks of a copy of a bank with a long chain: where all that its old links are made from is untouched, the new links are proved, else all. */
export const checksOfCopy = (proved: ProvedChain): readonly BookCheck[] =>
  replaced(checksSince(BigInt(proved.xid)), chainCheck, async (sql) => {
    const rows = await rowsBefore(sql, proved.xid);
    const untouched = Object.entries(proved.rows).every(([table, n]) => rows[table] === n);
    return untouched ? newLinks(sql, proved) : chainCheck.offences(sql);
  });
