import '../../services/web-env.ts';
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadSecrets } from '#dev/data-dir.ts';
import { type EmbeddedIdentity, startIdentity } from '#dev/identity/identity.ts';
import { readRealm } from '#dev/realm.ts';
import { nowSeconds } from '#services/server/fresh-tokens.ts';
import { encryptSession } from '#services/server/session.ts';
import { makeFolder } from '../../dev/folder.ts';
import { claims, identityClient, WEB } from '../../dev/identity/client.ts';
import { webEnv } from '../../services/web-env.ts';
import { type TestBank, testBank } from '../helpers.ts';
import { type CoreProcess, startCore } from './core-process.ts';
import type { Issuer } from './issuer.ts';
import { startWeb, type WebProcess } from './start-web.ts';

/** Less than a web process wants to have left, so that every call refreshes. */
const TOKEN_SECONDS = 25;

const dir = makeFolder();
let bank: TestBank;
let identity: EmbeddedIdentity;
let core: CoreProcess;
let webs: readonly WebProcess[] = [];
let cookie = '';
let sid = '';

beforeAll(async () => {
  bank = await testBank();
  const secrets = await loadSecrets(dir);
  const realm = { ...readRealm(), accessTokenSeconds: TOKEN_SECONDS };
  identity = await startIdentity({ dir, secrets, web: { publicUrl: WEB, loginHost: WEB }, production: false, realm });
  core = await startCore(bank.appUrl, { url: identity.issuer } as Issuer);
  const env = {
    ...webEnv,
    KEYCLOAK_ISSUER: identity.issuer,
    KEYCLOAK_CLIENT_SECRET: secrets.webClientSecret,
    CORE_ADDRESS: core.address,
  };
  webs = [await startWeb(env), await startWeb(env)];
  const tokens = await identityClient(identity.issuer).signIn('supervisor1', 'amanah-demo', secrets.webClientSecret);
  sid = String(claims(tokens.access_token).sid);
  cookie = await encryptSession({
    id_user: 'supervisor1',
    nama_user: 'Hendra Wijaya',
    role_id: ['OPS_MANAGER'],
    kode_cabang: '001',
    accessToken: tokens.access_token,
    refreshToken: tokens.refresh_token,
    idToken: tokens.id_token,
    accessExpires: nowSeconds() + tokens.expires_in,
    sid,
    endsAt: nowSeconds() + 3_600,
  });
});
afterAll(async () => {
  for (const { child } of webs) child.kill('SIGKILL');
  core?.child.kill('SIGKILL');
  await identity?.stop();
  await bank?.close();
  rmSync(dir, { recursive: true, force: true });
});

/** Makes one call with a session's cookie; returns its status and the cookie that came back. */
async function call(web: WebProcess | undefined, held: string): Promise<{ status: number; fresh: string }> {
  const answer = await fetch(`http://127.0.0.1:${web?.port}/api/parameter/kode-cabang`, {
    headers: { cookie: `amanah.session=${held}` },
  });
  await answer.text();
  const [written = ''] = answer.headers.getSetCookie().filter((text) => text.startsWith('amanah.session='));
  return { status: answer.status, fresh: written.slice('amanah.session='.length).split(';')[0] ?? '' };
}

test('a session is refreshed by whichever web process a call meets, also by both at once and under an old cookie', async () => {
  const [first, second] = webs;
  const old = cookie;
  for (let hop = 0; hop < 6; hop++) {
    const { status, fresh } = await call(webs[hop % 2], cookie);
    expect([hop, status]).toEqual([hop, 200]);
    expect(fresh).not.toBe('');
    expect(fresh).not.toBe(cookie);
    cookie = fresh;
  }
  const both = await Promise.all([first, second, first, second].map((web) => call(web, cookie)));
  expect(both.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  // A page that was open still has the first cookie; its refresh token was spent long ago.
  expect((await call(second, old)).status).toBe(200);

  await bank.owner`update app_session set sebab = 'KELUAR', berakhir_pada = now() where sid = ${sid}`;
  for (const web of webs) await expect.poll(async () => (await call(web, both[0]?.fresh ?? '')).status).toBe(401);
});
