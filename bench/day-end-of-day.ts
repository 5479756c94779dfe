import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pino from 'pino';
import { runEndOfDay } from '#core/business-day/end-of-day/run.ts';
import { Transactions } from '#core/db/transactions.ts';
import { startJobs } from '#core/jobs/run.ts';
import { type Connections, moveMany, seconds } from './day-accrual.ts';
import { BRANCH, COUNTER, counterNumber, OPEN_ACCOUNTS, openDay } from './day-bank.ts';

const RUNNER = fileURLToPath(new URL('./day-runner.ts', import.meta.url));
const log = pino({ level: 'silent' });
const POLL_MS = 20;
/** A counter has this many tellers, each of whom posts this often; it is idle this long before the end of day. */
const TELLERS = 4;
const PAUSE_MS = 10;
const IDLE_MS = 6_000;

interface StepTime {
  readonly kode: string;
  readonly bagian: number;
  readonly detik: number;
}

/** Seconds of one end of day and of each of its steps. */
interface EndOfDayTimes {
  readonly seconds: number;
  readonly steps: readonly StepTime[];
}

/** All branches at work on a day with its movements, and branch 001 cut off; what autovacuum does between two days is done. */
async function prepareDay(connections: Connections, day: string): Promise<void> {
  const { owner, admin } = connections;
  await owner`select ensure_partitions(${day}::date, 2)`;
  await openDay(owner, day);
  await moveMany(connections, day);
  await owner`select rollup_gl_balances()`;
  await owner`vacuum analyze account_state, accrual_now, accrual_span, account_day`;
  await owner`update branch set status = 'CUT_OFF' where kode_cabang = ${BRANCH}`;
  // As if the days between had been accrued like the last one that was.
  await owner`insert into accrual_day (kode_cabang, tanggal, kode_produk, rekening, saldo, jumlah, tanggal_buku, journal_id)
    select d.kode_cabang, ${day}::date - 1, d.kode_produk, d.rekening, d.saldo, d.jumlah, d.tanggal_buku, d.journal_id
    from accrual_day d join accrual_branch b on (b.kode_cabang, b.sampai) = (d.kode_cabang, d.tanggal) where d.kode_cabang = ${BRANCH}
    on conflict do nothing`;
  await owner`update accrual_branch set sampai = ${day}::date - 1 where kode_cabang = ${BRANCH}`;
  await admin`checkpoint`;
}

/** Returns the days after one, of its month, whose end of day accrues no other day. */
const ordinaryDays = async ({ owner }: Connections, after: string, count: number): Promise<readonly string[]> =>
  (
    await owner<{ hari: string }[]>`
      select h::date as hari from generate_series(${after}::date + 1, month_end(${after}::date) - 1, interval '1 day') h
      where is_business_day(h::date) and next_business_day(h::date) = h::date + 1 order by 1 limit ${count}`
  ).map(({ hari }) => hari);

async function begin({ owner }: Connections): Promise<string> {
  await owner`select start_end_of_day(b, 'bench', null, '') from branch b where kode_cabang = ${BRANCH}`;
  const [endOfDay] = await owner<
    { run: string }[]
  >`select run from eod_run where kode_cabang = ${BRANCH} order by tanggal desc limit 1`;
  return endOfDay?.run ?? '';
}

/** Proves that the end of day is over; throws the reason that stopped it. */
async function proveOver({ owner }: Connections, run: string): Promise<void> {
  const [endOfDay] = await owner<{ status: string; sebab: string }[]>`
    select e.status, (select string_agg(f.sebab || ' ' || f.rekaman, ', ') from eod_finding f where f.run = e.run) as sebab from eod_run e where e.run = ${run}`;
  if (endOfDay?.status !== 'SELESAI') throw new Error(`the end of day is ${endOfDay?.status}: ${endOfDay?.sebab}`);
}

const stepsOf = async ({ owner }: Connections, run: string): Promise<readonly StepTime[]> =>
  (
    await owner<StepTime[]>`
      select kode, bagian, round(extract(epoch from selesai - mulai)::numeric, 3)::float as detik from eod_step where run = ${run} order by urut`
  ).map((row) => ({ ...row }));

/** Runs the end of day as the bank does: a person begins it, the job queue of a core carries it through. */
async function byTheQueue(connections: Connections, day: string): Promise<EndOfDayTimes> {
  await prepareDay(connections, day);
  const stop = await startJobs(connections.appUrl, { db: connections.app, provider: undefined, log });
  try {
    let run = '';
    const duration = await seconds(async () => {
      run = await begin(connections);
      for (;;) {
        const [endOfDay] = await connections.owner<{ status: string }[]>`select status from eod_run where run = ${run}`;
        if (endOfDay?.status !== 'BERJALAN') break;
        await pause(POLL_MS);
      }
    });
    await proveOver(connections, run);
    return { seconds: duration, steps: await stepsOf(connections, run) };
  } finally {
    await stop();
  }
}

/** Runs the end of day in a process of its own, which is killed after this many seconds (null: never) and carried on by this one. */
async function byOneRunner(connections: Connections, day: string, killAfter: number | null): Promise<EndOfDayTimes> {
  await prepareDay(connections, day);
  // No queue takes it: the one that works at it is known.
  const run = await begin(connections);
  const runner = fork(RUNNER, [connections.appUrl, run]);
  await once(runner, 'message');
  const first = await seconds(async () => {
    runner.send('go');
    if (killAfter === null) await once(runner, 'message');
    else {
      await pause(killAfter * 1000);
      runner.kill('SIGKILL');
      await once(runner, 'exit');
    }
  });
  const transactions = new Transactions(connections.appUrl);
  const rest =
    killAfter === null
      ? 0
      : await seconds(() => runEndOfDay(run, { db: connections.app, begin: transactions.begin, log }));
  await transactions.end();
  await proveOver(connections, run);
  return { seconds: first + rest, steps: await stepsOf(connections, run) };
}

/** One posting at the counter of the branch that is open: from an account to another, as the core sends it. Its time in ms. */
async function postOnce({ app }: Connections, day: string, n: number): Promise<number> {
  const [from, to] = [counterNumber(n % OPEN_ACCOUNTS), counterNumber((n + 1) % OPEN_ACCOUNTS)];
  const began = performance.now();
  await app`select * from commit_operation(uuidv7(), ${Buffer.alloc(16, 7)}, 'bench', 'bench', ${COUNTER},
    'BENCH', uuidv7(), ${day}::date, null::date, true, 100::bigint, 'IDR', ${from}, 'Uji', ${[COUNTER, COUNTER]}::text[],
    '{301001,301001}'::text[], '{REKENING,REKENING}'::text[], ${[from, to]}::text[], null::text[], null::text[],
    '{100,-100}'::bigint[], null::bigint[], null::date[], null::text[], null::text[], '{}'::text[], null::jsonb,
    null::text[], null::bigint[], null::jsonb, null, null::uuid, null::uuid, null::integer, null::jsonb, null::jsonb, null)`;
  return performance.now() - began;
}

/** Tellers post at their counter until `stop`; returns the 99th percentile of the time of a posting, in ms. */
async function postUntil(
  connections: Connections,
  day: string,
  stop: Promise<unknown>,
): Promise<{ p99: number; postings: number }> {
  let over = false;
  void stop.finally(() => {
    over = true;
  });
  const times: number[] = [];
  await Promise.all(
    Array.from({ length: TELLERS }, async (_, teller) => {
      for (let n = 0; !over; n++) {
        times.push(await postOnce(connections, day, teller * 100 + 2 * (n % 40)));
        await pause(PAUSE_MS);
      }
    }),
  );
  times.sort((a, b) => a - b);
  return { p99: times[Math.ceil(times.length * 0.99) - 1] ?? Number.NaN, postings: times.length };
}

/** Measures a posting at the counter of another branch, idle and while the end of day of a branch runs in a process of its own. */
async function besideTheCounter(connections: Connections, day: string) {
  await prepareDay(connections, day);
  const idle = await postUntil(connections, day, pause(IDLE_MS));
  const run = await begin(connections);
  const runner = fork(RUNNER, [connections.appUrl, run]);
  await once(runner, 'message');
  const over = once(runner, 'message');
  runner.send('go');
  const busy = await postUntil(connections, day, over);
  await proveOver(connections, run);
  return { idle, busy };
}

export interface EndsOfDay {
  readonly whole: EndOfDayTimes;
  readonly alone: EndOfDayTimes;
  readonly killed: EndOfDayTimes;
  readonly online: Awaited<ReturnType<typeof besideTheCounter>>;
}

/** Measures four ordinary ends of day: by the queue, by one runner, by one that is killed at half, and beside a counter that is open. */
export async function measureEndsOfDay(connections: Connections, after: string): Promise<EndsOfDay> {
  const [one = '', two = '', three = '', four = ''] = await ordinaryDays(connections, `${after.slice(0, 8)}02`, 4);
  const whole = await byTheQueue(connections, one);
  const alone = await byOneRunner(connections, two, null);
  const killed = await byOneRunner(connections, three, alone.seconds / 2);
  return { whole, alone, killed, online: await besideTheCounter(connections, four) };
}
