import '../../services/web-env.ts';
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '#dev/ports.ts';
import { encryptSession } from '#services/server/session.ts';
import { webEnv } from '../../services/web-env.ts';
import { chainAll, type TestBank, testBank } from '../helpers.ts';
import { accounts } from '../small-bank.ts';
import { expectSoundBooks } from '../sound-books.ts';
import { type CoreProcess, ROOT, startCore } from './core-process.ts';
import { type Issuer, now, startIssuer } from './issuer.ts';
import { nextRelease } from './next-release.ts';
import { startWeb, type WebProcess } from './start-web.ts';

/** Two cores and two webs as a bank runs them; a proxy in front sends a call that finds one of the webs closed to the other. */
let bank: TestBank;
let issuer: Issuer;
let next = '';
let cookie = '';
let cores: CoreProcess[] = [];
let webs: WebProcess[] = [];
let going = true;
const answers: { key: string; status: number; code: string; message: string }[] = [];

const coreAt = (port: number, root: string) => startCore(bank.appUrl, issuer, port, {}, root);
const webAt = (port: number, root: string) =>
  startWeb(
    { ...webEnv, KEYCLOAK_ISSUER: issuer.url, CORE_ADDRESS: cores.map(({ address }) => address).join() },
    { port, root },
  );

beforeAll(async () => {
  [bank, issuer, next] = await Promise.all([testBank(), startIssuer(), nextRelease()]);
  await bank.owner`update daily_limit set batas = 100000000000`;
  for (const port of [await freePort('127.0.0.1'), await freePort('127.0.0.1')]) cores.push(await coreAt(port, ROOT));
  for (const port of [await freePort('127.0.0.1'), await freePort('127.0.0.1')]) webs.push(await webAt(port, ROOT));
  const sid = 'sesi-teller1';
  cookie = await encryptSession({
    id_user: 'teller1',
    nama_user: 'Siti Rahmawati',
    role_id: ['TELLER'],
    kode_cabang: '001',
    accessToken: await issuer.token('teller1', { sid, exp: now() + 3_600 }),
    refreshToken: 'none',
    idToken: 'none',
    accessExpires: now() + 3_600,
    sid,
    endsAt: now() + 3_600,
  });
});
afterAll(async () => {
  for (const { child } of [...webs, ...cores]) child.kill('SIGKILL');
  await issuer.stop();
  await bank.close();
});

/** Posts once, over the web whose turn it is, or over the other when nobody takes the call there. */
async function post(turn: number): Promise<void> {
  const key = randomUUID();
  const flowData = {
    nomor_rekening_debet: accounts.firma,
    nomor_rekening_kredit: accounts.ani,
    nominal: '1.00',
    kode_valuta: 'IDR',
    keterangan: '',
  };
  const body = JSON.stringify({ flowCode: 'PEMINDAHBUKUAN', flowData });
  const ask = (web: WebProcess | undefined) => send(web?.port, key, body);
  const { status, text } = await ask(webs[turn % 2]).catch(() => ask(webs[(turn + 1) % 2]));
  const { resp_code: code = '', resp_msg: message = '' } = JSON.parse(text) as Record<string, string>;
  answers.push({ key, status, code, message });
}

/** Sends a posting over a connection of its own, as a proxy finds out at once that nobody listens. */
const send = (port: number | undefined, key: string, body: string) =>
  new Promise<{ status: number; text: string }>((resolve, reject) => {
    const headers = {
      cookie: `amanah.session=${cookie}`,
      origin: webEnv.NEXTAUTH_URL,
      'content-type': 'application/json',
      'idempotency-key': key,
    };
    const asked = request(
      { host: '127.0.0.1', port, path: '/api/flow/pemindahbukuan', method: 'POST', headers, agent: false },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (part: string) => {
          text += part;
        });
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
        answer.on('error', reject);
      },
    );
    asked.on('error', reject);
    asked.end(body);
  });

async function migrate(root: string): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['core/db/migrate.ts'], {
    cwd: root,
    env: { PATH: process.env.PATH, NODE_ENV: 'test', DATABASE_URL: bank.ownerUrl },
  });
  return stdout.trim();
}

/** Puts one process after the other in the place of one that ends as the platform ends it. */
async function roll(root: string): Promise<void> {
  for (const [index, { child, ended, address }] of [...cores].entries()) {
    child.kill('SIGTERM');
    await ended;
    cores = cores.with(index, await coreAt(Number(address.split(':')[1]), root));
  }
  for (const [index, { child, port }] of [...webs].entries()) {
    const ended = new Promise((resolve) => child.on('exit', resolve));
    child.kill('SIGTERM');
    await ended;
    webs = webs.with(index, await webAt(port, root));
  }
}

test('two cores and two webs go to the next release and back under load, and no posting fails', async () => {
  const load = Promise.all(
    [0, 1, 2, 3].map(async (worker) => {
      for (let turn = worker; going; turn += 1) {
        await post(turn);
        await pause(50);
      }
    }),
  );
  await expect.poll(() => answers.length).toBeGreaterThan(20);
  expect(await migrate(next)).toBe('applied 9998-remark-of-a-branch.sql');
  await roll(next);
  expect(await migrate(ROOT)).toBe('the database is up to date');
  await roll(ROOT);
  going = false;
  await load;
  expect(answers.filter(({ code }) => code !== '00')).toEqual([]);
  const [row] = await bank.owner<{ n: number; catatan: string }[]>`
    select count(*)::integer as n, branch_remark('001') as catatan from idempotency where kunci = any (${answers.map(({ key }) => key)}::uuid[]) and journal_id is not null`;
  expect(row).toEqual({ n: answers.length, catatan: '' });
  await chainAll(bank);
  await expectSoundBooks(bank);
});
