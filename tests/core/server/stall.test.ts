import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TcpProxy, tcpProxy } from '../../tcp-proxy.ts';
import { type TestBank, testBank } from '../helpers.ts';
import { accounts } from '../small-bank.ts';
import { expectSoundBooks } from '../sound-books.ts';
import { type CoreClient, connectTo, submitOf } from './client.ts';
import { type CoreProcess, startCore } from './core-process.ts';
import { type Issuer, startIssuer } from './issuer.ts';

/** Nobody is in anybody's way: three users at a counter each, and an account for each. */
const USERS = [accounts.ani, accounts.citra, accounts.firma];
const STALL_MS = 1_500;

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

const post = (from: string, to: string) => {
  const flowData = {
    nomor_rekening_debet: from,
    nomor_rekening_kredit: to,
    nominal: '1.00',
    kode_valuta: 'IDR',
    keterangan: '',
  };
  const asked = { submit: submitOf({ flowCode: 'PEMINDAHBUKUAN' }), flowData };
  return client.call('teller.pemindahbukuan', asked, { token, key: randomUUID(), deadlineMs: 10_000 });
};
const read = () => client.call('access.profil', {}, { token, deadlineMs: 10_000 });

/** Three users post and read one thing after another while something happens; returns every code they got. */
async function whileAtWork(happens: () => Promise<void>): Promise<Map<string, number>> {
  const codes = new Map<string, number>();
  let going = true;
  const users = USERS.map(async (account, place) => {
    while (going)
      for (const answer of [await post(account, USERS[(place + 1) % USERS.length] ?? ''), await read()])
        codes.set(answer.code, (codes.get(answer.code) ?? 0) + 1);
  });
  await pause(300);
  await happens();
  going = false;
  await Promise.all(users);
  return codes;
}

const stalls: Readonly<Record<string, readonly [(on: boolean) => void, ...((on: boolean) => void)[]]>> = {
  'the core': [(on) => void core.child.kill(on ? 'SIGSTOP' : 'SIGCONT')],
  'the database': [(on) => proxy.stall(on)],
  'the core and the database': [(on) => proxy.stall(on), (on) => void core.child.kill(on ? 'SIGSTOP' : 'SIGCONT')],
};

test.each(Object.keys(stalls))('refuses nobody because %s stalled for 1.5 s with three users at work', async (what) => {
  const codes = await whileAtWork(async () => {
    for (let round = 0; round < 3; round++) {
      for (const stall of stalls[what] ?? []) stall(true);
      await pause(STALL_MS);
      for (const stall of stalls[what] ?? []) stall(false);
      await pause(300);
    }
  });
  expect([...codes.keys()]).toEqual(['OK']);
  await expectSoundBooks(bank);
});
