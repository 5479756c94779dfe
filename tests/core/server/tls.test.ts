import { rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type RequestOptions, request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadSecrets } from '#dev/data-dir.ts';
import { type EmbeddedStorage, startObjectStorage } from '#dev/object-storage.ts';
import { nowSeconds } from '#services/server/fresh-tokens.ts';
import { encryptSession } from '#services/server/session.ts';
import { makeFolder } from '../../dev/folder.ts';
import { pem } from '../../services/tls-files.ts';
import { webEnv } from '../../services/web-env.ts';
import { type TlsProxy, tlsProxy } from '../../tls-proxy.ts';
import { type TestBank, testBank } from '../helpers.ts';
import { type CoreProcess, startCore } from './core-process.ts';
import { type Issuer, startIssuer } from './issuer.ts';
import { startWeb, type WebProcess } from './start-web.ts';

/**
 * A stack of processes with TLS between all of its parts: each path is tried with a certificate of another authority and
 * with the right one, and works with the right one alone.
 */
const dir = makeFolder();
const BUCKET = 'amanah';
let bank: TestBank;
let issuer: Issuer;
let storage: EmbeddedStorage;
let core: CoreProcess;
let web: WebProcess;
/** People open the site; the others are the paths to the database, the object storage and the identity provider. */
let [site, database, objects, identity]: TlsProxy[] = [];
const paths = () => [site, database, objects, identity].filter((proxy) => proxy !== undefined);
let said = '';

/** Returns the provider's answer at each of its addresses. */
async function answerOf(url: string): Promise<unknown> {
  if (url.endsWith('/openid-configuration')) return { token_endpoint: `${issuerUrl()}/token` };
  if (!url.endsWith('/token')) return (await fetch(issuer.jwksUrl)).json();
  return { access_token: await accessToken(), refresh_token: 'r2', id_token: 'i2', expires_in: 300 };
}
const provider = createServer((req, res) => {
  void answerOf(req.url ?? '').then((body) =>
    res.setHeader('content-type', 'application/json').end(JSON.stringify(body)),
  );
});
const issuerUrl = () => `https://localhost:${identity?.port}/realms/amanah`;
const accessToken = () => issuer.token('supervisor1', { iss: issuerUrl(), sid: 'sesi-tls' });

const listening = (server: ReturnType<typeof createServer>) =>
  new Promise<number>((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
  );

beforeAll(async () => {
  for (const name of ['ca', 'serverCert', 'serverKey', 'clientCert', 'clientKey'] as const)
    writeFileSync(join(dir, name), pem[name]);
  const secrets = await loadSecrets(dir);
  bank = await testBank();
  issuer = await startIssuer();
  storage = await startObjectStorage({ dir: join(dir, 'objects'), bucket: BUCKET, secrets });
  // The provider shows a stranger's certificate at first: the core knows no key of it yet.
  identity = await tlsProxy(await listening(provider), { shows: 'stranger' });
  objects = await tlsProxy(storage.port);
  const appUrl = new URL(bank.appUrl);
  database = await tlsProxy(Number(appUrl.port), { askedFirst: true });
  Object.assign(appUrl, { hostname: 'localhost', port: String(database.port), search: '?sslmode=verify-full' });
  const shared = {
    NODE_EXTRA_CA_CERTS: join(dir, 'ca'),
    CORE_TLS_CA: join(dir, 'ca'),
    KEYCLOAK_ISSUER: issuerUrl(),
    S3_ENDPOINT: `https://localhost:${objects.port}`,
    S3_BUCKET: BUCKET,
    S3_ACCESS_KEY: secrets.s3AccessKey,
    S3_SECRET_KEY: secrets.s3SecretKey,
  };
  const pair = (who: 'server' | 'client') => ({
    CORE_TLS_CERT: join(dir, `${who}Cert`),
    CORE_TLS_KEY: join(dir, `${who}Key`),
  });
  core = await startCore(appUrl.href, { ...issuer, url: issuerUrl() }, undefined, {
    ...shared,
    ...pair('server'),
    AUDIT_ANCHOR_SECONDS: '1',
  });
  core.child.stdout?.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  web = await startWeb({
    ...webEnv,
    ...shared,
    ...pair('client'),
    CORE_ADDRESS: core.address,
    NEXTAUTH_URL: 'https://bank.example',
  });
  site = await tlsProxy(web.port);
});
afterAll(async () => {
  web?.child.kill('SIGKILL');
  core?.child.kill('SIGKILL');
  await Promise.all(paths().map((proxy) => proxy.close()));
  await storage?.stop();
  provider.closeAllConnections();
  provider.close();
  await issuer?.stop();
  await bank?.close();
  rmSync(dir, { recursive: true, force: true });
});

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** Asks as a browser does that trusts the bank's authority. Rejects when it does not believe whom it meets. */
const ask = (path: string, headers: RequestOptions['headers'] = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const to = { host: 'localhost', port: site?.port, path, headers, ca: pem.ca, agent: false };
    request(to, async (res) => {
      let body = '';
      for await (const chunk of res.setEncoding('utf8')) body += chunk;
      resolve({ status: res.statusCode ?? 0, headers: res.headers, body });
    })
      .on('error', reject)
      .end();
  });

/** A session whose access token lasts for so long; one that is over is refreshed. */
const cookieFor = async (seconds: number) =>
  `__Secure-amanah.session=${await encryptSession({
    id_user: 'supervisor1',
    nama_user: 'Hendra Wijaya',
    role_id: ['OPS_MANAGER'],
    kode_cabang: '001',
    accessToken: await accessToken(),
    refreshToken: 'r1',
    idToken: 'i1',
    accessExpires: nowSeconds() + seconds,
    sid: 'sesi-tls',
    endsAt: nowSeconds() + 3_600,
  })}`;
const statusOf = async (cookie: string) => (await ask('/api/parameter/kode-cabang', { cookie })).status;
const partOf = async (part: string): Promise<string> => {
  const { resp_data } = JSON.parse((await ask('/api/health')).body) as {
    resp_data: { parts: Record<string, { status: string }> };
  };
  return resp_data.parts[part]?.status ?? '';
};

describe('TLS between the parts of a running stack', () => {
  test('the core takes keys of tokens, and the web fresh tokens, from no provider of another authority', async () => {
    const [lasting, ending] = [await cookieFor(600), await cookieFor(-1)];
    expect(await statusOf(lasting)).toBe(503);
    expect(await statusOf(ending)).toBe(503);
    expect(await partOf('identity')).toBe('down');
    identity?.show('trusted');
    expect(await statusOf(lasting)).toBe(200);
    expect(await statusOf(ending)).toBe(200);
    await expect.poll(() => partOf('identity')).toBe('up');
  });

  test('the core works with no database of another authority', async () => {
    const cookie = await cookieFor(600);
    database?.show('stranger');
    expect(await statusOf(cookie)).toBe(503);
    await expect.poll(() => partOf('database')).toBe('down');
    database?.show('trusted');
    await expect.poll(() => partOf('database')).toBe('up');
    expect(await statusOf(cookie)).toBe(200);
  });

  test('neither the web nor the core gives anything to an object storage of another authority', async () => {
    await expect.poll(() => partOf('storage')).toBe('up');
    said = '';
    objects?.show('stranger');
    await expect.poll(() => partOf('storage')).toBe('down');
    // A connection that was open already may take one more head, so each poll writes a new one.
    await expect
      .poll(async () => {
        await bank.owner`select write_audit('supervisor1', '001', 'UJI', '00', '', null, null)`;
        return said;
      })
      .toContain('could not be kept outside');
    objects?.show('trusted');
    await expect.poll(() => partOf('storage')).toBe('up');
    await expect.poll(() => said).toContain('kept outside again');
  });

  test('a browser opens no page of another authority; the bank orders https alone', async () => {
    site?.show('stranger');
    await expect(ask('/api/health')).rejects.toThrow();
    site?.show('trusted');
    for (const path of ['/api/health', '/api/parameter/kode-cabang', '/api/nowhere'])
      expect((await ask(path)).headers['strict-transport-security'], path).toContain('max-age=31536000');
  });

  test('cookies of an https address travel by https alone, and one of the plain name is no session', async () => {
    const cookie = await cookieFor(-1);
    const { status, headers } = await ask('/api/parameter/kode-cabang', { cookie });
    expect(status).toBe(200);
    const written = [headers['set-cookie'] ?? []].flat();
    expect(written.length).toBeGreaterThan(0);
    for (const each of written) expect(each).toMatch(/^__Secure-amanah\.session.*; HttpOnly; SameSite=Lax; Secure/);
    expect(await statusOf(cookie.replace('__Secure-', ''))).toBe(401);
  });
});
