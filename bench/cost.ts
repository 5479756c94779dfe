import type { Db } from '#core/db/client.ts';
import { setServer } from './database.ts';
import type { Rate } from './pgbench.ts';

export interface Cost {
  /** WAL bytes per transaction, without images of whole pages. */
  readonly walBytes: number;
  /** WAL bytes per transaction right after a checkpoint, with the images of whole pages. */
  readonly walBytesWithImages: number;
  /** Growth of the tables and indexes per transaction. */
  readonly diskBytes: number;
}

/** Growth of the bank's own tables and indexes, or of the others: those of pgbench and of bench/hand.ts. */
async function size(admin: Db, own: boolean): Promise<bigint> {
  const [row] = await admin<{ n: bigint }[]>`
    select coalesce(sum(pg_table_size(c.oid) + pg_indexes_size(c.oid)), 0)::bigint as n from pg_class c join pg_namespace s on s.oid = c.relnamespace
    where s.nspname in ('public', 'hand') and c.relkind in ('r', 'm') and (s.nspname = 'public' and c.relname not like 'pgbench%') = ${own}`;
  return row?.n ?? 0n;
}

async function walOf(admin: Db, run: () => Promise<Pick<Rate, 'transactions'>>): Promise<number> {
  const at = async () => (await admin<{ lsn: string }[]>`select pg_current_wal_lsn()::text as lsn`)[0]?.lsn ?? '0/0';
  await admin`checkpoint`;
  const from = await at();
  const { transactions } = await run();
  const [row] = await admin<
    { n: bigint }[]
  >`select pg_wal_lsn_diff(${await at()}::pg_lsn, ${from}::pg_lsn)::bigint as n`;
  return Number(row?.n ?? 0n) / transactions;
}

async function costOf(admin: Db, own: boolean, run: () => Promise<Rate>): Promise<Cost> {
  const walBytesWithImages = await walOf(admin, run);
  // Page images say how many different pages were touched since the checkpoint, not how much a transaction writes: without
  // them the figure does not depend on when a checkpoint happens to fall.
  await setServer(admin, 'full_page_writes', 'off');
  try {
    const before = await size(admin, own);
    let transactions = 0;
    const walBytes = await walOf(admin, async () => {
      const rate = await run();
      transactions = rate.transactions;
      return rate;
    });
    const grown = (await size(admin, own)) - before;
    return { walBytes, walBytesWithImages, diskBytes: Number(grown) / transactions };
  } finally {
    await setServer(admin, 'full_page_writes', 'on');
  }
}

/** Loads whose writes are compared, each run a certain number of times. */
export interface Counted {
  readonly tpcb: () => Promise<Rate>;
  readonly hand: () => Promise<Rate>;
  readonly post: () => Promise<Rate>;
}

/** Measures the writes of one transaction of each side: the same number of transactions, each after a checkpoint. */
export async function measureCost(admin: Db, loads: Counted): Promise<Readonly<Record<keyof Counted, Cost>>> {
  return {
    tpcb: await costOf(admin, false, loads.tpcb),
    hand: await costOf(admin, false, loads.hand),
    post: await costOf(admin, true, loads.post),
  };
}

/** WAL bytes of one transaction of each load, without images of whole pages. */
export async function measureWal(
  admin: Db,
  loads: Readonly<Record<string, () => Promise<Pick<Rate, 'transactions'>>>>,
): Promise<Readonly<Record<string, number>>> {
  await setServer(admin, 'full_page_writes', 'off');
  try {
    const bytes: Record<string, number> = {};
    for (const [name, load] of Object.entries(loads)) bytes[name] = await walOf(admin, load);
    return bytes;
  } finally {
    await setServer(admin, 'full_page_writes', 'on');
  }
}

/**
 * Statements a posting costs from the outside: what the application's role sent while `run` posted, over the postings. Statements
 * inside a function are part of it, and those of the background's rounds (roll-up, audit chain) belong to no posting.
 */
export async function countStatements(
  admin: Db,
  run: () => Promise<number>,
): Promise<{ perPosting: number; byStatement: Record<string, number> }> {
  await setServer(admin, 'pg_stat_statements.track', 'top');
  await admin`select counters.pg_stat_statements_reset()`;
  const postings = await run();
  await setServer(admin, 'pg_stat_statements.track', 'none');
  const rows = await admin<{ query: string; calls: bigint }[]>`
    select left(regexp_replace(query, '\\s+', ' ', 'g'), 60) as query, sum(calls)::bigint as calls
    from counters.pg_stat_statements s join pg_roles r on r.oid = s.userid
    where r.rolname = 'amanah_app' and query not like '%rollup_gl_balances%' group by 1 order by 2 desc`;
  const all = rows.reduce((sum, row) => sum + Number(row.calls), 0);
  return {
    perPosting: all / postings,
    byStatement: Object.fromEntries(rows.map((row) => [row.query, Number(row.calls)])),
  };
}
