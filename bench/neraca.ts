import type { Context } from '#core/access/context.ts';
import { neraca } from '#core/books/reports/statements.ts';
import type { Db } from '#core/db/client.ts';
import { summariseMonths } from '#core/db/partitions.ts';
import { beginOn } from '#core/db/transactions.ts';
import { addDays, wallClock } from '#lib/dates.ts';
import { OWN_GL, prepareBank, userName } from './bank.ts';
import { type BenchDatabase, contextOf, inBench } from './database.ts';
import { QUICK } from './quick.ts';

/**
 * `node bench/neraca.ts`: the balance sheet of the whole bank and of a branch, of today and of a day long past, over ten million lines of three hundred branches, against a GROUP
 * BY over the lines in the same run. Exits 1 where a target is missed. `--quick` is a small run to see that it works.
 */
const LINES = QUICK ? 100_000 : 10_000_000;
const BRANCHES = QUICK ? 20 : 300;
const DAYS = 250;
const PER_JOURNAL = 20;
/** One statement inserts this many lines, so that none sorts all of them. */
const PART = 500_000;
/** Both sides in turn, so that what else the machine does falls on both: so many sums of the lines, after each so many statements. */
const TURNS = 5;
const CALLS = 8;
/** Calls of each question before it is measured: a core that serves has been asked before. */
const WARM = 10;
const TARGET = { ms: 1_000, times: 500 } as const;
const FINANCE = 'finance';

/** Inserts balanced journals over branches, accounts and the days up to `today`, in the order of time, and rolls them up as the background does. */
async function prepareLines(owner: Db, today: string): Promise<void> {
  await owner`
    insert into branch (kode_cabang, nama_cabang, kota, jenis, status, accounting_date)
    select lpad((100 + n)::text, 3, '0'), 'Cabang ' || n, 'Jakarta', 'CABANG', 'BUKA', ${today}::date from generate_series(1, ${BRANCHES - 2}::integer) n
    on conflict do nothing`;
  await owner`
    select ensure_partition(t.tabel, 'tanggal', m::date) from (values ('journal'), ('journal_line')) t(tabel)
    cross join generate_series(date_trunc('month', ${addDays(today, -DAYS)}::date), ${today}::date, interval '1 month') m`;
  const journals = LINES / PER_JOURNAL;
  for (let from = 0; from < journals; from += PART / PER_JOURNAL) {
    await owner`
      with cabang as (select array_agg(kode_cabang order by kode_cabang) as kode from branch),
      heads as (
        insert into journal (id, tanggal, xid, kode_cabang, operasi, id_user, dibuat_pada, nominal, kode_valuta, korelasi)
        select nextval('trail_id_seq'), ${today}::date - ${DAYS}::integer + (n::bigint * ${DAYS} / ${journals})::integer, pg_current_xact_id()::text::bigint,
               c.kode[1 + n % cardinality(c.kode)], 'BENCH_GL', ${userName(1)}, now(), 1000, 'IDR', gen_random_uuid()
        from generate_series(${from}::integer, ${Math.min(from + PART / PER_JOURNAL, journals) - 1}::integer) n cross join cabang c returning id, tanggal, xid, kode_cabang
      ), gl as (
        select ${[...OWN_GL]}::text[] as kode
      )
      insert into journal_line (journal_id, tanggal, xid, jumlah, urut, kode_cabang, kode_gl, kode_valuta)
      select h.id, h.tanggal, h.xid, (100 + (u + 1) / 2) * (case u % 2 when 0 then -1 else 1 end), u, h.kode_cabang,
             gl.kode[1 + ((h.id * 7 + u) % cardinality(gl.kode))::integer], 'IDR'
      from heads h cross join gl cross join generate_series(1, ${PER_JOURNAL}::integer) u`;
    await owner`select rollup_gl_balances()`;
  }
  await owner`vacuum analyze journal, journal_line, gl_daily, gl_day_balance`;
  // As a core does each hour.
  await summariseMonths(beginOn(owner));
}

/** A line up to a day of a branch or of the bank, whose statement leaves out what branches owe one another. */
const upTo = (db: Db, branch: string | null, day: string) => db`
  l.tanggal <= ${day}::date and (${branch}::text is null and l.kode_gl <> '110001' or l.kode_cabang = ${branch})`;

/** A branch's or the bank's accounts up to a day, summed from the lines; what the statement's lines are made of. */
const grouped = (db: Db, branch: string | null, day: string) => db<{ kode_gl: string; saldo: bigint }[]>`
  select l.kode_gl, sum(coalesce(l.jumlah_idr, l.jumlah))::bigint as saldo
  from journal_line l where ${upTo(db, branch, day)} group by l.kode_gl`;

/** The same up to two days, in one reading. */
const groupedTwice = (db: Db, branch: string | null, day: string, beside: string) => db`
  select l.kode_gl, sum(coalesce(l.jumlah_idr, l.jumlah))::bigint as saldo,
         sum(coalesce(l.jumlah_idr, l.jumlah)) filter (where l.tanggal <= ${beside}::date)::bigint as dulu
  from journal_line l where ${upTo(db, branch, day)} group by l.kode_gl`;

async function elapsed(call: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await call();
  return performance.now() - from;
}

function middle(all: readonly number[]): { readonly median: number; readonly p99: number } {
  const sorted = [...all].sort((a, b) => a - b);
  return { median: sorted[sorted.length >> 1] ?? 0, p99: sorted[Math.ceil(sorted.length * 0.99) - 1] ?? 0 };
}

/** Measures both in turn, in milliseconds. */
async function inTurn(sums: () => Promise<unknown>, statement: () => Promise<unknown>) {
  const [slow, fast]: [number[], number[]] = [[], []];
  for (let n = 0; n < WARM; n++) await statement();
  await sums();
  for (let turn = 0; turn < TURNS; turn++) {
    slow.push(await elapsed(sums));
    for (let n = 0; n < CALLS; n++) fast.push(await elapsed(statement));
  }
  return { slow: middle(slow), fast: middle(fast) };
}

/** Throws where the assets of the statement are not those of the lines: a fast answer that is wrong is none. */
async function prove(context: Context, branch: string | null, day: string): Promise<void> {
  const said = await context.db<{ jumlah: bigint }[]>`
    select coalesce(sum(b.saldo), 0)::bigint as jumlah from report_balances(${branch}, ${day}::date) b join gl_account g using (kode_gl) where g.tipe in ('A', 'A-')`;
  const kinds = new Map(
    (await context.db<{ kode_gl: string; tipe: string }[]>`select kode_gl, tipe from gl_account`).map((row) => [
      row.kode_gl,
      row.tipe,
    ]),
  );
  const lines = await grouped(context.db, branch, day);
  const assets = lines
    .filter(({ kode_gl }) => ['A', 'A-'].includes(kinds.get(kode_gl) ?? ''))
    .reduce((sum, { saldo }) => sum + saldo, 0n);
  if (said[0]?.jumlah !== assets) throw new Error(`assets of ${branch ?? 'the bank'} on ${day} differ from the lines`);
}

async function main(database: BenchDatabase, app: Db): Promise<void> {
  const today = wallClock(new Date()).date;
  const { owner } = database;
  await prepareBank(owner, { today, users: 2, accounts: 100 });
  await owner`insert into app_user (id_user, nama_user, kode_cabang) values (${FINANCE}, 'Keuangan', '000')`;
  await owner`insert into user_role (id_user, role_id) values (${FINANCE}, 'HO_FINANCE')`;
  const from = performance.now();
  await prepareLines(owner, today);
  const [count] = await owner<{ lines: bigint; daily: bigint; stand: bigint }[]>`
    select (select count(*) from journal_line) as lines, (select count(*) from gl_daily) as daily, (select count(*) from gl_day_balance) as stand`;
  process.stdout.write(
    `${count?.lines} lines of ${BRANCHES} branches inserted in ${Math.round((performance.now() - from) / 1_000)} s, ${count?.daily} daily totals, ${count?.stand} standings\n`,
  );
  const context = await contextOf(app, FINANCE);
  let reached = true;
  for (const [what, branch, day] of [
    ['the bank today', null, today],
    ['the bank half a year ago', null, addDays(today, -180)],
    ['a branch today', '150', today],
    ['a branch half a year ago', '150', addDays(today, -180)],
  ] as const) {
    if (QUICK && branch !== null) continue;
    await prove(context, branch, day);
    const beside = addDays(day, -30);
    const paging = { page: 1, show: 100, cursor: '', sort: '', keyword: '' };
    const asked = { branch_code: branch ?? '', is_all_cabang: branch === null ? 'T' : 'F', rinci: 'F', urut: '' };
    // The same question on both sides: one day, and two beside each other.
    for (const [how, compared, sums] of [
      ['one day', day, () => grouped(app, branch, day)],
      ['two days', beside, () => groupedTwice(app, branch, day, beside)],
    ] as const) {
      const { slow, fast } = await inTurn(sums, () =>
        neraca(context, { ...asked, paging, balance_date: day, compare_date: compared }),
      );
      const times = slow.median / fast.median;
      // The target is for the whole bank: a branch's own index reads the lines of a branch.
      if (fast.p99 > TARGET.ms || (branch === null && times < TARGET.times)) reached = false;
      process.stdout.write(
        `${`${what}, ${how}`.padEnd(36)} median ${fast.median.toFixed(1)} ms, p99 ${fast.p99.toFixed(1)} ms; GROUP BY of the lines ${Math.round(slow.median)} ms, ${Math.round(times)} times\n`,
      );
    }
  }
  process.stdout.write(
    `target: below ${TARGET.ms} ms and ${TARGET.times} times ${reached ? 'reached' : 'NOT reached'}\n`,
  );
  if (!reached && !QUICK) process.exitCode = 1;
}

await inBench('neraca', 2, main);
