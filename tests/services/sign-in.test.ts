import { createServer, IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, Socket } from 'node:net';
import { SignJWT } from 'jose';
import type { NextApiRequest, NextApiResponse } from 'next';
import NextAuth from 'next-auth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '#lib/errors/errors.ts';
import { authOptions } from '#services/server/auth-options.ts';
import { nowSeconds } from '#services/server/fresh-tokens.ts';
import { encryptSession, readSession } from '#services/server/session.ts';
import { signOutPage } from '#services/server/sign-out.ts';
import type { ServerSession } from '#types/session.ts';
import { type FakeCore, fakeCore } from './fake-core.ts';
import { ask, serve, session } from './gateway-fixture.ts';

/** Holds the requests that the provider's token endpoint got, and its next answer. */
const provider = {
  revoked: [] as URLSearchParams[],
  revokes: 200,
  asked: [] as URLSearchParams[],
  status: 200,
  body: {} as Record<string, unknown>,
};
let profile: () => unknown = () => ({});
let core: FakeCore;
let stop: () => void;
let issuer = '';

const accessToken = (claims: Record<string, unknown>, jti: string) =>
  new SignJWT({ jti, ...claims }).setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode('x'.repeat(32)));

async function identity(req: IncomingMessage, res: ServerResponse) {
  const send = (status: number, body: unknown) => {
    res.writeHead(status, { 'content-type': 'application/json' });
    res.end(JSON.stringify(body));
  };
  if (req.url?.endsWith('/.well-known/openid-configuration')) {
    return send(200, {
      issuer,
      token_endpoint: `${issuer}/token`,
      end_session_endpoint: `${issuer}/logout`,
      revocation_endpoint: `${issuer}/revoke`,
    });
  }
  let text = '';
  for await (const chunk of req) text += chunk;
  if (req.url?.endsWith('/revoke')) {
    provider.revoked.push(new URLSearchParams(text));
    return send(provider.revokes, {});
  }
  provider.asked.push(new URLSearchParams(text));
  send(provider.status, provider.body);
}

beforeAll(async () => {
  const server = createServer((req, res) => void identity(req, res));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}/realms/amanah`;
  stop = () => {
    server.closeAllConnections();
    server.close();
  };
  core = await fakeCore({
    'access.profil': () => profile(),
    'access.keluar': () => ({}),
    'access.tokenSesi': ({ simpan }: { simpan: string }) => ({ isi: '', giliran: simpan === '' ? 'T' : 'F' }),
  });
  Object.assign(process.env, { KEYCLOAK_ISSUER: issuer, CORE_ADDRESS: `127.0.0.1:${core.address.port}` });
});
afterAll(async () => {
  stop();
  await core.stop();
});

/** The request of a browser that comes back from the provider. */
function visitor(): IncomingMessage {
  const req = new IncomingMessage(Object.defineProperty(new Socket(), 'remoteAddress', { value: '203.0.113.7' }));
  Object.assign(req.headers, { 'user-agent': 'Firefox/140 \u00e9' });
  return req;
}

const setelan = { bahasa: 'en', tema: 'dark', kerapatan: '', printer: '', kertas: '80MM', tur: 'T' };

/** The sign-in library behind a plain server: what Next adds to request and response, by hand. */
async function authServer() {
  return serve(async (req, res) => {
    const url = new URL(req.url ?? '/', 'http://x');
    const cookies = Object.fromEntries((req.headers.cookie ?? '').split('; ').map((pair) => pair.split('=')));
    const query = { nextauth: url.pathname.split('/').slice(3), ...Object.fromEntries(url.searchParams) };
    const nextRes = Object.assign(res, {
      status: (status: number) => Object.assign(res, { statusCode: status }),
      json: (body: unknown) => res.end(JSON.stringify(body)),
      send: (body: unknown) => res.end(typeof body === 'string' ? body : JSON.stringify(body)),
    });
    await NextAuth(
      Object.assign(req, { query, cookies, body: {} }) as unknown as NextApiRequest,
      nextRes as unknown as NextApiResponse,
      authOptions(req),
    );
  });
}
const cookieOf = async (given: ServerSession) => ({ cookie: `amanah.session=${await encryptSession(given)}` });
const setCookies = (headers: { 'set-cookie'?: string[] | undefined }) => (headers['set-cookie'] ?? []).join('\n');

describe('the browser’s view of its session', () => {
  it('is who the core says this is, and no token', async () => {
    profile = () => ({
      id_user: 'teller1',
      nama_user: 'Siti R.',
      role_id: ['HEAD_TELLER'],
      kode_cabang: '001',
      terkunci: 'T',
      kunci_menit: 5,
      setelan,
      menu_id: ['beranda', 'kas-teller'],
    });
    const port = await authServer();
    const given = { ...session, accessToken: 'told-1' };
    const answer = await ask(port, '/api/auth/session', { headers: await cookieOf(given) });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      id_user: 'teller1',
      nama_user: 'Siti R.',
      role_id: ['HEAD_TELLER'],
      kode_cabang: '001',
      terkunci: 'T',
      sebab_berakhir: '',
      kunci_menit: 5,
      polling_detik: 0,
      setelan,
      profil: expect.objectContaining({
        id_user: 'teller1',
        role_id: ['HEAD_TELLER'],
        menu_id: ['beranda', 'kas-teller'],
      }),
      expires: new Date(session.endsAt * 1000).toISOString(),
      user: { name: 'Siti R.' },
    });
    for (const secret of ['told-1', session.refreshToken, session.idToken]) expect(answer.text).not.toContain(secret);
    expect(setCookies(answer.headers)).toMatch(/^amanah\.session=.*HttpOnly/m);
  });

  it('is the last known while the core is away', async () => {
    profile = () => {
      throw new AppError('CORE_AWAY');
    };
    const given = { ...session, accessToken: 'told-2' };
    const answer = await ask(await authServer(), '/api/auth/session', { headers: await cookieOf(given) });
    expect(answer.body).toMatchObject({
      nama_user: 'Siti Rahmawati',
      role_id: ['TELLER'],
      kode_cabang: '001',
      profil: null,
    });
  });

  it('says why the core has ended it, and retains the cookie for the sign-out that follows', async () => {
    profile = () => {
      throw new AppError('UNAUTHENTICATED', { params: { sebab: 'DIGANTI' } });
    };
    const given = { ...session, accessToken: 'told-4' };
    const answer = await ask(await authServer(), '/api/auth/session', { headers: await cookieOf(given) });
    expect(answer.body).toMatchObject({ id_user: 'teller1', sebab_berakhir: 'DIGANTI' });
    expect(setCookies(answer.headers)).not.toContain('Max-Age=0');
  });

  it('is nothing once the core knows the user no more, and for a visitor', async () => {
    profile = () => {
      throw new AppError('UNAUTHENTICATED');
    };
    const port = await authServer();
    const gone = await ask(port, '/api/auth/session', {
      headers: await cookieOf({ ...session, accessToken: 'told-3' }),
    });
    expect([gone.text, setCookies(gone.headers)]).toEqual([
      '{}',
      expect.stringMatching(/amanah\.session=;.*Max-Age=0/),
    ]);
    profile = () => ({ id_user: 'teller1' });
    expect((await ask(port, '/api/auth/session')).text).toBe('{}');
  });
});

describe('signing in', () => {
  const account = (access_token: string) => ({
    provider: 'keycloak',
    type: 'oauth' as const,
    providerAccountId: 'u',
    access_token,
  });

  it('takes name, roles and branch from the core, sid from the token, and ends after ten hours', async () => {
    profile = () => ({ id_user: 'teller1', nama_user: 'Siti R.', role_id: ['TELLER'], kode_cabang: '001' });
    const token = await accessToken({ sub: 'u', sid: 'sid-9', preferred_username: 'other', kode_cabang: '002' }, '1');
    const before = nowSeconds();
    const jwt = await authOptions(visitor()).callbacks?.jwt?.({
      token: {},
      user: { id: 'u' },
      account: { ...account(token), refresh_token: 'r', id_token: 'i', expires_at: 1000 },
    });
    expect(jwt).toMatchObject({
      id_user: 'teller1',
      nama_user: 'Siti R.',
      kode_cabang: '001',
      sid: 'sid-9',
      accessToken: token,
      refreshToken: 'r',
      idToken: 'i',
      accessExpires: 1000,
    });
    expect(Number(jwt?.endsAt)).toBeGreaterThanOrEqual(before + 36_000);
    expect(Number(jwt?.endsAt)).toBeLessThanOrEqual(nowSeconds() + 36_000);
  });

  it('ends no later than the core says, and reports the browser’s address to the core', async () => {
    const sesi_sampai = new Date(Date.now() + 3_600_000).toISOString();
    profile = () => ({ id_user: 'teller1', sesi_sampai });
    const token = await accessToken({ sub: 'u', sid: 'sid-10' }, 'until');
    const jwt = await authOptions(visitor()).callbacks?.jwt?.({
      token: {},
      user: { id: 'u' },
      account: account(token),
    });
    expect(jwt?.endsAt).toBe(Math.floor(Date.parse(sesi_sampai) / 1000));
    const asked = core.seen.filter(({ metadata }) => metadata.get('authorization')[0] === `Bearer ${token}`);
    expect(asked.map(({ metadata }) => [metadata.get('x-browser')[0], metadata.get('x-forwarded-for')[0]])).toEqual([
      ['Firefox/140', '203.0.113.7'],
    ]);
  });

  it('under a session that was ended here leads to the end of the provider’s own first', async () => {
    profile = () => {
      throw new AppError('UNAUTHENTICATED', { params: { sebab: 'DIAKHIRI' } });
    };
    const answer = await authOptions(visitor()).callbacks?.signIn?.({
      user: { id: 'u' },
      account: { ...account(await accessToken({ sub: 'u', realm_access: { roles: [] } }, 'ended')), id_token: 'i-9' },
    });
    const url = new URL(String(answer));
    expect([`${url.origin}${url.pathname}`, url.searchParams.get('id_token_hint')]).toEqual([
      `${issuer}/logout`,
      'i-9',
    ]);
    expect(url.searchParams.has('state')).toBe(false);
  });

  it('on another account than the one the bank knows leads there too, and the page then says why', async () => {
    profile = () => {
      throw new AppError('UNAUTHENTICATED', { params: { sebab: 'IDENTITAS' } });
    };
    const signIn = async (jti: string, idToken: string) =>
      new URL(
        String(
          await authOptions(visitor()).callbacks?.signIn?.({
            user: { id: 'u' },
            account: {
              ...account(await accessToken({ sub: 'u', realm_access: { roles: [] } }, jti)),
              id_token: idToken,
            },
          }),
        ),
      );
    const url = await signIn('other', 'i-9');
    expect([`${url.origin}${url.pathname}`, url.searchParams.get('state')]).toEqual([`${issuer}/logout`, 'IDENTITAS']);
    const away = await signIn('away', '');
    expect([away.pathname, away.search]).toEqual(['/auth/logout', '?state=IDENTITAS']);
  });

  it('is refused to a user the core refuses, not to one it cannot be asked about', async () => {
    const signIn = async (jti: string) =>
      authOptions(visitor()).callbacks?.signIn?.({
        user: { id: 'u' },
        account: account(await accessToken({ sub: 'u', realm_access: { roles: ['TELLER'] } }, jti)),
      });
    for (const [code, welcome] of [
      ['FORBIDDEN', false],
      ['UNAUTHENTICATED', false],
      ['CORE_AWAY', true],
    ] as const) {
      profile = () => {
        throw new AppError(code);
      };
      expect(await signIn(code)).toBe(welcome);
    }
    profile = () => ({ id_user: 'teller1' });
    expect(await signIn('fine')).toBe(true);
  });

  it('offers the one provider under its own cookie names', async () => {
    const answer = await ask(await authServer(), '/api/auth/providers');
    expect(Object.keys(answer.body)).toEqual(['keycloak']);
    const csrf = await ask(await authServer(), '/api/auth/csrf');
    expect(setCookies(csrf.headers)).toMatch(/amanah\.csrf=/);
    expect(setCookies(csrf.headers)).not.toContain('next-auth');
  });
});

describe('a session whose access token has run out', () => {
  const expired = (refreshToken: string): ServerSession => ({
    ...session,
    refreshToken,
    accessExpires: nowSeconds() - 5,
  });
  const reader = () =>
    serve(async (req, res) => {
      const found = await readSession(req, res).catch((error: AppError) => error.code);
      res.end(JSON.stringify({ found }));
    });

  it('is refreshed once for parallel calls, and every answer carries the new cookie', async () => {
    Object.assign(provider, { asked: [], status: 200 });
    provider.body = { access_token: 'fresh', refresh_token: 'next', expires_in: 300 };
    const port = await reader();
    const headers = await cookieOf(expired('parallel'));
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(port, '/', { headers })));
    expect(provider.asked.map((form) => Object.fromEntries(form))).toEqual([
      { grant_type: 'refresh_token', refresh_token: 'parallel', client_id: 'amanah-web', client_secret: 'web-secret' },
    ]);
    for (const { body, headers: got } of answers) {
      expect(body.found).toMatchObject({ accessToken: 'fresh', refreshToken: 'next', sid: 'sid-1' });
      expect(setCookies(got)).toMatch(/^amanah\.session=/);
    }
    const [cookie = ''] = setCookies(answers[0]?.headers ?? {}).split(';');
    const again = await ask(port, '/', { headers: { cookie } });
    expect(again.body.found).toMatchObject({ accessToken: 'fresh' });
    expect(provider.asked).toHaveLength(1);
  });

  it('ends when the provider refuses, and only waits when the provider fails', async () => {
    const port = await reader();
    Object.assign(provider, { asked: [], status: 400, body: { error: 'invalid_grant' } });
    const ended = await ask(port, '/', { headers: await cookieOf(expired('spent')) });
    expect([ended.body.found, setCookies(ended.headers)]).toEqual([null, expect.stringContaining('amanah.session=;')]);
    Object.assign(provider, { status: 503, body: {} });
    const waits = await ask(port, '/', { headers: await cookieOf(expired('waits')) });
    expect([waits.body.found, setCookies(waits.headers)]).toEqual(['IDENTITY_AWAY', '']);
  });
});

describe('signing out', () => {
  it('clears our cookie and says where the provider’s session ends', async () => {
    const port = await serve(signOutPage);
    const answer = await ask(port, '/api/session/sign-out', { body: {}, headers: await cookieOf(session) });
    const url = new URL(String(answer.body.resp_data.url));
    expect(`${url.origin}${url.pathname}`).toBe(`${issuer}/logout`);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      id_token_hint: 'the-id-token',
      post_logout_redirect_uri: 'http://127.0.0.1:3000/auth/logout',
      client_id: 'amanah-web',
    });
    expect(setCookies(answer.headers)).toMatch(/^amanah\.session=; .*Max-Age=0$/);
    const noted = core.seen.filter(({ rpc }) => rpc === 'access.keluar');
    expect(noted.map(({ metadata }) => metadata.get('authorization'))).toEqual([[`Bearer ${session.accessToken}`]]);
  });

  it('has the provider forget the refresh token itself, and continues where it cannot', async () => {
    const port = await serve(signOutPage);
    provider.revoked = [];
    await ask(port, '/api/session/sign-out', { body: {}, headers: await cookieOf(session) });
    expect(provider.revoked.map((asked) => Object.fromEntries(asked))).toEqual([
      {
        token: session.refreshToken,
        token_type_hint: 'refresh_token',
        client_id: 'amanah-web',
        client_secret: 'web-secret',
      },
    ]);
    provider.revokes = 503;
    const before = core.seen.filter(({ rpc }) => rpc === 'access.keluar').length;
    const answer = await ask(port, '/api/session/sign-out', { body: {}, headers: await cookieOf(session) });
    expect([answer.status, core.seen.filter(({ rpc }) => rpc === 'access.keluar').length]).toEqual([200, before + 1]);
    provider.revokes = 200;
  });

  it('ends the session at the core also when its token ran out while the screen stood idle', async () => {
    const port = await serve(signOutPage);
    const idle = { ...session, accessExpires: nowSeconds() - 60, refreshToken: 'idle' };
    const tokensSent = () =>
      core.seen.filter(({ rpc }) => rpc === 'access.keluar').map(({ metadata }) => metadata.get('authorization')[0]);
    Object.assign(provider, { asked: [], status: 200, body: { access_token: 'good-again', expires_in: 300 } });
    await ask(port, '/api/session/sign-out', { body: {}, headers: await cookieOf(idle) });
    expect(tokensSent().at(-1)).toBe('Bearer good-again');

    Object.assign(provider, { status: 400, body: { error: 'invalid_grant' } });
    const before = tokensSent().length;
    const over = await cookieOf({ ...idle, refreshToken: 'over' });
    const answer = await ask(port, '/api/session/sign-out', { body: {}, headers: over });
    expect([answer.status, tokensSent().length]).toEqual([200, before]);
    expect(setCookies(answer.headers)).toMatch(/^amanah\.session=; .*Max-Age=0$/);
  });

  it('goes to our own page without a session, and is refused to another site and by GET', async () => {
    const port = await serve(signOutPage);
    const answer = await ask(port, '/api/session/sign-out', { body: {} });
    expect(answer.body.resp_data.url).toBe('http://127.0.0.1:3000/auth/logout');
    const foreign = { ...(await cookieOf(session)), origin: 'https://evil.example' };
    const refused = await ask(port, '/api/session/sign-out', { body: {}, headers: foreign });
    expect([refused.status, setCookies(refused.headers)]).toEqual([403, '']);
    expect((await ask(port, '/api/session/sign-out')).status).toBe(405);
  });
});
