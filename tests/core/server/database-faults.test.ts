import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '#core/db/client.ts';
import { HealthService } from '#lib/wire/services.ts';
import { HealthCheckResponse_ServingStatus as Serving } from '#types/proto/health.ts';
import { type TcpProxy, tcpProxy } from '../../tcp-proxy.ts';
import { type TestBank, testBank } from '../helpers.ts';
import { accounts } from '../small-bank.ts';
import { expectSoundBooks } from '../sound-books.ts';
import { type CoreClient, connectTo, submitOf } from './client.ts';
import { type CoreProcess, journalsOf, startCore } from './core-process.ts';
import { type Issuer, startIssuer } from './issuer.ts';

let bank: TestBank;
let proxy: TcpProxy;
let issuer: Issuer;
let core: CoreProcess;
let client: CoreClient;
let token: string;

beforeAll(async () => {
  bank = await testBank();
  const url = new URL(bank.appUrl);
  proxy = await tcpProxy({ port: Number.parseInt(url.port, 10) });
  url.port = String(proxy.port);
  issuer = await startIssuer();
  token = await issuer.token('teller1', { sid: 'sesi-teller1' });
  core = await startCore(url.href, issuer);
  client = connectTo(core.address);
});
afterAll(async () => {
  client.close();
  core.child.kill('SIGKILL');
  await issuer.stop();
  await proxy.close();
  await bank.close();
});

/** One rupiah between two accounts, within the deadline a gateway gives. */
function post(key: string, to: string = accounts.ani, deadlineMs = 10_000) {
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
    { token, key, deadlineMs },
  );
}

const read = () => client.call('access.profil', {}, { token, deadlineMs: 10_000 });

const healthy = (service: string) =>
  new Promise<boolean>((resolve) => {
    const { path, requestSerialize, responseDeserialize } = HealthService.check;
    client.raw.makeUnaryRequest(path, requestSerialize, responseDeserialize, { service }, (error, reply) =>
      resolve(!error && reply?.status === Serving.SERVING),
    );
  });

/** Posts until one is booked. `node bench/faults.ts` measures how soon that is. */
async function untilPosted(): Promise<void> {
  while ((await post(randomUUID())).code !== 'OK') await pause(50);
}

test('a path to the database that forgets its connections is found out, and the core lives on', async () => {
  await Promise.all(Array.from({ length: 20 }, () => post(randomUUID())));
  proxy.forget();
  await Promise.all(Array.from({ length: 6 }, untilPosted));
  expect(core.child.exitCode).toBe(null);
});

test('one held account: its postings get an error in time, everybody else works on, health stays green', async () => {
  const holder = connect(bank.ownerUrl, { max: 1 });
  await holder`begin`;
  await holder`select from account_state where nomor_rekening = ${accounts.ani} for update`;
  const keys = Array.from({ length: 48 }, () => randomUUID());
  let ended = false;
  const held = Promise.all(keys.map(async (key) => (await post(key)).code)).finally(() => {
    ended = true;
  });
  await pause(300);
  const others: string[] = [];
  while (!ended) {
    const [{ code }, { code: posted }] = await Promise.all([read(), post(randomUUID(), accounts.citra)]);
    others.push(code, posted);
    await pause(50);
  }
  expect(await healthy('ready')).toBe(true);
  const answers = await held;
  await holder`rollback`;
  await holder.end();
  // Firma pays in all of them, so those to another account wait for their turn behind the held ones, and are served.
  expect(new Set(answers)).toEqual(new Set(['ACCOUNT_BUSY']));
  expect(others).toContain('OK');
  expect(await journalsOf(bank.ownerUrl, keys)).toEqual(new Map());
  // Nothing had happened, so the same keys may be sent again.
  expect((await post(keys[0] ?? '')).code).toBe('OK');
  expect((await journalsOf(bank.ownerUrl, keys)).size).toBe(1);
});

test('a core that was frozen posts nothing for callers that have given up', async () => {
  expect((await post(randomUUID())).code).toBe('OK');
  core.child.kill('SIGSTOP');
  const keys = Array.from({ length: 16 }, () => randomUUID());
  const answers = await Promise.all(keys.map((key) => post(key, accounts.ani, 2_000)));
  core.child.kill('SIGCONT');
  expect(answers.map(({ code }) => code)).not.toContain('OK');
  await untilPosted();
  await pause(1_000);
  expect(await journalsOf(bank.ownerUrl, keys)).toEqual(new Map());
});

test('a path that holds postings back past their deadline books none of them', async () => {
  expect((await post(randomUUID())).code).toBe('OK');
  await pause(1_500);
  proxy.delay(1_300);
  const keys = Array.from({ length: 4 }, () => randomUUID());
  const answers = await Promise.all(keys.map((key) => post(key, accounts.ani, 2_000)));
  expect(answers.filter(({ code }) => code === 'OK')).toEqual([]);
  proxy.delay(0);
  await untilPosted();
  await pause(3_000);
  expect(await journalsOf(bank.ownerUrl, keys)).toEqual(new Map());
});

test('connections that are reset are made anew at once', async () => {
  proxy.reset();
  await untilPosted();
  expect(await healthy('ready')).toBe(true);
});

test.each(['reset', 'forget'] as const)(
  'each connection %s as soon as it has signed on: the core lives on',
  async (fate) => {
    const before = proxy.fated();
    proxy.afterSignOn(fate);
    proxy.reset();
    // The pool's own, its listener, the job queue and background work have all met it, some of them again.
    await expect
      .poll(() => core.child.exitCode !== null || proxy.fated() - before > 20, { timeout: 120_000 })
      .toBe(true);
    expect(core.child.exitCode, core.said()).toBe(null);
    proxy.afterSignOn(undefined);
    proxy.reset();
    await untilPosted();
    expect([core.child.exitCode, core.child.signalCode], core.said()).toEqual([null, null]);
  },
);

test('the books are sound after all of it', async () => {
  await expectSoundBooks(bank);
});
