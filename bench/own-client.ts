import { randomInt } from 'node:crypto';
import { connect, type Db } from '#core/db/client.ts';
import { accountNumber, BRANCH, PRODUCT_GL, userName } from './bank.ts';
import type { Amount, Rate } from './pgbench.ts';

/**
 * This client replaces pgbench where that is not installed: our own SQL client sends the same transactions, both sides alike. It costs more
 * processor time for each statement than pgbench does, which favours the side with fewer statements.
 */

/** Makes pgbench's tables, in one branch of ten tellers and 100,000 accounts for each step of the scale. */
export async function prepareOwnTpcb(url: string, scale: number): Promise<void> {
  const db = connect(url, { max: 1 });
  try {
    await db`create table pgbench_branches (bid int primary key, bbalance int, filler char(88)) with (fillfactor = 100)`;
    await db`create table pgbench_tellers (tid int primary key, bid int, tbalance int, filler char(84)) with (fillfactor = 100)`;
    await db`create table pgbench_accounts (aid int primary key, bid int, abalance int, filler char(84)) with (fillfactor = 100)`;
    await db`create table pgbench_history (tid int, bid int, aid int, delta int, mtime timestamp, filler char(22))`;
    await db`insert into pgbench_branches select n, 0, '' from generate_series(1, ${scale}::int) n`;
    await db`insert into pgbench_tellers select n, (n - 1) / 10 + 1, 0, '' from generate_series(1, ${scale * 10}::int) n`;
    await db`insert into pgbench_accounts select n, (n - 1) / 100000 + 1, 0, '' from generate_series(1, ${scale * 100_000}::int) n`;
    await db`vacuum analyze`;
  } finally {
    await db.end();
  }
}

export type Work = (db: Db) => Promise<unknown>;

/** The TPC-B-like transaction as pgbench has it: five statements between begin and commit. */
export const tpcbWork =
  (scale: number): Work =>
  (db) => {
    const [aid, bid, tid] = [randomInt(scale * 100_000) + 1, randomInt(scale) + 1, randomInt(scale * 10) + 1];
    const delta = randomInt(-5000, 5001);
    return db.begin(async (tx) => {
      await tx`update pgbench_accounts set abalance = abalance + ${delta} where aid = ${aid}`;
      await tx`select abalance from pgbench_accounts where aid = ${aid}`;
      await tx`update pgbench_tellers set tbalance = tbalance + ${delta} where tid = ${tid}`;
      await tx`update pgbench_branches set bbalance = bbalance + ${delta} where bid = ${bid}`;
      await tx`insert into pgbench_history (tid, bid, aid, delta, mtime) values (${tid}, ${bid}, ${aid}, ${delta}, current_timestamp)`;
    });
  };

/** Draws the serials of two accounts, and an amount in minor units. */
function drawPair(accounts: number): { readonly from: string; readonly to: string; readonly minor: number } {
  const first = randomInt(accounts);
  return {
    from: accountNumber(first + 1),
    to: accountNumber(((first + 1 + randomInt(accounts - 1)) % accounts) + 1),
    minor: randomInt(1_000, 100_000) * 100,
  };
}

/** One transfer by the function of bench/hand.ts. */
export const handWork =
  (accounts: number): Work =>
  (db) => {
    const { from, to, minor } = drawPair(accounts);
    return db`select hand.post(uuidv7(), ${from}, ${to}, ${minor}::bigint)`;
  };

/** One posting: an account against another, or against a GL account when `gl` is given. */
export const postingWork =
  (today: string, accounts: number, gl?: () => string): Work =>
  (db) => {
    const { from, to: other, minor } = drawPair(accounts);
    const to = gl ? null : other;
    return db`select * from commit_operation(uuidv7(), ${Buffer.alloc(16, 7)}, ${userName(1)}, ${userName(1)}, ${BRANCH},
      'BENCH', uuidv7(), ${today}::date, null::date, true, ${minor}::bigint, 'IDR', ${from}, 'Uji beban', ${[BRANCH, BRANCH]}::text[],
      ${[PRODUCT_GL, gl?.() ?? PRODUCT_GL]}::text[], ${['REKENING', to && 'REKENING']}::text[], ${[from, to]}::text[], null::text[], null::text[],
      ${[`${minor}`, `${-minor}`]}::bigint[], null::bigint[], null::date[], null::text[], null::text[], '{}'::text[], null::jsonb,
      null::text[], null::bigint[], null::jsonb, null, null::uuid, null::uuid, null::integer, null::jsonb, null::jsonb, null)`;
  };

/** Runs the work over and over from `clients` connections. */
export async function runOwn(url: string, work: Work, clients: number, amount: Amount): Promise<Rate> {
  const db = connect(url, { max: clients });
  try {
    await Promise.all(Array.from({ length: clients }, () => db`select 1`));
    const started = performance.now();
    const until = started + ('seconds' in amount ? amount.seconds * 1000 : Number.POSITIVE_INFINITY);
    const each = 'each' in amount ? amount.each : Number.POSITIVE_INFINITY;
    let transactions = 0;
    await Promise.all(
      Array.from({ length: clients }, async () => {
        for (let done = 0; done < each && performance.now() < until; done++) {
          await work(db);
          transactions++;
        }
      }),
    );
    const ms = performance.now() - started;
    return { tps: (transactions * 1000) / ms, transactions, latencyMs: (ms * clients) / transactions };
  } finally {
    await db.end();
  }
}
