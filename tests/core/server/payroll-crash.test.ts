import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { connect } from '#core/db/client.ts';
import { ownPostgres } from '../helpers.ts';
import { payment, payrollBank } from '../payments/payroll/payroll-bank.ts';
import { accounts } from '../small-bank.ts';
import { expectSoundBooks } from '../sound-books.ts';
import { withDatabase } from '../template-banks.ts';
import { type CoreProcess, startCore } from './core-process.ts';
import { type Issuer, startIssuer } from './issuer.ts';

const PATIENCE = { timeout: 120_000, interval: 50 };
const bank = await payrollBank();
const cores: CoreProcess[] = [];
/** Sees what the connections of others wait for. */
const admin = connect(withDatabase(ownPostgres().admin, new URL(bank.appUrl).pathname.slice(1)), { max: 1 });
let issuer: Issuer;
beforeAll(async () => {
  issuer = await startIssuer();
});
afterAll(async () => {
  for (const { child } of cores) child.kill('SIGKILL');
  await Promise.all(cores.map(({ ended }) => ended));
  await admin.end();
  await issuer.stop();
});
const start = async (): Promise<CoreProcess> => {
  const core = await startCore(bank.appUrl, issuer);
  cores.push(core);
  return core;
};

/** Connections that have posted a part and wait to note it. */
const held = async (): Promise<number> =>
  (
    await admin`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%record_payroll%'`
  ).length;

/** Frees the locks of a killed core, as if half a minute had gone by since its last sign of life. */
async function forget(): Promise<void> {
  await bank.owner`update job_worker set dilihat_pada = now() - interval '1 minute'`;
  await bank.owner`update graphile_worker._private_jobs set locked_at = now() - interval '1 minute' where locked_by is not null`;
  await bank.owner`select upsert_job_worker(${randomUUID()})`;
}

test('a core killed with a part posted and not yet marked leaves it to another, and nobody is paid twice', async () => {
  const before = await Promise.all([accounts.firma, accounts.ani, accounts.citra].map(bank.balance));
  await bank.approve(await bank.file(payment()));
  const { id_gaji } = await bank.newest();
  const first = connect(bank.ownerUrl, { max: 1 });
  await first`begin`;
  await first`select from payroll_row where id_gaji = ${id_gaji} and urut = 3 for update`;
  const core = await start();
  await vi.waitFor(async () => expect(await held()).toBe(1), PATIENCE);
  core.child.kill('SIGKILL');
  await core.ended;
  await first`rollback`;
  await first.end();
  await vi.waitFor(async () => expect(await held()).toBe(0), PATIENCE);
  expect(await bank.newest()).toMatchObject({ status: 'BERJALAN', dibayar: 0 });
  expect(await bank.balance(accounts.ani)).toBe(before[1]);
  await expectSoundBooks(bank);
  await forget();
  await start();
  await vi.waitFor(async () => expect(await bank.newest()).toMatchObject({ status: 'SELESAI', dibayar: 3 }), PATIENCE);
  expect(await Promise.all([accounts.firma, accounts.ani, accounts.citra].map(bank.balance))).toEqual([
    (before[0] ?? 0n) - 10_000_000_50n,
    (before[1] ?? 0n) + 4_000_000_00n,
    (before[2] ?? 0n) + 3_500_000_50n,
  ]);
  await expectSoundBooks(bank);
});
