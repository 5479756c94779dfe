import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type APIRequestContext, expect } from '@playwright/test';
import { menus } from '#lib/access/access.ts';
import { endpoints } from '#services/registry.ts';
import { call } from './api.ts';
import { test, watch } from './fixtures.ts';
import { person } from './people.ts';
import { signIn } from './sign-in.ts';
import { asOwner, stackDataDir, stackLog, stackUrl } from './stack.ts';

const pages = [
  ...Object.values(menus).flatMap(({ route }) => (route === '' ? [] : [route])),
  '/users-management/management-settings/settings',
];

const paths = endpoints.flatMap((endpoint) => [
  { method: endpoint.method, path: endpoint.path },
  ...(endpoint.override ? [{ method: endpoint.method, path: `${endpoint.path}-with-override-auth` }] : []),
]);

const ask = (request: APIRequestContext, method: string, path: string) =>
  request.fetch(`/api/${path}`, {
    method,
    maxRedirects: 0,
    ...(method === 'POST' ? { data: {}, headers: { origin: stackUrl() } } : {}),
  });

test('without a session every call answers 401 and nothing else', async ({ request }) => {
  expect(paths.length).toBeGreaterThan(50);
  for (const { method, path } of [...paths, { method: 'GET', path: 'otorisasi/stream' }]) {
    const answer = await ask(request, method, path);
    expect(answer.status(), `${method} ${path}`).toBe(401);
    const body = (await answer.json()) as { resp_code: string; resp_data: object };
    expect(body.resp_code, path).toBe('97');
    expect(
      Object.keys(body.resp_data ?? {}).filter((name) => name !== 'id_korelasi'),
      path,
    ).toEqual([]);
  }
});

test('without a session every page leads to the sign-in page and holds no data', async ({ request }) => {
  for (const path of pages) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(307);
    const target = new URL(answer.headers().location ?? '', stackUrl());
    expect(target.pathname).toBe('/auth/login');
    expect(Object.fromEntries(target.searchParams)).toEqual({ error: 'SessionRequired', callbackUrl: path });
    expect(await answer.text(), path).not.toMatch(/nomor_rekening|saldo/);
  }
});

test('a forged session cookie is no session', async ({ request }) => {
  const answer = await request.get('/api/access/menu', { headers: { cookie: 'amanah.session=eyJhbGciOiJub25lIn0..' } });
  expect(answer.status()).toBe(401);
});

test('the sign-in page sends nobody to another site afterwards', async ({ strangerPage: page }) => {
  await signIn(page, 'cs1', '/auth/login?callbackUrl=https://evil.example/');
  expect(page.url()).toBe(`${stackUrl()}/`);
});

test('a POST from elsewhere is refused, the same from here is served', async ({ teller1Page: page }) => {
  const body = { flowCode: 'SETOR_TUNAI', flowState: '' };
  const post = (headers: Record<string, string>, data: unknown = body) =>
    page.request.post('/api/flow/get-button-transition', { data, headers });
  expect((await post({ origin: stackUrl() })).status()).toBe(200);
  expect((await post({ origin: 'https://evil.example' })).status()).toBe(403);
  expect((await post({ origin: 'null' })).status()).toBe(403);
  expect((await post({ 'sec-fetch-site': 'cross-site' })).status()).toBe(403);
  expect((await post({ 'sec-fetch-site': 'same-site', origin: stackUrl() })).status()).toBe(403);
  const plain = { origin: stackUrl(), 'content-type': 'text/plain' };
  expect((await post(plain, JSON.stringify(body))).status()).toBe(403);
  const form = { origin: stackUrl(), 'content-type': 'application/x-www-form-urlencoded' };
  expect((await post(form, 'flowCode=SETOR_TUNAI')).status()).toBe(403);
});

test('the session is in a cookie scripts cannot read, and no token reaches the browser', async ({
  teller1Page: page,
}) => {
  await page.goto('/');
  const cookies = await page.context().cookies(stackUrl());
  const session = cookies.filter(({ name }) => name.startsWith('amanah.session'));
  expect(session.length).toBeGreaterThan(0);
  for (const cookie of session) expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  expect(await page.evaluate(() => document.cookie)).not.toContain('session');

  const answer = await page.request.get('/api/auth/session');
  const body = (await answer.json()) as Record<string, unknown>;
  const { name, roles, kodeCabang } = person('teller1');
  expect(body).toMatchObject({ nama_user: name, role_id: roles, kode_cabang: kodeCabang });
  expect(JSON.stringify(body)).not.toMatch(/eyJ|token/i);
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).not.toMatch(/eyJ|token/i);
});

test('every answer carries the security headers', async ({ request }) => {
  for (const path of ['/auth/login', '/', '/api/health', '/api/access/menu', '/theme.js']) {
    const headers = (await request.get(path, { maxRedirects: 0 })).headers();
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['x-frame-options'], path).toBe('DENY');
    expect(headers['referrer-policy'], path).toBe('same-origin');
    const policy = headers['content-security-policy'] ?? '';
    expect(policy, path).toMatch(/(^|; )script-src 'self'(;|$)/);
    expect(policy, path).not.toContain('unsafe-');
    expect(policy, path).toContain("frame-ancestors 'none'");
    expect(policy, path).toContain("object-src 'none'");
    expect(headers['x-powered-by'], path).toBeUndefined();
  }
  expect((await request.get('/api/access/menu')).headers()['cache-control']).toBe('no-store');
});

test('no page holds an inline script or style', async ({ teller1Page, request: stranger }) => {
  for (const [path, request] of [
    ['/auth/login', stranger],
    ['/auth/logout', stranger],
    ['/auth/error', stranger],
    ['/auth/nowhere', stranger],
    ['/', teller1Page.request],
    ['/teller/cash-deposit', teller1Page.request],
  ] as const) {
    const text = await (await request.get(path)).text();
    const inline = [...text.matchAll(/<script\b([^>]*)>([^<]*)/g)].filter(
      ([, attributes, code]) => code?.trim() !== '' && !/type="application\/json"/.test(attributes ?? ''),
    );
    expect(
      inline.map(([tag]) => tag),
      path,
    ).toEqual([]);
    expect(text.match(/<style\b|<[^>]* style=/g), path).toBeNull();
  }
});

test('a style that is smuggled into a page does nothing and fails its test; one by a script of ours holds', async ({
  browser,
}) => {
  const page = await browser.newPage();
  const problems = watch(page);
  await page.goto(`${stackUrl()}/auth/login`);
  expect(problems).toEqual([]);
  const seen = await page.evaluate(() => {
    const box = document.body.appendChild(document.createElement('div'));
    const size = () => [getComputedStyle(box).paddingTop, getComputedStyle(box).marginTop, getComputedStyle(box).top];
    document.head.appendChild(document.createElement('style')).textContent = 'div { padding-top: 7px; }';
    box.setAttribute('style', 'margin-top: 7px');
    const smuggled = size();
    box.style.marginTop = '7px';
    const rules = document.head.appendChild(document.createElement('style'));
    rules.sheet?.insertRule('div { top: 7px; }');
    return [smuggled, size()];
  });
  const nothing = ['0px', '0px', 'auto'];
  expect(seen[0]).toEqual(nothing);
  expect(seen[1]).toEqual(['0px', '7px', '7px']);
  expect(problems).toHaveLength(2);
  for (const each of problems) expect(each).toContain('Content Security Policy');
  await page.close();
});

test('people see their own branch; records elsewhere answer as missing ones do', async ({
  teller1Page: teller,
  teller3Page: other,
}) => {
  const own = await call(other, 'transaksi/informasi/today');
  expect(own.resp_code).toBe('00');
  const mine = await call(other, 'teller/detail');
  const { id_kas } = (mine.resp_data as { teller: { id_kas: string } }).teller;
  expect((await call(other, `teller/detail?id_kas=${id_kas}`)).resp_code).toBe('00');
  const theirs = await call(teller, `teller/detail?id_kas=${id_kas}`);
  const nothing = await call(teller, 'teller/detail?id_kas=99999');
  expect([theirs.resp_code, theirs.resp_msg]).toEqual([nothing.resp_code, nothing.resp_msg]);
  expect(theirs.resp_code).toBe('25');
  expect((await call(teller, 'audit-trail')).status).toBe(403);
  expect((await call(teller, 'laporan/trial-balance')).status).toBe(403);
});

function* filesBelow(folder: string): Generator<string> {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    // The database's own files are searched as tables, below.
    if (statSync(path).isDirectory()) yield* name === 'postgres' ? [] : filesBelow(path);
    else yield path;
  }
}

test('no log, table or file stores a supervisor’s password', async ({ teller1Page: teller }) => {
  const wrong = 'sandi-salah-7391-uji';
  const { username, password } = person('headteller1');
  const flowData = {
    nomor_rekening: '001120000454',
    nominal: '26000000.00',
    kode_valuta: 'IDR',
    keterangan: 'Uji sandi',
    pecahan: [{ nominal: '100000.00', lembar: 260 }],
  };
  const credential = { username, login_type: 'PASSWORD', flowCode: 'SETOR_TUNAI', flowData };
  const path = 'validate-override/authenticate-v2';
  expect((await call(teller, path, { ...credential, password: wrong })).resp_code).toBe('55');
  expect((await call(teller, path, { ...credential, password })).resp_code).toBe('00');
  const inAddress = await call(teller, `${path}?password=${wrong}`, credential);
  expect(inAddress.status).toBe(400);

  for (const secret of [password, wrong]) {
    expect(stackLog().includes(secret), 'in the log').toBe(false);
    for (const file of filesBelow(stackDataDir())) {
      expect(readFileSync(file).includes(secret), file).toBe(false);
    }
  }
  await asOwner(async (sql) => {
    const columns = await sql<{ place: string; column: string }[]>`
      select quote_ident(table_schema) || '.' || quote_ident(table_name) as place, quote_ident(column_name) as column
      from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'
        and data_type in ('text', 'character varying', 'jsonb', 'json', 'ARRAY')`;
    expect(columns.length).toBeGreaterThan(60);
    for (const { place, column } of columns) {
      for (const secret of [password, wrong]) {
        const [found] = await sql.unsafe<{ n: number }[]>(
          `select count(*)::int as n from ${place} where ${column}::text like '%' || $1 || '%'`,
          [secret],
        );
        expect(found?.n, `${place}.${column}`).toBe(0);
      }
    }
  });
});
