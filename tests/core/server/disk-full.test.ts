import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Db } from '#core/db/client.ts';
import { migrate } from '#core/db/migrate.ts';
import { checkBooks } from '#core/ledger/check-books.ts';
import { loadSecrets, openDataDir } from '#dev/data-dir.ts';
import { type EmbeddedPostgres, startPostgres } from '#dev/postgres.ts';
import { HealthService } from '#lib/wire/services.ts';
import { HealthCheckResponse_ServingStatus as Serving } from '#types/proto/health.ts';
import { accounts, seedSmallBank } from '../small-bank.ts';
import { type CoreClient, connectTo, submitOf } from './client.ts';
import { type CoreProcess, journalsOf, startCore } from './core-process.ts';
import { type Issuer, startIssuer } from './issuer.ts';
import { smallDisk } from './small-disk.ts';

const dir = openDataDir(join(tmpdir(), `amanah-full-${randomUUID().slice(0, 8)}`));
const disk = smallDisk(dir);

let database: EmbeddedPostgres;
let owner: Db;
let issuer: Issuer;
let core: CoreProcess;
let client: CoreClient;

beforeAll(async () => {
  // Nothing tidies up by itself meanwhile: the few bytes that it gives back would let a posting through.
  const more = { autovacuum: 'off', checkpoint_timeout: '1h' };
  database = await startPostgres({ dir: disk.data, secrets: await loadSecrets(dir), lasting: false, more });
  await migrate(database.ownerUrl);
  owner = connect(database.ownerUrl, { max: 2, asal: 'PASANG' });
  const app = connect(database.appUrl, { max: 4 });
  await seedSmallBank({ owner, app });
  await app.end();
  // The log has files in stock, as it has in a bank that has worked for a while: without one the server would stop, not refuse.
  const admin = connect(database.adminUrl, { max: 1 });
  for (let files = 0; files < 3; files++) {
    await admin`select pg_switch_wal()`;
    await admin`checkpoint`;
  }
  await admin.end();
  issuer = await startIssuer();
  core = await startCore(database.appUrl, issuer);
  client = connectTo(core.address);
});
afterAll(async () => {
  client?.close();
  core?.child.kill('SIGKILL');
  await issuer?.stop();
  await owner?.end();
  await database?.stop();
  disk.close();
  rmSync(dir, { recursive: true, force: true });
});

async function post(key: string) {
  const flowData = {
    nomor_rekening_debet: accounts.firma,
    nomor_rekening_kredit: accounts.ani,
    nominal: '1.00',
    kode_valuta: 'IDR',
    keterangan: '',
  };
  const token = await issuer.token('teller1', { sid: 'sesi-teller1' });
  return client.call(
    'teller.pemindahbukuan',
    { submit: submitOf({ flowCode: 'PEMINDAHBUKUAN' }), flowData },
    { token, key },
  );
}

const ready = () =>
  new Promise<boolean>((resolve, reject) => {
    const { path, requestSerialize, responseDeserialize } = HealthService.check;
    client.raw.makeUnaryRequest(path, requestSerialize, responseDeserialize, { service: 'ready' }, (error, reply) =>
      error ? reject(error) : resolve(reply?.status === Serving.SERVING),
    );
  });

const balance = async (): Promise<bigint> =>
  (
    await owner<
      { saldo: bigint }[]
    >`select saldo_buku as saldo from account_state where nomor_rekening = ${accounts.firma}`
  )[0]?.saldo ?? -1n;

test('on a full disk postings are refused with that reason, the core is not ready, nothing is half-written, and room ends it', async () => {
  const before = await balance();
  const booked: string[] = [];
  const refused: string[] = [];
  const one = async (key: string) => {
    const { code } = await post(key);
    if (code === 'OK') booked.push(key);
    else refused.push(key);
    return code;
  };
  expect(await one(randomUUID())).toBe('OK');
  expect(await ready()).toBe(true);

  await disk.fill(owner);
  // Postings go on while the pages still have room; then none does.
  await expect.poll(() => one(randomUUID()), { timeout: 30_000, interval: 5 }).toBe('DATABASE_FULL');
  await expect.poll(ready).toBe(false);
  for (let tries = 0; tries < 10; tries++) expect(await one(randomUUID())).toBe('DATABASE_FULL');
  expect(await ready()).toBe(false);
  expect((await journalsOf(database.ownerUrl, booked)).size).toBe(booked.length);
  expect(await journalsOf(database.ownerUrl, refused)).toEqual(new Map());

  await disk.free(owner);
  const again = refused[0] ?? '';
  await expect.poll(async () => (await post(again)).code).toBe('OK');
  await expect.poll(ready).toBe(true);
  expect(core.child.exitCode).toBe(null);
  const journals = await journalsOf(database.ownerUrl, [...booked, ...refused]);
  expect([...journals.keys()].sort()).toEqual([...booked, again].sort());
  expect(await balance()).toBe(before - BigInt(journals.size) * 100n);
  expect((await checkBooks(owner)).filter(({ ok }) => !ok)).toEqual([]);
});
