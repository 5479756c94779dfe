import { describe, expect, it } from 'vitest';
import { roleMenus } from '#lib/access/roles.ts';
import { errors, fail } from '#lib/errors/errors.ts';
import { rateLimit } from '#services/server/rate-limit.ts';
import { deposit, fakeGateway, KEY, session } from './gateway-fixture.ts';

const SETOR = '/api/flow/setor-tunai';

describe('admitted calls', () => {
  it('answers 404 to an unknown path and 405 to a wrong method, and serves the right one', async () => {
    const { ask, calls } = await fakeGateway();
    expect(await ask('/api/nothing/here')).toMatchObject({ status: 404, body: { resp_code: '12' } });
    const wrong = await ask('/api/rekening', { body: {} });
    expect(wrong).toMatchObject({ status: 405, body: { resp_code: '12' } });
    expect(wrong.headers.allow).toBe('GET');
    expect((await ask('/api/access/sidebar-menu', { method: 'DELETE' })).headers.allow).toBe('GET, POST');
    expect(calls).toEqual([]);
    expect((await ask('/api/rekening')).status).toBe(200);
  });

  it('answers 401 without a session and 200 with one', async () => {
    const out = await fakeGateway({ session: async () => null });
    const refused = await out.ask('/api/parameter/status-cabang');
    expect(refused).toMatchObject({ status: 401, body: { resp_code: '97' } });
    expect(out.calls).toEqual([]);
    const allowed = await fakeGateway();
    expect((await allowed.ask('/api/parameter/status-cabang')).status).toBe(200);
    expect(allowed.calls[0]?.meta.token).toBe(session.accessToken);
  });

  it.each([
    ['a page of another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['a page of a sister site', { 'sec-fetch-site': 'same-site' }],
    ['an address typed by hand', { 'sec-fetch-site': 'none' }],
    ['another origin', { origin: 'https://evil.example' }],
    ['another port', { origin: 'http://127.0.0.1:3001' }],
    ['the null origin', { origin: 'null' }],
    ['a form', { 'content-type': 'text/plain' }],
    ['a form with a JSON-like type', { 'content-type': 'text/plain; application/json' }],
    ['no content type', { 'content-type': '' }],
  ])('refuses a POST from %s with 403', async (_, headers) => {
    const { ask, calls } = await fakeGateway();
    const refused = await ask(SETOR, { body: deposit(), headers: { ...KEY, ...headers } });
    expect(refused).toMatchObject({ status: 403, body: { resp_msg: 'Permintaan dari situs lain ditolak' } });
    expect(calls).toEqual([]);
  });

  it.each([
    ['our own page', {}],
    ['our own page with a charset', { 'content-type': 'application/json; charset=utf-8' }],
    ['a program that is no browser', { origin: '', 'sec-fetch-site': '' }],
  ])('accepts a POST from %s', async (_, headers) => {
    const { ask, calls } = await fakeGateway();
    expect((await ask(SETOR, { body: deposit(), headers: { ...KEY, ...headers } })).status).toBe(200);
    expect(calls).toHaveLength(1);
  });

  it('answers 403 to a caller without the menu and 200 to one who holds it', async () => {
    const auditor = await fakeGateway({ menus: async () => roleMenus.AUDITOR });
    expect(await auditor.ask(SETOR, { body: deposit(), headers: KEY })).toMatchObject({
      status: 403,
      body: { resp_code: '57', resp_msg: 'Anda tidak berwenang untuk ini' },
    });
    expect(auditor.calls).toEqual([]);
    // The core refuses it once more and writes that down; nothing of the body and no key goes with it.
    expect(auditor.noted).toMatchObject([{ rpc: 'teller.setorTunai', request: {} }]);
    expect(auditor.noted[0]?.meta).toEqual({
      token: session.accessToken,
      correlationId: expect.any(String),
      forwardedFor: '127.0.0.1',
      browser: '',
      hand: false,
    });
    expect((await auditor.ask('/api/audit-trail')).status).toBe(200);

    const teller = await fakeGateway({ menus: async () => roleMenus.TELLER });
    expect((await teller.ask(SETOR, { body: deposit(), headers: KEY })).status).toBe(200);
    expect((await teller.ask('/api/audit-trail')).status).toBe(403);
  });

  it('reports user activity to the core only when the browser does', async () => {
    const { ask, calls } = await fakeGateway();
    for (const hand of ['', 'T', '1'])
      expect((await ask('/api/rekening', { headers: { 'x-amanah-hand': hand } })).status).toBe(200);
    expect(calls.map(({ meta }) => meta.hand)).toEqual([false, true, false]);
  });

  it('answers 429 to a session that hammers, without touching another', async () => {
    const hammering = { ...session };
    const { ask } = await fakeGateway({ session: async () => hammering, withinRate: rateLimit(1, 2, () => 0) });
    const statuses = [];
    for (let call = 0; call < 3; call += 1) statuses.push((await ask('/api/rekening')).status);
    expect(statuses).toEqual([200, 200, 429]);
    hammering.sid = 'sid-2';
    expect((await ask('/api/rekening')).status).toBe(200);
  });

  it('checks the sender before it reads the body', async () => {
    const { ask } = await fakeGateway({ session: async () => null });
    expect((await ask(SETOR, { body: 'not json', headers: KEY })).status).toBe(401);
    const nobody = await fakeGateway({ menus: async () => [] });
    expect((await nobody.ask(SETOR, { body: 'not json', headers: KEY })).status).toBe(403);
  });
});

describe('a supervisor’s credential', () => {
  const body = {
    username: 'supervisor1',
    password: 'rahasia-sekali',
    flowCode: 'SETOR_TUNAI',
    flowData: { nominal: '1' },
  };
  const PATH = '/api/validate-override/authenticate-v2';

  it.each(['OVERRIDE_CREDENTIAL', 'OVERRIDE_LOCKED'] as const)('refused with %s is noted without it', async (code) => {
    const { ask, calls, noted } = await fakeGateway({ override: async () => fail(code) });
    expect((await ask(PATH, { body, headers: KEY })).body.resp_code).toBe(errors[code].resp_code);
    expect(calls).toEqual([]);
    expect(noted.map(({ rpc, request }) => [rpc, request])).toEqual([
      [
        'access.authenticateV2',
        { token_supervisor: '', username: 'supervisor1', flowCode: 'SETOR_TUNAI', flowData: '{"nominal":"1"}' },
      ],
    ]);
    expect(JSON.stringify(noted)).not.toContain('rahasia');
  });

  it('accepted goes to the core, which writes its own row', async () => {
    const given = { token_supervisor: 't', login_type: '', flowCode: 'SETOR_TUNAI', flowData: '{}' };
    const { ask, calls, noted } = await fakeGateway({ override: async () => given });
    expect((await ask(PATH, { body, headers: KEY })).status).toBe(200);
    expect([calls.length, noted.length]).toEqual([1, 0]);
  });
});

describe('a locked screen', () => {
  const PATH = '/api/access/buka-kunci';
  const body = { password: 'rahasia-sekali' };

  it('is opened for the holder of the session alone, by the holder’s token; the password goes no further', async () => {
    const asked: string[] = [];
    const forgotten: string[] = [];
    const { ask, calls, noted } = await fakeGateway({
      unlock: async (username, password) => {
        asked.push(username, password);
        return { token_pengguna: 'fresh' };
      },
      forget: (token) => void forgotten.push(token),
    });
    expect((await ask(PATH, { body, headers: KEY })).status).toBe(200);
    expect(asked).toEqual(['teller1', 'rahasia-sekali']);
    expect(calls.map(({ rpc, request }) => [rpc, request])).toEqual([
      ['access.bukaKunci', { token_pengguna: 'fresh' }],
    ]);
    expect([noted, forgotten]).toEqual([[], ['the-access-token']]);
    const other = await ask(PATH, { body: { ...body, username: 'manager1' }, headers: KEY });
    expect([other.status, other.body.resp_code]).toEqual([400, '30']);
  });

  it.each(['OVERRIDE_CREDENTIAL', 'OVERRIDE_LOCKED'] as const)('refused with %s is noted without it', async (code) => {
    const { ask, calls, noted } = await fakeGateway({ unlock: async () => fail(code) });
    expect((await ask(PATH, { body, headers: KEY })).body.resp_code).toBe(errors[code].resp_code);
    expect(calls).toEqual([]);
    expect(noted.map(({ rpc, request }) => [rpc, request])).toEqual([['access.bukaKunci', { token_pengguna: '' }]]);
  });

  it('answers 423, and an ended session 401 with the reason', async () => {
    const locked = await fakeGateway({ reply: () => fail('SESSION_LOCKED') });
    const refused = await locked.ask('/api/rekening');
    expect([refused.status, refused.body.resp_code]).toEqual([423, '98']);
    const ended = await fakeGateway({ reply: () => fail('UNAUTHENTICATED', { params: { sebab: 'DIGANTI' } }) });
    const gone = await ended.ask('/api/rekening');
    expect([gone.status, gone.body.resp_data.sebab]).toEqual([401, 'DIGANTI']);
  });
});

describe('the rate limit', () => {
  it('fills up again with time, up to the burst', () => {
    let now = 0;
    const limit = rateLimit(10, 2, () => now);
    expect([limit('a'), limit('a'), limit('a')]).toEqual([true, true, false]);
    now = 100;
    expect([limit('a'), limit('a')]).toEqual([true, false]);
    now = 60_000;
    expect([limit('a'), limit('a'), limit('a')]).toEqual([true, true, false]);
  });
});
