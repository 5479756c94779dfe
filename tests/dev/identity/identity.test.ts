import { rmSync } from 'node:fs';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadSecrets, type Secrets } from '#dev/data-dir.ts';
import { StartFailure } from '#dev/failure.ts';
import { type EmbeddedIdentity, startIdentity } from '#dev/identity/identity.ts';
import { makeFolder } from '../folder.ts';
import { CALLBACK, claims, identityClient, WEB } from './client.ts';

const dir = makeFolder();
const web = { publicUrl: WEB, loginHost: WEB };
let secrets: Secrets;
let identity: EmbeddedIdentity;

beforeAll(async () => {
  secrets = await loadSecrets(dir);
  identity = await startIdentity({ dir, secrets, web, production: false });
});
afterAll(async () => {
  await identity.stop();
  rmSync(dir, { recursive: true, force: true });
});

const override = (more: Record<string, string>) => ({
  grant_type: 'password',
  client_id: 'amanah-override',
  client_secret: secrets.overrideClientSecret,
  ...more,
});

describe('discovery', () => {
  test("names Keycloak's paths", async () => {
    const found = await (await fetch(`${identity.issuer}/.well-known/openid-configuration`)).json();
    const base = `${identity.issuer}/protocol/openid-connect`;
    expect(identity.issuer).toBe(`http://127.0.0.1:${identity.port}/realms/amanah`);
    expect(found.issuer).toBe(identity.issuer);
    expect(found.authorization_endpoint).toBe(`${base}/auth`);
    expect(found.token_endpoint).toBe(`${base}/token`);
    expect(found.userinfo_endpoint).toBe(`${base}/userinfo`);
    expect(found.jwks_uri).toBe(`${base}/certs`);
    expect(found.end_session_endpoint).toBe(`${base}/logout`);
    expect(found.id_token_signing_alg_values_supported).toEqual(['RS256']);
  });

  test('publishes no private part of its key', async () => {
    const { keys } = await (await fetch(`${identity.issuer}/protocol/openid-connect/certs`)).json();
    expect(keys.map((key: object) => Object.keys(key).sort())).toEqual([['alg', 'e', 'kid', 'kty', 'n', 'use']]);
  });

  test('answers 404 outside the realm', async () => {
    expect((await fetch(new URL('/realms/other/protocol/openid-connect/certs', identity.issuer))).status).toBe(404);
  });
});

describe('sign-in', () => {
  test('shows the form with the field names of Keycloak', async () => {
    const client = identityClient(identity.issuer);
    const opened = await client.openSignIn();
    expect(opened.status).toBe(303);
    const form = await client.visit(opened.location ?? '');
    expect(form.status).toBe(200);
    expect(form.text).toContain('<html lang="id">');
    expect(form.text).toMatch(/<input[^>]*name="username"/);
    expect(form.text).toMatch(/<input[^>]*name="password" type="password"/);
  });

  test('issues an RS256 access token with the claims the core checks', async () => {
    const tokens = await identityClient(identity.issuer).signIn('teller1', 'amanah-demo', secrets.webClientSecret);
    const keys = createRemoteJWKSet(new URL(`${identity.issuer}/protocol/openid-connect/certs`));
    const { payload } = await jwtVerify(tokens.access_token, keys, {
      issuer: identity.issuer,
      audience: 'amanah-core',
      algorithms: ['RS256'],
    });
    expect(payload).toMatchObject({
      azp: 'amanah-web',
      typ: 'Bearer',
      preferred_username: 'teller1',
      name: 'Siti Rahmawati',
      kode_cabang: '001',
      realm_access: { roles: ['TELLER'] },
    });
    expect(payload.sid).toEqual(expect.any(String));
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(300);
    expect(tokens.expires_in).toBe(300);
    expect(claims(tokens.id_token)).toMatchObject({
      aud: 'amanah-web',
      preferred_username: 'teller1',
      kode_cabang: '001',
    });
    expect(claims(tokens.id_token)).not.toHaveProperty('realm_access');
  });

  test('says the same for a wrong password and an unknown user, and stays on the form', async () => {
    const client = identityClient(identity.issuer);
    const { location } = await client.openSignIn();
    const wrong = await client.visit(location ?? '', { username: 'teller1', password: 'salah' });
    const unknown = await client.visit(location ?? '', { username: 'siapa1', password: 'amanah-demo' });
    expect([wrong.status, unknown.status]).toEqual([200, 200]);
    expect(wrong.text).toContain('User ID atau kata sandi salah.');
    expect(unknown.text.replace('siapa1', 'teller1')).toBe(wrong.text);
    expect(wrong.text).not.toContain('value="salah"');
    const right = await client.visit(location ?? '', { username: 'teller1', password: 'amanah-demo' });
    expect(right.status).toBe(303);
  });

  test('escapes typed text', async () => {
    const client = identityClient(identity.issuer);
    const { location } = await client.openSignIn();
    const answer = await client.visit(location ?? '', { username: '"><script>alert(1)</script>', password: 'x' });
    expect(answer.text).not.toContain('<script>alert');
  });

  test('refuses a callback that is not the running web', async () => {
    const refused = await identityClient(identity.issuer).openSignIn(
      'http://127.0.0.1:3111.evil.example/api/auth/callback/keycloak',
    );
    expect([refused.status, refused.location]).toEqual([400, null]);
    expect((await identityClient(identity.issuer).openSignIn(CALLBACK)).status).toBe(303);
  });

  test('gives no code to who does not prove to have asked for it', async () => {
    const bare = await identityClient(identity.issuer).openSignIn(CALLBACK, {
      code_challenge: '',
      code_challenge_method: '',
    });
    expect(new URL(bare.location ?? '').searchParams.get('error')).toBe('invalid_request');
  });

  test('refuses a form without the step cookie', async () => {
    const { location } = await identityClient(identity.issuer).openSignIn();
    const stranger = await identityClient(identity.issuer).visit(location ?? '', {
      username: 'teller1',
      password: 'amanah-demo',
    });
    expect([stranger.status, stranger.location]).toEqual([400, null]);
  });
});

describe('refresh', () => {
  test('rotates: the new token works, the used one ends the whole grant', async () => {
    const client = identityClient(identity.issuer);
    const first = await client.signIn('teller2', 'amanah-demo', secrets.webClientSecret);
    const refresh = (token: string) =>
      client.token({
        grant_type: 'refresh_token',
        refresh_token: token,
        client_id: 'amanah-web',
        client_secret: secrets.webClientSecret,
      });
    const second = await refresh(first.refresh_token);
    expect(second.status).toBe(200);
    expect(second.body.refresh_token).not.toBe(first.refresh_token);
    expect(claims(second.body.access_token).sid).toBe(claims(first.access_token).sid);
    expect(claims(second.body.access_token).realm_access).toEqual({ roles: ['TELLER'] });
    const replayed = await refresh(first.refresh_token);
    expect([replayed.status, replayed.body.error]).toEqual([400, 'invalid_grant']);
    expect((await refresh(second.body.refresh_token)).body.error).toBe('invalid_grant');
  });
});

describe('direct grant', () => {
  test('gives the override client a fresh token for the right credentials', async () => {
    const { status, body } = await identityClient(identity.issuer).token(
      override({ username: 'supervisor1', password: 'amanah-demo' }),
    );
    expect(status).toBe(200);
    expect(claims(body.access_token)).toMatchObject({
      aud: 'amanah-core',
      azp: 'amanah-override',
      typ: 'Bearer',
      preferred_username: 'supervisor1',
      realm_access: { roles: ['OPS_MANAGER'] },
    });
    expect(body).not.toHaveProperty('refresh_token');
  });

  test('answers 400 for wrong ones, the same for an unknown user', async () => {
    const { token } = identityClient(identity.issuer);
    const wrong = await token(override({ username: 'supervisor1', password: 'salah' }));
    const unknown = await token(override({ username: 'siapa1', password: 'amanah-demo' }));
    expect([wrong.status, wrong.body.error]).toEqual([400, 'invalid_grant']);
    expect(unknown).toEqual(wrong);
  });

  test('is closed to the web client', async () => {
    const form = {
      ...override({ username: 'teller1', password: 'amanah-demo' }),
      client_id: 'amanah-web',
      client_secret: secrets.webClientSecret,
    };
    const { status, body } = await identityClient(identity.issuer).token(form);
    expect(status).toBe(400);
    expect(body).not.toHaveProperty('access_token');
  });

  test('is closed without the client secret', async () => {
    const form = { ...override({ username: 'teller1', password: 'amanah-demo' }), client_secret: 'tebakan' };
    const { status, body } = await identityClient(identity.issuer).token(form);
    expect([status, body.error]).toEqual([401, 'invalid_client']);
  });
});

describe('userinfo', () => {
  test('knows the bearer of an access token and no other', async () => {
    const client = identityClient(identity.issuer);
    const tokens = await client.signIn('manager2', 'amanah-demo', secrets.webClientSecret);
    const ask = (token: string) => fetch(client.path('userinfo'), { headers: { authorization: `Bearer ${token}` } });
    expect(await (await ask(tokens.access_token)).json()).toMatchObject({
      preferred_username: 'manager2',
      kode_cabang: '002',
    });
    expect((await ask(tokens.id_token)).status).toBe(401);
    expect((await ask('x')).status).toBe(401);
  });
});

describe('sign-out', () => {
  test('ends the session and goes to the login host', async () => {
    const client = identityClient(identity.issuer);
    const tokens = await client.signIn('cs1', 'amanah-demo', secrets.webClientSecret);
    expect(new URL((await client.openSignIn()).location ?? '').searchParams.has('code')).toBe(true);
    const query = new URLSearchParams({
      id_token_hint: tokens.id_token,
      post_logout_redirect_uri: `${WEB}/auth/logout`,
    });
    const page = await client.visit(`${client.path('logout')}?${query}`);
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(page.text)?.[1] ?? '';
    const done = await client.visit(`${client.path('logout')}/confirm`, { xsrf, logout: 'yes' });
    expect([done.status, done.location]).toEqual([303, `${WEB}/auth/logout`]);
    expect((await client.openSignIn()).location).toContain('/login-actions/authenticate/');
  });

  test('goes nowhere that is not registered', async () => {
    const client = identityClient(identity.issuer);
    const tokens = await client.signIn('cs1', 'amanah-demo', secrets.webClientSecret);
    const query = new URLSearchParams({
      id_token_hint: tokens.id_token,
      post_logout_redirect_uri: 'http://evil.example/',
    });
    expect((await client.visit(`${client.path('logout')}?${query}`)).status).toBe(400);
  });
});

describe('restart', () => {
  test('preserves the keys and the sessions', async () => {
    const own = makeFolder();
    const stored = await loadSecrets(own);
    const first = await startIdentity({ dir: own, secrets: stored, web, production: false });
    const tokens = await identityClient(first.issuer).signIn('teller1', 'amanah-demo', stored.webClientSecret);
    await first.stop();
    const second = await startIdentity({
      dir: own,
      secrets: await loadSecrets(own),
      web,
      production: false,
      preferredPort: first.port,
    });
    try {
      expect(second.issuer).toBe(first.issuer);
      const keys = createRemoteJWKSet(new URL(`${second.issuer}/protocol/openid-connect/certs`));
      expect((await jwtVerify(tokens.access_token, keys)).payload.preferred_username).toBe('teller1');
      const form = {
        grant_type: 'refresh_token',
        refresh_token: tokens.refresh_token,
        client_id: 'amanah-web',
        client_secret: stored.webClientSecret,
      };
      expect((await identityClient(second.issuer).token(form)).status).toBe(200);
    } finally {
      await second.stop();
      rmSync(own, { recursive: true, force: true });
    }
  });
});

describe('production', () => {
  test('is refused on an address others can reach, and allowed on loopback', async () => {
    const open = startIdentity({ dir, secrets, web, production: true, host: '0.0.0.0' });
    await expect(open).rejects.toThrow(StartFailure);
    await expect(open).rejects.toThrow(/NODE_ENV=production on 0\.0\.0\.0/);
    const local = await startIdentity({ dir, secrets, web, production: true, host: '127.0.0.1' });
    await local.stop();
    const development = await startIdentity({
      dir,
      secrets,
      web,
      production: false,
      host: '0.0.0.0',
      issuerHost: '127.0.0.1',
    });
    await development.stop();
  });
});
