import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loadSecrets, type Secrets } from '#dev/data-dir.ts';
import { type EmbeddedIdentity, startIdentity } from '#dev/identity/identity.ts';
import { readRealm } from '#dev/realm.ts';
import { makeFolder } from '../folder.ts';
import { adminClient, CALLBACK, claims, identityClient, WEB } from './client.ts';

const dir = makeFolder();
let secrets: Secrets;
let identity: EmbeddedIdentity;
let admin: ReturnType<typeof adminClient>;
/** Holds the requests that the web got at its address for ended sessions. */
const requests: { url: string; token: string }[] = [];
const web = createServer((req, res) => {
  let text = '';
  req.on('data', (chunk) => {
    text += chunk;
  });
  req.on('end', () => {
    requests.push({ url: req.url ?? '', token: new URLSearchParams(text).get('logout_token') ?? '' });
    res.end();
  });
});

beforeAll(async () => {
  await new Promise<void>((resolve) => web.listen(0, '127.0.0.1', resolve));
  const publicUrl = `http://127.0.0.1:${(web.address() as AddressInfo).port}`;
  secrets = await loadSecrets(dir);
  const realm = readRealm();
  const clients = realm.clients.map((client) => ({ ...client, redirectUris: [...client.redirectUris, CALLBACK] }));
  identity = await startIdentity({
    dir,
    secrets,
    web: { publicUrl, loginHost: WEB },
    production: false,
    realm: { ...realm, clients },
  });
  admin = adminClient(identity.issuer, secrets.adminClientSecret);
});
beforeEach(() => {
  requests.length = 0;
});
afterAll(async () => {
  await identity.stop();
  web.close();
  rmSync(dir, { recursive: true, force: true });
});

const PASSWORD = 'amanah-demo';
const signIn = (name: string, password = PASSWORD) =>
  identityClient(identity.issuer).signIn(name, password, secrets.webClientSecret);
const renew = (token: string) =>
  identityClient(identity.issuer).token({
    grant_type: 'refresh_token',
    refresh_token: token,
    client_id: 'amanah-web',
    client_secret: secrets.webClientSecret,
  });
const direct = (username: string, password: string) =>
  identityClient(identity.issuer).token({
    grant_type: 'password',
    client_id: 'amanah-override',
    client_secret: secrets.overrideClientSecret,
    username,
    password,
  });

describe('the service account', () => {
  test("has a token of its own with the realm's rights and no refresh token", async () => {
    const form = {
      grant_type: 'client_credentials',
      client_id: 'amanah-admin',
      client_secret: secrets.adminClientSecret,
    };
    const { status, body } = await identityClient(identity.issuer).token(form);
    expect(status).toBe(200);
    expect(body).not.toHaveProperty('refresh_token');
    expect(claims(body.access_token)).toMatchObject({
      aud: 'realm-management',
      azp: 'amanah-admin',
      typ: 'Bearer',
      sub: 'b153b949-9cb5-562f-91bd-9e497b0c0689',
      preferred_username: 'service-account-amanah-admin',
      resource_access: { 'realm-management': { roles: ['manage-users', 'view-users', 'query-users'] } },
    });
  });

  test('is closed to a wrong secret and to the other clients', async () => {
    const { token } = identityClient(identity.issuer);
    const wrong = await token({ grant_type: 'client_credentials', client_id: 'amanah-admin', client_secret: 'x' });
    expect([wrong.status, wrong.body.error]).toEqual([401, 'invalid_client']);
    const form = { grant_type: 'client_credentials', client_id: 'amanah-web', client_secret: secrets.webClientSecret };
    const other = await token(form);
    expect([other.status, 'access_token' in other.body]).toEqual([400, false]);
  });
});

describe('the admin API', () => {
  test('is closed without a token, and to a person with any role at the bank', async () => {
    const path = '/users?username=teller1&exact=true';
    expect(await admin.call('GET', path, undefined, 'x')).toMatchObject({ status: 401 });
    const tokens = await signIn('admin1');
    expect(await admin.call('GET', path, undefined, tokens.access_token)).toMatchObject({ status: 403 });
    expect(await admin.call('GET', path, undefined, tokens.id_token)).toMatchObject({ status: 401 });
    expect(await admin.call('GET', path)).toMatchObject({ status: 200 });
    expect(await admin.call('GET', '/clients')).toMatchObject({ status: 403 });
  });

  test('finds a user by the exact name', async () => {
    const { body } = await admin.call('GET', '/users?username=teller1&exact=true');
    expect(body).toEqual([
      {
        id: 'a1f69577-b2b3-500b-b8dc-1a1378132a87',
        username: 'teller1',
        firstName: 'Siti',
        lastName: 'Rahmawati',
        email: 'teller1@amanah.example',
        emailVerified: true,
        attributes: { kode_cabang: ['001'] },
        enabled: true,
        createdTimestamp: 0,
        totp: false,
        disableableCredentialTypes: [],
        requiredActions: [],
        notBefore: 0,
      },
    ]);
    expect((await admin.call('GET', '/users?username=teller&exact=true')).body).toEqual([]);
    expect(await admin.call('GET', '/users/nope')).toMatchObject({ status: 404, body: { error: 'User not found' } });
  });

  test('creates a user once, gives and takes roles', async () => {
    const user = { username: 'baru1', enabled: true, firstName: 'Baru', attributes: { kode_cabang: ['002'] } };
    const made = await admin.call('POST', '/users', user);
    const id = await admin.idOf('baru1');
    expect([made.status, made.location]).toEqual([
      201,
      `${identity.issuer.replace('/realms/', '/admin/realms/')}/users/${id}`,
    ]);
    expect(await admin.call('POST', '/users', user)).toMatchObject({
      status: 409,
      body: { errorMessage: 'User exists with same username' },
    });
    const path = `/users/${id}/role-mappings/realm`;
    const { body } = await admin.call('GET', `${path}/available`);
    const teller = (body as { id: string; name: string }[]).filter((role) => role.name === 'TELLER');
    expect(teller).toHaveLength(1);
    expect((await admin.call('POST', path, teller)).status).toBe(204);
    expect((await admin.call('GET', path)).body).toMatchObject([{ name: 'TELLER' }]);
    expect((await admin.call('DELETE', path, teller)).status).toBe(204);
    expect((await admin.call('GET', path)).body).toEqual([]);
    expect((await admin.call('POST', path, [{ id: 'x', name: 'RAJA' }])).status).toBe(404);
  });

  test('changes the named fields and nothing else, never the user name', async () => {
    const id = await admin.idOf('teller3');
    expect((await admin.call('PUT', `/users/${id}`, { lastName: 'Baru', username: 'lain' })).status).toBe(204);
    expect((await admin.call('GET', `/users/${id}`)).body).toMatchObject({
      username: 'teller3',
      firstName: 'Dewi',
      lastName: 'Baru',
      enabled: true,
      attributes: { kode_cabang: ['002'] },
    });
    const branch = await admin.call('PUT', `/users/${id}`, { attributes: { kode_cabang: ['9'] } });
    expect(branch).toMatchObject({ status: 400, body: { field: 'kode_cabang' } });
  });
});

describe('a one-time password', () => {
  test('opens only the form for a new one, which opens everything', async () => {
    await admin.call('POST', '/users', { username: 'baru2', enabled: true, attributes: { kode_cabang: ['001'] } });
    const id = await admin.idOf('baru2');
    const reset = (value: string) =>
      admin.call('PUT', `/users/${id}/reset-password`, { type: 'password', value, temporary: true });
    expect(await reset('')).toMatchObject({ status: 400 });
    expect(await reset('pendek')).toMatchObject({ status: 400, body: { error: 'invalidPasswordMinLengthMessage' } });
    expect(await reset('sementara-1')).toMatchObject({ status: 204 });
    expect((await direct('baru2', 'sementara-1')).body).toMatchObject({
      error: 'invalid_grant',
      error_description: 'Account is not fully set up',
    });

    const client = identityClient(identity.issuer);
    const form = await client.openSignIn();
    const checked = await client.visit(form.location ?? '', { username: 'baru2', password: 'sementara-1' });
    const step = await client.visit(checked.location ?? '');
    expect(step.location).toContain('/login-actions/authenticate/');
    const page = await client.visit(step.location ?? '');
    expect(page.text).toMatch(/name="password-new"[\s\S]*name="password-confirm"/);
    expect(page.text).not.toContain('cancel-aia');
    const send = (first: string, second = first) =>
      client.visit(step.location ?? '', { 'password-new': first, 'password-confirm': second, 'cancel-aia': 'true' });
    expect((await send('rahasia-baru', 'rahasia-lain')).text).toContain('Kedua kata sandi tidak sama.');
    expect((await send('sementara-1')).text).toContain('tidak boleh sama dengan 3 kata sandi terakhir');
    const done = await send('rahasia-baru');
    const back = await client.visit(done.location ?? '');
    const tokens = await client.redeem(back.location ?? '', secrets.webClientSecret);
    expect(claims(tokens.access_token).preferred_username).toBe('baru2');
    expect((await direct('baru2', 'sementara-1')).body.error).toBe('invalid_grant');
    expect((await direct('baru2', 'rahasia-baru')).status).toBe(200);
  });
});

describe('a change of password that was asked for', () => {
  const asked = { kc_action: 'UPDATE_PASSWORD' };

  test('can be left, and answers how it ended', async () => {
    const client = identityClient(identity.issuer);
    await client.signIn('backoffice1', PASSWORD, secrets.webClientSecret);
    const first = await client.openSignIn(CALLBACK, asked);
    const left = await client.visit(first.location ?? '', { 'cancel-aia': 'true' });
    const back = new URL((await client.visit(left.location ?? '')).location ?? '');
    expect(Object.fromEntries(back.searchParams)).toMatchObject({
      kc_action: 'UPDATE_PASSWORD',
      kc_action_status: 'cancelled',
      code: expect.any(String),
    });
    expect((await direct('backoffice1', PASSWORD)).status).toBe(200);
  });

  test('changes it, and ends the other sessions on request', async () => {
    const other = await signIn('backoffice1');
    const client = identityClient(identity.issuer);
    const own = await client.signIn('backoffice1', PASSWORD, secrets.webClientSecret);
    const step = await client.openSignIn(CALLBACK, asked);
    const form = { 'password-new': 'rahasia-baru', 'password-confirm': 'rahasia-baru', 'logout-sessions': 'on' };
    const saved = await client.visit(step.location ?? '', form);
    const back = new URL((await client.visit(saved.location ?? '')).location ?? '');
    expect(back.searchParams.get('kc_action_status')).toBe('success');
    expect((await direct('backoffice1', PASSWORD)).body.error).toBe('invalid_grant');
    expect((await direct('backoffice1', 'rahasia-baru')).status).toBe(200);
    expect((await renew(other.refresh_token)).body.error).toBe('invalid_grant');
    expect((await renew(own.refresh_token)).status).toBe(200);
    expect((await client.openSignIn()).location).toContain('code=');
  });
});

describe('ended sessions', () => {
  test('one session has one name in all its tokens, and is reported to the web by it', async () => {
    const tokens = await signIn('cs1');
    const { sid } = claims(tokens.access_token);
    expect(claims(tokens.id_token).sid).toBe(sid);
    const id = await admin.idOf('cs1');
    expect((await admin.call('GET', `/users/${id}/sessions`)).body).toMatchObject([
      { id: sid, username: 'cs1', userId: id, clients: { 'amanah-web': 'amanah-web' } },
    ]);
    expect((await admin.call('DELETE', `/sessions/${sid}`)).status).toBe(204);
    expect((await renew(tokens.refresh_token)).body.error).toBe('invalid_grant');
    expect(requests.map(({ url }) => url)).toEqual(['/api/auth/backchannel-logout']);
    const keys = createRemoteJWKSet(new URL(`${identity.issuer}/protocol/openid-connect/certs`));
    const { payload } = await jwtVerify(requests[0]?.token ?? '', keys, {
      issuer: identity.issuer,
      audience: 'amanah-web',
      typ: 'logout+jwt',
    });
    expect(payload).toMatchObject({
      sub: id,
      sid,
      events: { 'http://schemas.openid.net/event/backchannel-logout': {} },
    });
    expect((await admin.call('GET', `/users/${id}/sessions`)).body).toEqual([]);
    expect((await admin.call('DELETE', `/sessions/${sid}`)).status).toBe(404);
  });

  test('all sessions of a user end at once, and those of nobody else', async () => {
    const [first, second, other] = [await signIn('teller1'), await signIn('teller1'), await signIn('teller2')];
    expect((await admin.call('POST', `/users/${await admin.idOf('teller1')}/logout`)).status).toBe(204);
    expect(requests.map(({ token }) => claims(token).sid).sort()).toEqual(
      [first, second].map((tokens) => claims(tokens.access_token).sid).sort(),
    );
    for (const { refresh_token: token } of [first, second]) {
      expect((await renew(token)).body.error).toBe('invalid_grant');
    }
    expect((await renew(other.refresh_token)).status).toBe(200);
  });

  test('a sign-out is reported to the web too', async () => {
    const client = identityClient(identity.issuer);
    const tokens = await client.signIn('manager1', PASSWORD, secrets.webClientSecret);
    const page = await client.visit(
      `${client.path('logout')}?${new URLSearchParams({ id_token_hint: tokens.id_token })}`,
    );
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(page.text)?.[1] ?? '';
    await client.visit(`${client.path('logout')}/confirm`, { xsrf, logout: 'yes' });
    expect(requests.map(({ token }) => claims(token).sid)).toEqual([claims(tokens.access_token).sid]);
  });
});

test('a disabled user can neither sign in nor renew nor override, and can again once enabled', async () => {
  const tokens = await signIn('headteller1');
  const path = `/users/${await admin.idOf('headteller1')}`;
  expect((await admin.call('PUT', path, { enabled: false })).status).toBe(204);
  const client = identityClient(identity.issuer);
  const form = await client.openSignIn();
  const refused = await client.visit(form.location ?? '', { username: 'headteller1', password: PASSWORD });
  expect([refused.status, refused.text.includes('Akun Anda dinonaktifkan.')]).toEqual([200, true]);
  const wrong = await client.visit(form.location ?? '', { username: 'headteller1', password: 'salah' });
  expect(wrong.text).toContain('User ID atau kata sandi salah.');
  expect((await renew(tokens.refresh_token)).body.error).toBe('invalid_grant');
  expect((await direct('headteller1', PASSWORD)).body).toMatchObject({ error_description: 'Account disabled' });
  expect((await admin.call('PUT', path, { enabled: true })).status).toBe(204);
  expect((await direct('headteller1', PASSWORD)).status).toBe(200);
});

test('a locked user gets the answer to a wrong password, until it is cleared', async () => {
  const client = identityClient(identity.issuer);
  const { location } = await client.openSignIn();
  const send = (password: string) => client.visit(location ?? '', { username: 'finance1', password });
  const first = await send('salah');
  for (let i = 0; i < 4; i += 1) await send('salah');
  expect(await send(PASSWORD)).toEqual(first);
  expect((await direct('finance1', PASSWORD)).body).toMatchObject({ error_description: 'Invalid user credentials' });
  const path = `/attack-detection/brute-force/users/${await admin.idOf('finance1')}`;
  expect((await admin.call('GET', path)).body).toMatchObject({ numFailures: 5, disabled: true });
  expect((await admin.call('DELETE', path)).status).toBe(204);
  expect((await send(PASSWORD)).status).toBe(303);
});
