import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '#core/db/client.ts';
import { type TestBank, testBank } from '../helpers.ts';
import { accounts } from '../small-bank.ts';
import { type CoreClient, connectTo, submitOf } from './client.ts';
import { type CoreProcess, startCore } from './core-process.ts';
import { testCore } from './core-server.ts';
import { type Issuer, startIssuer } from './issuer.ts';
import { strangeLines } from './log-lines.ts';

/** One whose readiness the test asks itself. */
const within = await testCore();

const LATER = '9999-of-a-later-release.sql';

let bank: TestBank;
let issuer: Issuer;
let core: CoreProcess;
let client: CoreClient;
let token: string;

beforeAll(async () => {
  bank = await testBank();
  issuer = await startIssuer();
  token = await issuer.token('teller1', { sid: 'sesi-teller1' });
  core = await startCore(bank.appUrl, issuer);
  client = connectTo(core.address);
});
afterAll(async () => {
  client.close();
  core.child.kill('SIGKILL');
  await core.ended;
  expect(strangeLines(core.said())).toEqual([]);
  await issuer.stop();
  await bank.close();
});

const transfer = {
  submit: submitOf({ flowCode: 'PEMINDAHBUKUAN' }),
  flowData: {
    nomor_rekening_debet: accounts.firma,
    nomor_rekening_kredit: accounts.ani,
    nominal: '1.00',
    kode_valuta: 'IDR',
    keterangan: '',
  },
};
const post = () => client.call('teller.pemindahbukuan', transfer, { token, key: randomUUID(), deadlineMs: 10_000 });
const read = () => client.call('access.profil', {}, { token, deadlineMs: 10_000 });
const journals = async () => (await bank.owner<{ n: bigint }[]>`select count(*) as n from journal`)[0]?.n;

test('under a steady load a schema of another release is noticed: new calls are refused as by a core that is away, until it fits', async () => {
  const codes: string[] = [];
  let going = true;
  // Each posting that is written is as good as a proof that the database can be written.
  const load = Promise.all(
    [1, 2].map(async () => {
      while (going) codes.push((await post()).code);
    }),
  );
  await expect.poll(() => codes.length).toBeGreaterThan(5);
  await bank.owner`insert into schema_migration (nama, sidik) values (${LATER}, 'x')`;
  await expect.poll(() => codes.at(-1)).toBe('CORE_AWAY');
  const before = await journals();
  const from = codes.length;
  await expect.poll(() => codes.length).toBeGreaterThan(from + 10);
  expect((await read()).code).toBe('CORE_AWAY');
  expect(await journals()).toBe(before);
  await bank.owner`delete from schema_migration where nama = ${LATER}`;
  await expect.poll(() => codes.at(-1)).toBe('OK');
  going = false;
  await load;
  expect(new Set(codes)).toEqual(new Set(['OK', 'CORE_AWAY']));
});

test('a call that began on the schema of its release is finished', async () => {
  const { call, bank: own, readiness, issuer: provider } = within;
  const sender = { token: await provider.token('teller1', { sid: 'sesi-teller1' }), deadlineMs: 10_000 };
  const holder = connect(own.ownerUrl, { max: 1 });
  await holder`begin`;
  await holder`select from account_state where nomor_rekening = ${accounts.ani} for update`;
  const held = call('teller.pemindahbukuan', transfer, { ...sender, key: randomUUID() });
  await expect.poll(async () => (await own.owner`select from pg_locks where not granted`).length).toBe(1);
  await own.owner`insert into schema_migration (nama, sidik) values (${LATER}, 'x')`;
  await readiness.checkSchema();
  expect((await call('access.profil', {}, sender)).code).toBe('CORE_AWAY');
  await holder`rollback`;
  await holder.end();
  expect((await held).code).toBe('OK');
  await own.owner`delete from schema_migration where nama = ${LATER}`;
  await readiness.checkSchema();
  expect((await call('access.profil', {}, sender)).code).toBe('OK');
});

test('an identity provider that is away does not stop the work of signed-in users', async () => {
  await issuer.stop();
  for (let n = 0; n < 3; n += 1) {
    expect([(await read()).code, (await post()).code]).toEqual(['OK', 'OK']);
    await pause(100);
  }
});
