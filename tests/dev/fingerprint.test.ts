import { createPublicKey } from 'node:crypto';
import { type IncomingHttpHeaders, request } from 'node:http';
import { exportJWK, exportSPKI, generateKeyPair } from 'jose';
import { expect, onTestFinished, test } from 'vitest';
import { verifyAssertion } from '#core/access/fingerprint-assertion.ts';
import { loadSecrets } from '#dev/data-dir.ts';
import { startFingerprintReader } from '#dev/fingerprint/simulator.ts';
import { readerArguments } from '#dev/fingerprint/start.ts';
import { temporaryFolder } from './folder.ts';

const ORIGIN = 'http://127.0.0.1:3000';
const CHALLENGE = 'c'.repeat(43);

interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Readonly<Record<string, string>>;
}

/** A reader that knows one finger and needs no time, with the public half of its key. */
async function reader() {
  const { publicKey, privateKey } = await generateKeyPair('EdDSA', { extractable: true });
  const running = await startFingerprintReader({
    key: await exportJWK(privateKey),
    origin: ORIGIN,
    users: ['headteller1'],
  });
  onTestFinished(() => running.stop());
  const ask = (method: string, path: string, body?: unknown, headers: Record<string, string> = { origin: ORIGIN }) =>
    new Promise<Reply>((resolve, reject) => {
      const sent = { 'content-type': 'application/json', ...headers };
      const req = request({ host: '127.0.0.1', port: running.port, method, path, headers: sent }, (res) => {
        const chunks: Buffer[] = [];
        res.on('data', (chunk: Buffer) => chunks.push(chunk));
        res.on('end', () => {
          const text = Buffer.concat(chunks).toString();
          resolve({ status: res.statusCode ?? 0, headers: res.headers, body: text ? JSON.parse(text) : {} });
        });
      });
      req.on('error', reject);
      req.end(body === undefined ? '' : JSON.stringify(body));
    });
  const script = (state: object) => ask('POST', '/dev/state', { ms: 0, ...state }, {});
  await script({});
  const verify = (id_user = 'headteller1', challenge = CHALLENGE) => ask('POST', '/v1/verify', { challenge, id_user });
  return { ask, script, verify, pem: await exportSPKI(publicKey), port: running.port };
}

test('a known finger is answered with the core’s proof, once for each challenge', async () => {
  const { verify, pem } = await reader();
  const { status, body } = await verify();
  expect(status).toBe(200);
  expect(await verifyAssertion(body.assertion ?? '', pem)).toEqual({
    device: 'SIMULATOR',
    user: 'headteller1',
    challenge: CHALLENGE,
  });
  expect((await verify()).body).toEqual({ error: 'NOT_RECOGNISED' });
  expect((await verify('headteller1', 'd'.repeat(43))).body.assertion).toMatch(/^eyJ/);
});

test('an unknown person and another finger are answered alike', async () => {
  const { verify, script } = await reader();
  const unknown = await verify('siapa', 'e'.repeat(43));
  await script({ finger: 'OTHER' });
  const other = await verify('headteller1', 'f'.repeat(43));
  expect([unknown.status, unknown.body]).toEqual([200, { error: 'NOT_RECOGNISED' }]);
  expect([other.status, other.body]).toEqual([unknown.status, unknown.body]);
});

test('without a finger, without a scanner, and with another finger under way it says so', async () => {
  const { ask, verify, script } = await reader();
  expect((await ask('GET', '/v1/status')).body).toEqual({ protocol: 1, device: 'SIMULATOR', scanner: 'READY' });
  await script({ finger: 'NONE', ms: 50 });
  const [slow, busy] = await Promise.all([verify(), verify('headteller1', 'g'.repeat(43))]);
  expect([slow.body.error, busy.body.error].sort()).toEqual(['BUSY', 'TIMEOUT']);
  await script({ scanner: 'ABSENT' });
  expect((await verify('headteller1', 'h'.repeat(43))).body).toEqual({ error: 'NO_SCANNER' });
  expect((await ask('GET', '/v1/status')).body.scanner).toBe('ABSENT');
  await script({ scanner: 'AWAY' });
  await expect(ask('GET', '/v1/status')).rejects.toThrow();
});

test('it answers pages of the bank only, under its own name, and says so to the browser by CORS', async () => {
  const { ask, port } = await reader();
  const asked = { origin: ORIGIN, 'access-control-request-private-network': 'true' };
  const allowed = await ask('OPTIONS', '/v1/verify', undefined, asked);
  expect(allowed.status).toBe(204);
  expect(allowed.headers).toMatchObject({
    'access-control-allow-origin': ORIGIN,
    'access-control-allow-headers': 'content-type',
    'access-control-allow-private-network': 'true',
    vary: 'origin',
  });
  expect((await ask('GET', '/v1/status')).status).toBe(200);
  const strangers: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    {},
    { origin: ORIGIN, host: 'evil.example' },
  ];
  for (const headers of strangers) {
    const refused = await ask('GET', '/v1/status', undefined, headers);
    expect([refused.status, refused.headers['access-control-allow-origin']]).toEqual([403, undefined]);
  }
  expect((await ask('GET', '/v1/status', undefined, { origin: ORIGIN, host: `localhost:${port}` })).status).toBe(200);
  // A page must not be able to set what the next finger does.
  expect((await ask('POST', '/dev/state', { finger: 'MATCH' })).status).toBe(403);
});

test('the seed registers the public half of the key in the data folder, and only that', async () => {
  const secrets = await loadSecrets(temporaryFolder());
  const [argument = ''] = readerArguments(secrets);
  expect(argument).toMatch(/^--reader=-----BEGIN PUBLIC KEY-----\n/);
  const pem = argument.slice('--reader='.length);
  expect(createPublicKey(pem).asymmetricKeyType).toBe('ed25519');
  expect(pem).not.toContain('PRIVATE');
  expect(createPublicKey(pem).export({ format: 'jwk' }).x).toBe(secrets.fingerprintKey.x);
});
