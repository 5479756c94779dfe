import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '#dev/ports.ts';
import { type TcpProxy, tcpProxy } from '../../tcp-proxy.ts';
import { emptyBank, type TestBank } from '../helpers.ts';
import { type Issuer, startIssuer } from './issuer.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const AGAIN = /"attempt":(\d+)[^\n]*the database does not answer yet; trying again/g;

let bank: TestBank;
let issuer: Issuer;
let proxy: TcpProxy;
beforeAll(async () => {
  bank = await emptyBank();
  issuer = await startIssuer();
  proxy = await tcpProxy({ port: Number.parseInt(new URL(bank.appUrl).port, 10) });
});
afterAll(async () => {
  await proxy.close();
  await issuer.stop();
  await bank.close();
});

/** A core that may still wait for its database. */
async function begin(databaseUrl: string) {
  const address = `127.0.0.1:${await freePort('127.0.0.1')}`;
  const child = spawn(process.execPath, ['core/main.ts'], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'test',
      DATABASE_APP_URL: databaseUrl,
      CORE_LISTEN: address,
      KEYCLOAK_ISSUER: issuer.url,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
  const ended = once(child, 'exit').then(([code, signal]) => code ?? signal);
  return {
    child,
    ended,
    said: () => said,
    attempts: () => [...said.matchAll(AGAIN)].map(([, attempt]) => Number(attempt)),
  };
}

const at = (port: number): string => Object.assign(new URL(bank.appUrl), { port: String(port) }).href;

test('a core that finds nobody at the address of its database says so once for each attempt, and ends by SIGTERM meanwhile', async () => {
  const core = await begin(at(await freePort('127.0.0.1')));
  await expect.poll(() => core.attempts().length).toBeGreaterThan(2);
  expect(core.attempts().slice(0, 3)).toEqual([1, 2, 3]);
  expect(core.child.exitCode).toBe(null);
  core.child.kill('SIGTERM');
  expect(await core.ended).toBe(0);
});

test('a core whose database comes later is ready then, after a refusal or a wait', async () => {
  proxy.swallow(true);
  const core = await begin(at(proxy.port));
  await expect.poll(() => core.attempts().length, { timeout: 60_000 }).toBeGreaterThan(0);
  proxy.swallow(false);
  proxy.reset();
  await expect.poll(core.said, { timeout: 60_000 }).toContain('core is ready');
  core.child.kill('SIGTERM');
  expect(await core.ended).toBe(0);
});

test('a core that is not let in ends at once with the reason', async () => {
  const wrong = Object.assign(new URL(bank.appUrl), { password: 'salah' }).href;
  const core = await begin(wrong);
  expect(await core.ended).toBe(1);
  expect(core.said()).toMatch(/the core cannot start: .*password/);
  expect(core.attempts()).toEqual([]);
});
