import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { completeEndsOfDay } from '#core/business-day/end-of-day/run-all.ts';
import { connect } from '#core/db/client.ts';
import { migrate } from '#core/db/migrate.ts';
import { checkBooks } from '#core/ledger/check-books.ts';
import { closeCounter, countVaultOf, stepDay } from '#core/programs/seed/days.ts';
import { loadSecrets, openDataDir } from '#dev/data-dir.ts';
import { type EmbeddedPostgres, startPostgres } from '#dev/postgres.ts';
import { seedSmallBank } from '../small-bank.ts';
import { withDatabase } from '../template-banks.ts';
import { type CoreProcess, startCore } from './core-process.ts';
import { leftAtEndOfDay } from './end-of-day-left.ts';
import { type Issuer, startIssuer } from './issuer.ts';
import { startAgain } from './own-database.ts';

/** A PostgreSQL of this file's own, because it is killed. */
const dir = openDataDir(join(tmpdir(), `amanah-end-of-day-${randomUUID().slice(0, 8)}`));
const secrets = await loadSecrets(dir);
const place = { dir: join(dir, 'postgres'), secrets };
const PATIENCE = { timeout: 120_000, interval: 50 };
const TWIN = 'undisturbed';

let database: EmbeddedPostgres;
let issuer: Issuer;
let core: CoreProcess | undefined;

/** Work over connections that end with it: none lives longer than its server. */
async function asking<T>(url: string, work: (db: ReturnType<typeof connect>) => Promise<T>): Promise<T> {
  // Rows inserted and restored by hand here count as the bank's own.
  const db = connect(url, { max: 2, asal: 'PASANG' });
  try {
    return await work(db);
  } finally {
    await db.end({ timeout: 1 });
  }
}

beforeAll(async () => {
  database = await startPostgres(place);
  issuer = await startIssuer();
  await migrate(database.ownerUrl);
  await asking(database.ownerUrl, (owner) =>
    asking(database.appUrl, async (app) => {
      const bank = { owner, app };
      await seedSmallBank(bank);
      await closeCounter(bank, { teller: 'teller1', headTeller: 'headteller1' });
      await countVaultOf(bank, 'headteller1');
      await stepDay(bank, 'manager1', '001', 'cutOff');
      await stepDay(bank, 'manager1', '001', 'close');
    }),
  );
  // A database is copied while nobody is at it.
  const name = new URL(database.appUrl).pathname.slice(1);
  await asking(database.adminUrl, (admin) =>
    admin.unsafe(`create database ${TWIN} template ${name} owner amanah_owner`),
  );
});
afterAll(async () => {
  core?.child.kill('SIGKILL');
  await core?.ended;
  await issuer.stop();
  await database.stop();
  rmSync(dir, { recursive: true, force: true });
});

test('PostgreSQL killed with -9 in a part, twice: the same core ends the day as an undisturbed one does', async () => {
  for (let death = 1; death <= 2; death += 1) {
    const holder = connect(database.ownerUrl, { max: 1 });
    await holder.unsafe('begin; lock table accrual_day in share row exclusive mode');
    core ??= await startCore(database.appUrl, issuer);
    // Not within the transaction that holds the table: its view of others does not change.
    await asking(database.adminUrl, async (admin) => {
      const waiting = async () =>
        (
          await admin`select from pg_stat_activity where usename = 'amanah_app' and wait_event_type = 'Lock' and query like '%end_accrual_day%'`
        ).length;
      await expect.poll(waiting, PATIENCE).toBeGreaterThan(0);
    });
    process.kill(database.pid, 'SIGKILL');
    await database.ended;
    await holder.end({ timeout: 0 });
    database = await startAgain(place, database);
    expect([core.child.exitCode, core.child.signalCode], core.said()).toEqual([null, null]);
  }
  await asking(database.ownerUrl, async (owner) => {
    const journals = async () =>
      (await owner<{ status: string }[]>`select status from branch where kode_cabang = '001'`)[0]?.status;
    await expect.poll(journals, PATIENCE).toBe('TUTUP');
    const open = async () => (await owner`select from eod_run where status <> 'SELESAI'`).length;
    await expect.poll(open, PATIENCE).toBe(0);
    expect([core?.child.exitCode, core?.child.signalCode], core?.said()).toEqual([null, null]);

    await asking(withDatabase(database.appUrl, TWIN), completeEndsOfDay);
    const expected = await asking(withDatabase(database.ownerUrl, TWIN), leftAtEndOfDay);
    expect(expected[2]?.some(({ operasi }) => operasi === 'AKRUAL')).toBe(true);
    expect(await leftAtEndOfDay(owner)).toEqual(expected);
    expect((await checkBooks(owner)).filter(({ ok }) => !ok)).toEqual([]);
  });
}, 480_000);
