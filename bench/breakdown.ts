import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '#core/db/client.ts';
import { setServer } from './database.ts';
import type { Rate } from './pgbench.ts';

/** Holds the cost of one posting at the database, table by table and statement by statement. */
export interface Breakdown {
  readonly tables: readonly {
    readonly table: string;
    readonly inserted: number;
    readonly updated: number;
    /** Of the updated, those that touched no index. */
    readonly hot: number;
    /** Counts the entries made in its indexes, from the write-ahead log. */
    readonly entries: number;
    readonly walBytes: number;
  }[];
  readonly statements: readonly {
    readonly text: string;
    readonly calls: number;
    readonly us: number;
    readonly walBytes: number;
  }[];
  /** Microseconds of the whole call, and of the statements inside it: the rest is the language and the start of each statement. */
  readonly callUs: number;
  readonly insideUs: number;
}

interface Moved {
  tabel: string;
  masuk: bigint;
  ubah: bigint;
  panas: bigint;
}

/** A partition counts for the table it is a part of. */
const WHOLE = `regexp_replace(c.relname, '_[0-9]{6}$', '')`;

const moved = (admin: Db) => admin<Moved[]>`
  select ${admin.unsafe(WHOLE)} as tabel, sum(s.n_tup_ins)::bigint as masuk, sum(s.n_tup_upd)::bigint as ubah, sum(s.n_tup_hot_upd)::bigint as panas
  from pg_stat_user_tables s join pg_class c on c.oid = s.relid where s.schemaname = 'public' and c.relname not like 'pgbench%' group by 1`;

/** WAL between two places by table, its indexes with it; what belongs to none is the transaction's own. */
const written = (admin: Db, from: string) => admin<{ tabel: string; bita: bigint; entri: bigint }[]>`
  with catatan as (
    select r.start_lsn, r.record_length, r.resource_manager, r.record_type,
           (select b.relfilenode from counters.pg_get_wal_block_info(r.start_lsn, r.end_lsn) b order by b.block_id limit 1) as berkas
    from counters.pg_get_wal_records_info(${from}::pg_lsn, pg_current_wal_flush_lsn()) r
  ), nama as (
    select k.record_length, k.resource_manager, k.record_type, coalesce(t.relname, c.relname) as relname
    from catatan k left join pg_class c on c.relfilenode = k.berkas and c.relkind in ('r', 'i') left join pg_index i on i.indexrelid = c.oid left join pg_class t on t.oid = i.indrelid
  )
  select coalesce(regexp_replace(relname, '_[0-9]{6}$', ''), 'the transaction') as tabel, sum(record_length)::bigint as bita,
         count(*) filter (where resource_manager = 'Btree' and record_type like 'INSERT%')::bigint as entri
  from nama group by 1`;

const place = async (admin: Db) =>
  (await admin<{ lsn: string }[]>`select pg_current_wal_insert_lsn()::text as lsn`)[0]?.lsn ?? '0/0';

async function tablesOf(admin: Db, run: () => Promise<Rate>): Promise<Breakdown['tables']> {
  const before = new Map((await moved(admin)).map((row) => [row.tabel, row]));
  const from = await place(admin);
  const { transactions } = await run();
  // A session reports its statistics when it ends, and the server a moment later.
  await pause(500);
  const log = new Map((await written(admin, from)).map((row) => [row.tabel, row]));
  const each = (now: bigint, then: bigint | undefined) => Number(now - (then ?? 0n)) / transactions;
  const rows = (await moved(admin)).map((now) => {
    const then = before.get(now.tabel);
    return {
      table: now.tabel,
      inserted: each(now.masuk, then?.masuk),
      updated: each(now.ubah, then?.ubah),
      hot: each(now.panas, then?.panas),
      entries: Number(log.get(now.tabel)?.entri ?? 0n) / transactions,
      walBytes: Number(log.get(now.tabel)?.bita ?? 0n) / transactions,
    };
  });
  const own = log.get('the transaction');
  const rest = { table: 'the transaction', inserted: 0, updated: 0, hot: 0, entries: 0 };
  return [...rows, { ...rest, walBytes: Number(own?.bita ?? 0n) / transactions }]
    .filter(({ inserted, updated, walBytes }) => inserted + updated > 0.05 || walBytes > 5)
    .sort((a, b) => b.walBytes - a.walBytes);
}

interface Counted {
  teks: string;
  kali: bigint;
  mikro: number;
  bita: string;
  luar: boolean;
}

/** Every statement a posting makes, also those inside functions, with what it takes: by one client, so that nobody waits. */
async function statementsOf(
  admin: Db,
  run: () => Promise<Rate>,
): Promise<Pick<Breakdown, 'statements' | 'callUs' | 'insideUs'>> {
  await setServer(admin, 'pg_stat_statements.track', 'all');
  await admin`select counters.pg_stat_statements_reset()`;
  const { transactions } = await run();
  await setServer(admin, 'pg_stat_statements.track', 'none');
  const rows = await admin<Counted[]>`
    select left(regexp_replace(s.query, '\\s+', ' ', 'g'), 76) as teks, sum(s.calls)::bigint as kali, sum(s.total_exec_time) * 1000 as mikro, sum(s.wal_bytes)::text as bita,
           s.toplevel as luar
    from counters.pg_stat_statements s join pg_roles r on r.oid = s.userid
    where (not s.toplevel or r.rolname = 'amanah_app') group by 1, s.toplevel, s.queryid having sum(s.calls) >= ${transactions / 2} order by 3 desc`;
  const inside = rows.filter(({ luar }) => !luar);
  const sum = (some: readonly Counted[]) => some.reduce((us, { mikro }) => us + mikro, 0) / transactions;
  return {
    statements: inside.map(({ teks, kali, mikro, bita }) => ({
      text: teks,
      calls: Number(kali) / transactions,
      us: mikro / transactions,
      walBytes: Number.parseInt(bita, 10) / transactions,
    })),
    callUs: sum(rows.filter(({ luar }) => luar)),
    insideUs: sum(inside),
  };
}

/** Takes one posting apart; `alone` posts by one client. */
export async function measureParts(admin: Db, alone: () => Promise<Rate>): Promise<Breakdown> {
  await admin`checkpoint`;
  await setServer(admin, 'full_page_writes', 'off');
  try {
    const tables = await tablesOf(admin, alone);
    return { tables, ...(await statementsOf(admin, alone)) };
  } finally {
    await setServer(admin, 'full_page_writes', 'on');
  }
}

const fixed = (value: number, width: number, digits = 0): string =>
  value
    .toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: false })
    .padStart(width);

/** The table of what each posting costs, as it is printed. */
export function tableOf({ tables, statements, callUs, insideUs }: Breakdown): string {
  const sum = (of: (row: Breakdown['tables'][number]) => number) => tables.reduce((all, row) => all + of(row), 0);
  const line = (name: string, cells: readonly string[]) => `${name.padEnd(20)}${cells.join('')}`;
  const row = (name: string, t: Omit<Breakdown['tables'][number], 'table'>) =>
    line(name, [
      fixed(t.inserted, 10, 2),
      fixed(t.updated, 9, 2),
      fixed(t.hot, 9, 2),
      fixed(t.entries, 9, 2),
      fixed(t.walBytes, 11),
    ]);
  return [
    'What one posting costs (a book transfer by one client):',
    line('table', ['  inserted', '  updated', '      HOT', '  entries', '  WAL bytes']),
    ...tables.map(({ table, ...rest }) => row(table, rest)),
    row('in all', {
      inserted: sum((t) => t.inserted),
      updated: sum((t) => t.updated),
      hot: sum((t) => t.hot),
      entries: sum((t) => t.entries),
      walBytes: sum((t) => t.walBytes),
    }),
    '',
    `${fixed(callUs, 6, 1)} µs in all, ${fixed(insideUs, 0, 1)} of them inside its statements:`,
    ...statements.map(
      ({ text, calls, us, walBytes }) =>
        `${fixed(us, 6, 1)} µs ${fixed(calls, 5, 2)}x ${fixed(walBytes, 5)} B  ${text}`,
    ),
  ].join('\n');
}
