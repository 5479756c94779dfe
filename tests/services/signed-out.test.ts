import './web-env.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NextApiRequest, NextApiResponse } from 'next';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { AppError } from '#lib/errors/errors.ts';
import { auditExport } from '#services/server/audit-export.ts';
import { authPage } from '#services/server/auth-page.ts';
import { filePage } from '#services/server/files/file-page.ts';
import { gateway, type Handler } from '#services/server/gateway.ts';
import { inboxStream } from '#services/server/inbox-stream.ts';
import { openApiPage } from '#services/server/openapi.ts';
import { encryptSession } from '#services/server/session.ts';
import { signOutPage } from '#services/server/sign-out.ts';
import { workstationPage } from '#services/server/workstation.ts';
import { type FakeCore, fakeCore } from './fake-core.ts';
import { type Ask, ask, deposit, KEY, serve, session } from './gateway-fixture.ts';

/** Names the core's reason for ending the session of the token; empty while it lives. */
let ended = '';
let core: FakeCore;
beforeAll(async () => {
  const assertSignedIn = () => {
    if (ended !== '') throw new AppError('UNAUTHENTICATED', { params: { sebab: ended } });
    return { menu_id: ['rekening', 'setor-tunai'], terkunci: 'T' };
  };
  core = await fakeCore({
    'access.profil': assertSignedIn,
    'access.keluar': () => ({}),
    'audit.auditTrail': assertSignedIn,
  });
  const issuer = await serve(async (_req, res) => {
    res.setHeader('content-type', 'application/json');
    res.end(JSON.stringify({ ...metadata(), end_session_endpoint: `${metadata().issuer}/logout` }));
  });
  const metadata = () => ({
    issuer: `http://127.0.0.1:${issuer}/realms/amanah`,
    token_endpoint: 'http://127.0.0.1:9/token',
  });
  Object.assign(process.env, { CORE_ADDRESS: `127.0.0.1:${core.address.port}`, KEYCLOAK_ISSUER: metadata().issuer });
});
afterAll(() => core.stop());

/** Calls the sign-in library's handler as Next does. */
const auth: Handler = (req, res) => {
  const cookies = Object.fromEntries((req.headers.cookie ?? '').split('; ').map((pair) => pair.split('=')));
  const query = { nextauth: (req.url ?? '').split('/').slice(3) };
  const answer = Object.assign(res, {
    status: (status: number) => Object.assign(res, { statusCode: status }),
    json: (body: unknown) => res.end(JSON.stringify(body)),
    send: (body: unknown) => res.end(typeof body === 'string' ? body : JSON.stringify(body)),
  });
  return authPage(
    Object.assign(req, { query, cookies, body: {} }) as unknown as NextApiRequest,
    answer as unknown as NextApiResponse,
  );
};

const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
const entries: readonly [name: string, handler: Handler, path: string, how?: Ask][] = [
  ['a read', gateway, '/api/rekening'],
  ['a read it had no right to', gateway, '/api/audit-trail'],
  ['a read of nonsense', gateway, '/api/rekening?page=x'],
  ['a posting', gateway, '/api/flow/setor-tunai', { body: deposit(), headers: KEY }],
  ['a posting that cannot be read', gateway, '/api/flow/setor-tunai', { body: 'not json', headers: KEY }],
  ['a posting from another site', gateway, '/api/flow/setor-tunai', { body: deposit(), headers: foreign }],
  ['a path that is none', gateway, '/api/nothing'],
  ['the live stream', inboxStream, '/api/otorisasi/stream'],
  ['the workstation', workstationPage, '/api/session/workstation'],
  ['the description of the calls', openApiPage, '/api/openapi.json'],
  ['a file', filePage, '/api/file-storage/berkas?id_berkas=x'],
  ['an export', auditExport, '/api/audit-trail/export', { body: {} }],
  ['the session', auth, '/api/auth/session'],
  ['a sign-out', signOutPage, '/api/session/sign-out', { body: {} }],
];

/** A caller whom nobody knows gets these answers, where they are not 401. */
const unheard: Record<string, number> = { 'a path that is none': 404, 'the session': 200, 'a sign-out': 200 };

let tokens = 0;
/** A cookie of a session of its own, so that nothing is remembered of another. */
const cookie = async () =>
  `amanah.session=${await encryptSession({ ...session, accessToken: `token-${++tokens}`, sid: `sid-${tokens}` })}`;

it.each(entries)('%s answers a signed-out cookie as none, a good one otherwise', async (name, handler, path, how) => {
  const port = await serve(handler);
  const reply = async (own: Record<string, string>) => {
    const { status, body, text } = await ask(port, path, { ...how, headers: { ...how?.headers, ...own } });
    return { status, text: text.replace(String(body.resp_data?.id_korelasi), '') };
  };
  ended = '';
  const none = await reply({});
  const good = await reply({ cookie: await cookie() });
  const copy = await cookie();
  ended = 'KELUAR';
  expect([await reply({ cookie: copy }), await reply({ cookie: copy })]).toEqual([none, none]);
  if (name !== 'a path that is none') expect(good).not.toEqual(none);
  expect(none.status).toBe(unheard[name] ?? 401);
});

it('every entry point is here: none reads the cookie without asking whether its session is active', () => {
  const sources = readdirSync('services/server', { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );
  const reading = sources.filter((name) =>
    /\b(?:readSession|openSession)\(|: readSession\b/.test(readFileSync(join('services/server', name), 'utf8')),
  );
  // The two that read it, the sign-in library's own answer of a session, and the sign-out, which asks by itself.
  expect(reading.sort()).toEqual(['active-session.ts', 'auth-page.ts', 'session.ts', 'sign-out.ts']);
});

it('a sign-out is known at once to the process that did it', async () => {
  ended = '';
  const [out, in_] = [await serve(signOutPage), await serve(gateway)];
  const headers = { cookie: await cookie() };
  expect((await ask(in_, '/api/rekening?page=x', { headers })).status).toBe(400);
  await ask(out, '/api/session/sign-out', { body: {}, headers });
  ended = 'KELUAR';
  expect((await ask(in_, '/api/rekening?page=x', { headers })).status).toBe(401);
});

it('shows why a session was replaced or ended elsewhere', async () => {
  const port = await serve(gateway);
  ended = 'DIGANTI';
  const answer = await ask(port, '/api/rekening', { headers: { cookie: await cookie() } });
  expect([answer.status, answer.body.resp_data.sebab]).toEqual([401, 'DIGANTI']);
});
