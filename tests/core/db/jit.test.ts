import { afterAll, beforeAll, expect, test } from 'vitest';
import { readersOf } from '#core/books/reports/job/snapshot.ts';
import { connect, type Db } from '#core/db/client.ts';
import { migrate } from '#core/db/migrate.ts';
import { bareDatabase, emptyBank, ownPostgres, type TestBank } from '../helpers.ts';
import { startCore } from '../server/core-process.ts';
import { type Issuer, startIssuer } from '../server/issuer.ts';
import { withDatabase } from '../template-banks.ts';

let bank: TestBank;
let issuer: Issuer;
let admin: Db;

/** Each sign-on leaves a row, as no session can be asked for its settings by another. */
beforeAll(async () => {
  bank = await emptyBank();
  issuer = await startIssuer();
  const name = new URL(bank.ownerUrl).pathname.slice(1);
  admin = connect(withDatabase(ownPostgres().admin, name), { max: 1 });
  await admin.unsafe(`
    alter database ${name} set jit = on;
    create schema uji;
    create table uji.sesi (siapa text, nama text, jit text);
    create function uji.catat() returns event_trigger language plpgsql security definer as $$
      begin insert into uji.sesi values (session_user, current_setting('application_name'), current_setting('jit')); end $$;
    create event trigger catat_sesi on login execute function uji.catat();`);
});
afterAll(async () => {
  await admin.unsafe('drop event trigger catat_sesi; drop schema uji cascade');
  await admin.end();
  await issuer.stop();
  await bank.close();
});

/** Each connection of a pool has a name of its own, by lane, process and number: one name stands for them all here. */
const sessions = () =>
  admin<{ siapa: string; nama: string; jit: string }[]>`
    select distinct siapa, regexp_replace(nama, '^amanah (quick|read|posting|background) [0-9a-f]{8}-[0-9]+$', 'amanah LANE') as nama, jit
    from uji.sesi order by siapa, nama, jit`;

test('our sessions compile nothing just in time, with any setting of the database; another session does', async () => {
  const reader = readersOf(bank.appUrl).primary;
  expect([...(await reader.begin((tx) => tx`show jit`))]).toEqual([{ jit: 'off' }]);
  await reader.end();
  await migrate(bank.ownerUrl);
  const core = await startCore(bank.appUrl, issuer);
  core.child.kill('SIGKILL');
  await core.ended;
  const stranger = connect(`${bank.appUrl}?application_name=psql&jit=on`, { max: 1 });
  await stranger`select 1`;
  await stranger.end();
  // These sessions exist: the pool, its separate connections, its listener, the job queue of a core and that of a release.
  expect([...(await sessions())]).toEqual([
    { siapa: 'amanah_app', nama: 'amanah', jit: 'off' },
    { siapa: 'amanah_app', nama: 'amanah LANE', jit: 'off' },
    { siapa: 'amanah_app', nama: 'amanah mendengar', jit: 'off' },
    { siapa: 'amanah_app', nama: 'amanah-jobs', jit: 'off' },
    { siapa: 'amanah_app', nama: 'psql', jit: 'on' },
    { siapa: 'amanah_owner', nama: 'amanah', jit: 'off' },
    { siapa: 'amanah_owner', nama: 'amanah-jobs', jit: 'off' },
  ]);
});

test('a new database has it switched off, where its owner may change the database', async () => {
  const fresh = await bareDatabase();
  await migrate(fresh.ownerUrl);
  const [row] = await fresh.owner<{ setconfig: string[] }[]>`
    select setconfig from pg_db_role_setting where setdatabase = (select oid from pg_database where datname = current_database()) and setrole = 0`;
  expect(row?.setconfig).toEqual(['jit=off']);
  await fresh.close();
});
