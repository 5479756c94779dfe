import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { moveDay, steps as moves } from '#core/business-day/branch-day/day.ts';
import { completeEndsOfDay } from '#core/business-day/end-of-day/run-all.ts';
import { connect, type Db } from '#core/db/client.ts';
import { checkBooks } from '#core/ledger/check-books.ts';
import { closeCounter, countVaultOf } from '#core/programs/seed/days.ts';
import { counterBank } from '../counter-bank.ts';
import { ownPostgres } from '../helpers.ts';
import { withDatabase } from '../template-banks.ts';
import { type CoreProcess, startCore } from './core-process.ts';
import { leftAtEndOfDay } from './end-of-day-left.ts';
import { type Issuer, startIssuer } from './issuer.ts';

/** The part in which cores are killed: what a day earned is posted, and its mark is not set yet. */
const STEP = 'AKRUAL';
/** That part writes this table last, and a core that is held there waits for it. */
const LAST = 'accrual_day';
const PATIENCE = { timeout: 120_000, interval: 50 };

const bank = await counterBank();
let issuer: Issuer;
let owner: Db;
/** Sees what the connections of others wait for, and may end them. */
let admin: Db;
const cores: CoreProcess[] = [];
const copy = `test_${randomBytes(6).toString('hex')}`;
const addresses = ownPostgres();

beforeAll(async () => {
  issuer = await startIssuer();
  await closeCounter(bank, { teller: 'teller1', headTeller: 'headteller1' });
  await countVaultOf(bank, 'headteller1');
  const step = async (name: keyof typeof moves) =>
    moveDay(await bank.as('manager1'), { kode_cabang: '', accounting_date: '' }, moves[name]);
  await step('cutOff');
  await step('close');
  await Promise.all([bank.owner.end(), bank.app.end()]);
  const name = new URL(bank.appUrl).pathname.slice(1);
  const server = connect(addresses.admin, { max: 1 });
  // A database is copied while nobody is at it; the connections that prove the books at the end come back by themselves.
  await server`select pg_terminate_backend(pid, 60000) from pg_stat_activity where datname = ${name}`;
  await server.unsafe(`create database ${copy} template ${name} owner amanah_owner`);
  await server.end();
  admin = connect(withDatabase(addresses.admin, name), { max: 1 });
  owner = connect(bank.ownerUrl, { max: 3 });
});
afterAll(async () => {
  for (const { child } of cores) child.kill('SIGKILL');
  await Promise.all(cores.map(({ ended }) => ended));
  // A test that failed may have left a connection that holds the part.
  await owner.end({ timeout: 1 });
  await admin.end({ timeout: 1 });
  await issuer.stop();
  const server = connect(addresses.admin, { max: 1 });
  await server.unsafe(`drop database if exists ${copy} with (force)`);
  await server.end();
});

const start = async (): Promise<CoreProcess> => {
  const core = await startCore(bank.appUrl, issuer);
  cores.push(core);
  return core;
};

/** Connections that wait for a row or table in the middle of the part. */
const held = async (): Promise<number> =>
  (
    await admin`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%end_accrual_day%'`
  ).length;

/** Connections of cores, alive or dead. */
const atWork = async (): Promise<number> =>
  (await admin`select from pg_stat_activity where datname = current_database() and usename = 'amanah_app'`).length;

/** Keeps everybody from ending the part until it is let go. */
async function hold(): Promise<() => Promise<void>> {
  const connection = connect(bank.ownerUrl, { max: 1 });
  await connection.unsafe(`begin; lock table ${LAST} in share row exclusive mode`);
  return async () => {
    await connection.unsafe('rollback');
    await connection.end();
  };
}

/** The locks of a killed core are free after half a minute; here that half minute has passed. */
async function timePasses(): Promise<void> {
  await owner`update job_worker set dilihat_pada = dilihat_pada - interval '1 minute'`;
  for (const table of ['_private_jobs', '_private_job_queues'])
    await owner.unsafe(
      `update graphile_worker.${table} set locked_at = locked_at - interval '1 minute' where locked_at is not null`,
    );
}

const stepStatus = async (): Promise<string> =>
  (await owner<{ status: string }[]>`select status from eod_step where kode = ${STEP}`)[0]?.status ?? '';

const journals = async (): Promise<string> =>
  (await owner<{ status: string }[]>`select status from branch where kode_cabang = '001'`)[0]?.status ?? '';

test('cores killed with -9 in a part, twice, and connections cut: another core ends the day as an undisturbed one does', async () => {
  // Twice: held in the middle of the part, killed there; the database rolls back what the dead core had done.
  for (let death = 1; death <= 2; death += 1) {
    const letGo = await hold();
    await timePasses();
    const core = await start();
    await expect.poll(held, PATIENCE).toBeGreaterThan(0);
    core.child.kill('SIGKILL');
    expect(await core.ended).toBe('SIGKILL');
    await letGo();
    await expect.poll(atWork, PATIENCE).toBe(0);
    expect(await stepStatus()).toBe('BERJALAN');
    expect(await owner`select from journal where operasi = ${STEP}`).toHaveLength(0);
    expect(
      await owner`select from eod_chunk c join eod_step s using (run, urut)
      where s.kode = ${STEP} and c.status = 'SELESAI' and c.dari like '%JURNAL'`,
    ).toHaveLength(0);
  }
  // A third loses the database in the same part; it lives on and finishes the end of day itself.
  const letGo = await hold();
  await timePasses();
  const core = await start();
  await expect.poll(held, PATIENCE).toBeGreaterThan(0);
  // Answered when each is gone: the core comes back within seconds, and would wait for the same lock again.
  const terminated = await admin<{ pid: number }[]>`
    select pid, pg_terminate_backend(pid, 60000) from pg_stat_activity where datname = current_database() and usename = 'amanah_app'`;
  expect(terminated.length).toBeGreaterThan(0);
  // The test asks the database: taking a connection away returns false when it had ended by itself.
  const still = () => admin`select from pg_stat_activity where pid = any(${terminated.map(({ pid }) => pid)})`;
  expect(await still()).toHaveLength(0);
  await letGo();
  await expect.poll(journals, PATIENCE).toBe('TUTUP');
  await expect.poll(async () => (await owner`select from eod_run where status <> 'SELESAI'`).length, PATIENCE).toBe(0);
  expect(core.child.exitCode).toBe(null);
  expect(core.child.signalCode).toBe(null);

  const undisturbed = connect(withDatabase(addresses.owner, copy), { max: 2 });
  const app = connect(withDatabase(addresses.app, copy), { max: 2 });
  await completeEndsOfDay(app);
  const [expected, left] = [await leftAtEndOfDay(undisturbed), await leftAtEndOfDay(owner)];
  expect(expected[2]?.some(({ operasi }) => operasi === STEP)).toBe(true);
  expect(left).toEqual(expected);
  expect((await checkBooks(owner)).filter(({ ok }) => !ok)).toEqual([]);
  await Promise.all([undisturbed.end(), app.end()]);
}, 480_000);
