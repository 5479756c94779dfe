import { afterAll, beforeAll, expect, test } from 'vitest';
import { webEnv } from '../../services/web-env.ts';
import { type TcpProxy, tcpProxy } from '../../tcp-proxy.ts';
import { emptyBank, type TestBank } from '../helpers.ts';
import { type CoreProcess, startCore } from './core-process.ts';
import { type Issuer, startIssuer } from './issuer.ts';
import { startWeb, type WebProcess } from './start-web.ts';

let bank: TestBank;
let issuer: Issuer;
/** The way to the identity provider. */
let provider: TcpProxy;
let cores: readonly CoreProcess[] = [];
let web: WebProcess;

beforeAll(async () => {
  bank = await emptyBank();
  issuer = await startIssuer();
  const url = new URL(issuer.url);
  provider = await tcpProxy({ port: Number.parseInt(url.port, 10) });
  url.port = String(provider.port);
  cores = await Promise.all([startCore(bank.appUrl, issuer), startCore(bank.appUrl, issuer)]);
  web = await startWeb({
    ...webEnv,
    KEYCLOAK_ISSUER: url.href.replace(/\/$/, ''),
    CORE_ADDRESS: cores.map(({ address }) => address).join(','),
  });
});
afterAll(async () => {
  web?.child.kill('SIGKILL');
  for (const { child } of cores) child.kill('SIGKILL');
  await provider?.close();
  await issuer?.stop();
  await bank?.close();
});

/** Status and what is said of each part. */
async function asked(path: string): Promise<readonly [number, Readonly<Record<string, string>>]> {
  const answer = await fetch(`http://127.0.0.1:${web.port}${path}`);
  const { resp_data } = (await answer.json()) as { resp_data: { parts?: Record<string, { status: string }> } };
  return [
    answer.status,
    Object.fromEntries(Object.entries(resp_data.parts ?? {}).map(([part, { status }]) => [part, status])),
  ];
}
const WELL = [200, { web: 'up', core: 'up' }];

test('an identity provider that is frozen is named by the report, and takes no web out of service', async () => {
  await expect
    .poll(async () => (await asked('/api/health'))[1])
    .toMatchObject({ identity: 'up', core: 'up', database: 'up' });
  expect(await asked('/api/health/ready')).toEqual(WELL);
  provider.stall(true);
  await expect
    .poll(async () => (await asked('/api/health'))[1])
    .toMatchObject({ identity: 'down', core: 'up', database: 'up' });
  expect((await asked('/api/health'))[0]).toBe(503);
  expect(await asked('/api/health/ready')).toEqual(WELL);
  provider.stall(false);
});

test('a web is ready as long as one of its cores answers, and lives without any', async () => {
  const [first, second] = cores;
  first?.child.kill('SIGSTOP');
  for (let n = 0; n < 4; n += 1) expect(await asked('/api/health/ready')).toEqual(WELL);
  second?.child.kill('SIGKILL');
  await expect.poll(() => asked('/api/health/ready')).toEqual([503, { web: 'up', core: 'down' }]);
  expect((await asked('/api/health/live'))[0]).toBe(200);
  first?.child.kill('SIGCONT');
  await expect.poll(() => asked('/api/health/ready')).toEqual(WELL);
});
