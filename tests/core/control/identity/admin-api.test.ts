import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { adminApi } from '#core/control/identity/admin-api.ts';

/** Simulates a provider that answers as the test says, and records the requests. */
const asked: string[] = [];
let answers: { status: number; body?: string; headers?: Record<string, string> }[] = [];
let tokens = 0;
const server = createServer((req, res) => {
  if (req.url === '/token') {
    tokens += 1;
    res.end(JSON.stringify({ access_token: `t${tokens}`, expires_in: 60 }));
    return;
  }
  asked.push(`${req.method} ${req.url} ${req.headers.authorization}`);
  const { status, body = '', headers } = answers.shift() ?? { status: 200, body: '{"ok":true}' };
  res.writeHead(status, headers).end(body);
});
let base = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(() => {
  asked.length = 0;
  answers = [];
  tokens = 0;
});
const api = (now?: () => number) =>
  adminApi({ url: `${base}/admin`, tokenUrl: `${base}/token`, clientId: 'c', clientSecret: 'rahasia' }, now);

test('one token serves until shortly before it runs out', async () => {
  let now = 0;
  const call = api(() => now);
  await call('GET', '/a');
  now = 29_000;
  expect(await call('GET', '/b')).toEqual({ ok: true });
  now = 31_000;
  await call('GET', '/c');
  expect(asked).toEqual(['GET /admin/a Bearer t1', 'GET /admin/b Bearer t1', 'GET /admin/c Bearer t2']);
});

test('a token that is no longer taken is fetched anew, once', async () => {
  const call = api();
  answers = [{ status: 401 }];
  expect(await call('PUT', '/a', {})).toEqual({ ok: true });
  expect(asked).toEqual(['PUT /admin/a Bearer t1', 'PUT /admin/a Bearer t2']);
  answers = [{ status: 401 }, { status: 401 }];
  await expect(call('PUT', '/b', {})).rejects.toThrow(/^TANPA_HAK$/);
  expect(asked).toHaveLength(4);
});

test.each([
  [403, '', 'TANPA_HAK'],
  [500, '', 'TIDAK_TERJANGKAU'],
  [503, '<html>', 'TIDAK_TERJANGKAU'],
  [429, '', 'TIDAK_TERJANGKAU'],
  [400, '{"errorMessage":"tidak\\nboleh"}', 'DITOLAK: tidak boleh'],
  [400, '{"error":"x","error_description":"y"}', 'DITOLAK: y'],
  [409, 'bukan json', 'DITOLAK'],
  [400, JSON.stringify({ error: 'x'.repeat(500) }), `DITOLAK: ${'x'.repeat(160)}`],
])('status %d with %j is noted as %s', async (status, body, noted) => {
  answers = [{ status, body }];
  const fault = await api()('POST', '/a', { value: 'kata-sandi' }).catch((error: Error) => error);
  expect((fault as Error).message).toBe(noted);
  expect(JSON.stringify(fault) + String((fault as Error).stack)).not.toMatch(/rahasia|kata-sandi|Bearer/);
});

test('an answer without a body is nothing, a missing thing is null, a redirect is not followed', async () => {
  const call = api();
  answers = [
    { status: 204 },
    { status: 404, body: '{"error":"User not found"}' },
    { status: 302, headers: { location: '/admin/b' } },
  ];
  expect(await call('PUT', '/a', {})).toBeNull();
  expect(await call('GET', '/a')).toBeNull();
  await expect(call('GET', '/a')).rejects.toThrow(/^TIDAK_TERJANGKAU$/);
  expect(asked.filter((each) => each.includes('/b'))).toEqual([]);
});
