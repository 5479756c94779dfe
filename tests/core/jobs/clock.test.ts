import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPool, type Pool } from '#core/db/pool/pool.ts';
import { Transactions } from '#core/db/transactions.ts';
import type { Task } from '#core/jobs/task.ts';
import { tasks } from '#core/jobs/tasks.ts';
import { emptyBank, type TestBank } from '../helpers.ts';

let bank: TestBank;
let pool: Pool;
let transactions: Transactions;
beforeAll(async () => {
  bank = await emptyBank();
  pool = openPool(bank.appUrl);
  transactions = new Transactions(bank.appUrl);
});
afterAll(async () => {
  await transactions.end();
  await pool.db.end();
  await bank.close();
});

const last = async (table: string): Promise<string> => {
  const [row] = await bank.owner<{ nama: string }[]>`
    select max(c.relname::text) as nama from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = ${table}::regclass and c.relname ~ '[0-9]{6}$'`;
  return row?.nama ?? '';
};

// The core's own pool begins no transaction, other than the plain connections of most tests: a task that asked it for one would fail in every running bank.
const byTheClock = tasks.filter(({ cron }) => cron !== undefined);
const run = (task: Task) =>
  task.run(
    { db: pool.db, begin: transactions.begin, provider: undefined, log: pino({ level: 'silent' }) },
    undefined,
    1,
  );

test.each(byTheClock.map((task) => [task.name, task] as const))(
  '%s does its work over the connections of a running core',
  async (_, task) => {
    await expect(run(task)).resolves.toBeUndefined();
  },
);

test('a running core makes the months to come', async () => {
  const month = await last('journal_line');
  await bank.owner.unsafe(`drop table ${month}`);
  for (const task of byTheClock) await run(task);
  expect(await last('journal_line')).toBe(month);
});
