import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ChannelCredentials, credentials } from '@grpc/grpc-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pem } from '../../services/tls-files.ts';
import { counterBank } from '../counter-bank.ts';
import { connectTo } from './client.ts';
import { type CoreProcess, startCore } from './core-process.ts';
import { startIssuer } from './issuer.ts';

const bank = await counterBank();
const issuer = await startIssuer();
const dir = mkdtempSync(join(tmpdir(), 'amanah-core-tls-'));
let core: CoreProcess;

beforeAll(async () => {
  for (const name of ['ca', 'serverCert', 'serverKey'] as const) writeFileSync(join(dir, name), pem[name]);
  core = await startCore(bank.appUrl, issuer, undefined, {
    CORE_TLS_CA: join(dir, 'ca'),
    CORE_TLS_CERT: join(dir, 'serverCert'),
    CORE_TLS_KEY: join(dir, 'serverKey'),
  });
});
afterAll(async () => {
  core.child.kill('SIGTERM');
  await core.ended;
  await issuer.stop();
  rmSync(dir, { recursive: true });
});

/** Returns the answer to a good token over this channel. */
async function askOver(channel: ChannelCredentials): Promise<string> {
  const client = connectTo(core.address, channel);
  const { code } = await client.call(
    'access.profil',
    {},
    { token: await issuer.token('teller1', { sid: 'sesi-teller1' }), deadlineMs: 3_000 },
  );
  client.close();
  return code;
}

const pair = (cert: 'clientCert' | 'otherCert', key: 'clientKey' | 'otherKey') =>
  credentials.createSsl(Buffer.from(pem.ca), Buffer.from(pem[key]), Buffer.from(pem[cert]));

test('with certificates configured, only a client of the bank’s own authority gets through, with any token', async () => {
  expect(await askOver(pair('clientCert', 'clientKey'))).toBe('OK');
  expect(await askOver(pair('otherCert', 'otherKey'))).toBe('AWAY');
  expect(await askOver(credentials.createSsl(Buffer.from(pem.ca)))).toBe('AWAY');
  expect(await askOver(credentials.createInsecure())).toBe('AWAY');
});
