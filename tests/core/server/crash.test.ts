import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '#core/db/client.ts';
import { migrate } from '#core/db/migrate.ts';
import { checkBooks } from '#core/ledger/check-books.ts';
import { loadSecrets, openDataDir } from '#dev/data-dir.ts';
import { type EmbeddedPostgres, startPostgres } from '#dev/postgres.ts';
import { HealthService } from '#lib/wire/services.ts';
import { rpcDefinition } from '#services/server/rpc-definitions.ts';
import { HealthCheckResponse_ServingStatus as Serving } from '#types/proto/health.ts';
import { accounts, seedSmallBank } from '../small-bank.ts';
import { type CoreClient, connectTo, metadataOf, submitOf } from './client.ts';
import { type CoreProcess, journalsOf, startCore, stream } from './core-process.ts';
import { type Issuer, startIssuer } from './issuer.ts';
import { startAgain } from './own-database.ts';

/** A PostgreSQL of this file's own, because it is killed. */
const dir = openDataDir(join(tmpdir(), `amanah-crash-${randomUUID().slice(0, 8)}`));
const secrets = await loadSecrets(dir);
const WORKERS = 8;
const RUPIAH = 100n;

let database: EmbeddedPostgres;
let issuer: Issuer;
let core: CoreProcess;
let client: CoreClient;

const place = { dir: join(dir, 'postgres'), secrets };

beforeAll(async () => {
  database = await startPostgres(place);
  await migrate(database.ownerUrl);
  const [owner, app] = [connect(database.ownerUrl, { max: 2, asal: 'PASANG' }), connect(database.appUrl, { max: 4 })];
  await seedSmallBank({ owner, app });
  await Promise.all([owner.end(), app.end()]);
  issuer = await startIssuer();
  core = await startCore(database.appUrl, issuer);
  client = connectTo(core.address);
});
afterAll(async () => {
  client.close();
  core.child.kill('SIGKILL');
  await issuer.stop();
  await database.stop();
  rmSync(dir, { recursive: true, force: true });
});

/** One rupiah from firma to ani or to citra of the other branch. */
async function post(key: string) {
  const to = key < '8' ? accounts.ani : accounts.citra;
  const flowData = {
    nomor_rekening_debet: accounts.firma,
    nomor_rekening_kredit: to,
    nominal: '1.00',
    kode_valuta: 'IDR',
    keterangan: '',
  };
  return client.call(
    'teller.pemindahbukuan',
    { submit: submitOf({ flowCode: 'PEMINDAHBUKUAN' }), flowData },
    { token: await issuer.token('teller1', { sid: 'sesi-teller1' }), key },
  );
}

async function balance(): Promise<bigint> {
  const owner = connect(database.ownerUrl, { max: 1 });
  const [row] = await owner<
    { saldo_buku: bigint }[]
  >`select saldo_buku from account_state where nomor_rekening = ${accounts.firma}`;
  await owner.end();
  return row?.saldo_buku ?? -1n;
}

/** Every key, acknowledged or settled by resending, has one journal; the money moved once for each; the books are sound. */
async function proveExactlyOnce(
  before: bigint,
  acknowledged: ReadonlyMap<string, string>,
  unknown: ReadonlySet<string>,
): Promise<void> {
  const journals = await journalsOf(database.ownerUrl, [...acknowledged.keys()]);
  expect(journals).toEqual(acknowledged);
  const settled = new Map(acknowledged);
  for (const key of unknown) {
    const answer = await post(key);
    expect(answer.code).toBe('OK');
    settled.set(key, answer.reply?.id_jurnal ?? '');
    expect((await post(key)).reply?.id_jurnal).toBe(settled.get(key));
  }
  expect(await journalsOf(database.ownerUrl, [...settled.keys()])).toEqual(settled);
  expect(new Set(settled.values()).size).toBe(settled.size);
  expect(await balance()).toBe(before - BigInt(settled.size) * RUPIAH);
  const owner = connect(database.ownerUrl, { max: 1 });
  expect((await checkBooks(owner)).filter((check) => !check.ok)).toEqual([]);
  await owner.end();
}

/** Asks until the core posts again; returns the seconds it took. A generous end, so that a slow machine is not a failure. */
async function untilItAnswers(): Promise<number> {
  const from = Date.now();
  for (;;) {
    const key = randomUUID();
    const answer = await post(key);
    if (answer.code === 'OK') {
      spent += 1n;
      return (Date.now() - from) / 1000;
    }
    if (Date.now() - from > 15_000) throw new Error(`the core still answers ${answer.code}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
let spent = 0n;

/** Returns the status from grpc.health.v1 of the core itself ('') or of its books ('database'). */
const health = (service: string) =>
  new Promise<number>((resolve, reject) => {
    const { path, requestSerialize, responseDeserialize } = HealthService.check;
    client.raw.makeUnaryRequest(path, requestSerialize, responseDeserialize, { service }, (error, reply) =>
      error ? reject(error) : resolve(reply?.status ?? -1),
    );
  });

test('kill -9 of the core in a stream of postings: each acknowledged once, each unknown settled by resending', async () => {
  const before = await balance();
  let killed = false;
  const { acknowledged, unknown } = await stream(WORKERS, post, {
    newKey: randomUUID,
    stop: (count) => {
      if (count >= 150 && !killed) {
        killed = true;
        core.child.kill('SIGKILL');
      }
      return false;
    },
  });
  expect(await core.ended).toBe('SIGKILL');
  expect(acknowledged.size).toBeGreaterThanOrEqual(150);
  expect(unknown.size).toBeGreaterThan(0);
  const port = Number.parseInt(core.address.split(':')[1] ?? '', 10);
  core = await startCore(database.appUrl, issuer, port);
  spent = 0n;
  await untilItAnswers();
  await proveExactlyOnce(before - spent * RUPIAH, acknowledged, unknown);
});

test('PostgreSQL killed and started again: no acknowledged posting is lost, the same core answers within seconds', async () => {
  const before = await balance();
  let killed = false;
  const { acknowledged, unknown } = await stream(WORKERS, post, {
    newKey: randomUUID,
    stop: (count) => {
      if (count >= 150 && !killed) {
        killed = true;
        process.kill(database.pid, 'SIGKILL');
      }
      return false;
    },
  });
  await database.ended;
  // An outage long enough for a client that waits longer after each attempt to wait too long.
  for (const until = Date.now() + 8_000; Date.now() < until; ) {
    expect((await post(randomUUID())).code).toBe('CORE_AWAY');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  expect(await health('')).toBe(Serving.SERVING);
  expect(await health('database')).toBe(Serving.NOT_SERVING);
  expect(acknowledged.size).toBeGreaterThanOrEqual(150);
  const { port } = database;
  database = await startAgain(place, database);
  expect(database.port).toBe(port);
  spent = 0n;
  await untilItAnswers();
  expect(await health('database')).toBe(Serving.SERVING);
  expect(core.child.exitCode).toBe(null);
  await proveExactlyOnce(before - spent * RUPIAH, acknowledged, unknown);
});

test('after the outage the live inbox resumes', async () => {
  const seen: string[] = [];
  const { path, requestSerialize, responseDeserialize } = rpcDefinition('flow.watch');
  const watch = client.raw.makeServerStreamRequest(
    path,
    requestSerialize,
    responseDeserialize,
    { last_event_id: '' },
    metadataOf({ token: await issuer.token('manager1', { sid: 'sesi-manager1' }) }),
  );
  watch.on('data', (event: { flow_state: string }) => seen.push(event.flow_state));
  watch.on('error', () => {});
  const data = { nomor_rekening_debet: accounts.firma, nomor_rekening_kredit: accounts.ani, nominal: '1.00' };
  const act = async (fields: Readonly<Record<string, unknown>>, flowData: string) =>
    client.call(
      'flow.processV2',
      { submit: submitOf({ flowCode: 'PEMINDAHBUKUAN', ...fields }), flowData },
      { token: await issuer.token('teller1', { sid: 'sesi-teller1' }), key: randomUUID() },
    );
  // An item's first event may fall into the moment before the core listens again; the stream brings the next item whole.
  const whole = () => seen.join(' ').includes('WAITING CANCELLED');
  for (let round = 0; !whole() && round < 30; round++) {
    const filed = await act({ actionType: 'SUBMIT' }, JSON.stringify(data));
    await act({ actionType: 'CANCEL', flowState: 'WAITING', idFlow: filed.reply?.id_flow }, '');
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  watch.cancel();
  expect(seen.slice(-2)).toEqual(['WAITING', 'CANCELLED']);
});

test('SIGTERM: calls in flight finish, new calls are refused, the process ends', async () => {
  const owner = connect(database.ownerUrl, { max: 1 });
  const key = randomUUID();
  let inFlight: ReturnType<typeof post> | undefined;
  await owner.begin(async (lock) => {
    await lock`select from account_state where nomor_rekening = ${accounts.firma} for update`;
    inFlight = post(key);
    for (let waiting = 0; waiting === 0; ) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      const [row] = await lock<{ n: number }[]>`
        select count(*)::integer as n from pg_locks where not granted and locktype in ('transactionid', 'tuple')`;
      waiting = row?.n ?? 0;
    }
    core.child.kill('SIGTERM');
    const late = connectTo(core.address);
    const token = await issuer.token('teller1', { sid: 'sesi-teller1' });
    let code = 'OK';
    for (let tries = 0; code === 'OK' && tries < 100; tries++)
      code = (await late.call('access.profil', {}, { token })).code;
    expect(code).toBe('AWAY');
    late.close();
    expect(core.child.exitCode).toBe(null);
  });
  const answer = await inFlight;
  expect(answer?.code).toBe('OK');
  expect(await core.ended).toBe(0);
  expect(await journalsOf(database.ownerUrl, [key])).toEqual(new Map([[key, answer?.reply?.id_jurnal]]));
  await owner.end();
});
