import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RoleId, roles } from '#lib/access/role-names.ts';
import { endpoints } from '#services/registry.ts';
import { nowSeconds } from '#services/server/fresh-tokens.ts';
import { encryptSession } from '#services/server/session.ts';
import { webEnv } from '../../services/web-env.ts';
import { oneOfEach } from '../../soak.ts';
import { type CounterBank, counterBank } from '../counter-bank.ts';
import { eachOneRole, officers } from '../officers.ts';
import { type CoreProcess, startCore } from './core-process.ts';
import { type Issuer, startIssuer } from './issuer.ts';
import { startWeb, type WebProcess } from './start-web.ts';

/**
 * The access matrix as it is written for people (docs/access-matrix.md), tried over HTTP at a running web and core: every role of
 * the product calls every path. Nothing is sent with a call and no key, so what is allowed changes nothing.
 */
let bank: CounterBank;
let issuer: Issuer;
let core: CoreProcess;
let web: WebProcess;

beforeAll(async () => {
  bank = await counterBank();
  await eachOneRole(bank);
  issuer = await startIssuer();
  core = await startCore(bank.appUrl, issuer);
  web = await startWeb({ ...webEnv, KEYCLOAK_ISSUER: issuer.url, CORE_ADDRESS: core.address });
});
afterAll(async () => {
  web?.child.kill('SIGKILL');
  core?.child.kill('SIGKILL');
  await issuer?.stop();
  await bank?.close();
});

/** Returns the roles to which the document opens each call. */
function written(): ReadonlyMap<string, ReadonlySet<RoleId>> {
  const text = readFileSync(new URL('../../../docs/access-matrix.md', import.meta.url), 'utf8');
  const [heading = '', , ...lines] = text.slice(text.indexOf('## Calls')).split('\n').slice(2);
  const named = heading.split('|').map((cell) => cell.trim());
  return new Map(
    lines.flatMap((line) => {
      const [, call] = /^\| `([^`]+)`/.exec(line) ?? [];
      const cells = line.split('|').map((cell) => cell.trim());
      return call ? [[call, new Set(roles.filter((role) => cells[named.indexOf(role)] === '●'))] as const] : [];
    }),
  );
}

const paths = endpoints.flatMap((endpoint) => [
  { ...endpoint },
  ...(endpoint.override ? [{ ...endpoint, path: `${endpoint.path}-with-override-auth` }] : []),
]);

async function cookieOf(role: RoleId): Promise<string> {
  const [idUser, sid] = [officers[role], `sesi-${role}`];
  return `amanah.session=${await encryptSession({
    id_user: idUser,
    nama_user: idUser,
    role_id: [role],
    kode_cabang: '001',
    accessToken: await issuer.token(idUser, { sid }),
    refreshToken: 'r1',
    idToken: 'i1',
    accessExpires: nowSeconds() + 300,
    sid,
    endsAt: nowSeconds() + 3_600,
  })}`;
}

/** Returns the status and the code of the path's answer to a call with nothing in it. */
async function ask(endpoint: (typeof paths)[number], cookie: string): Promise<readonly [number, string]> {
  const type = endpoint.form ? 'multipart/form-data; boundary=x' : 'application/json';
  const posted = { method: 'POST', body: endpoint.form ? '--x--\r\n' : '{}' };
  const answer = await fetch(`http://127.0.0.1:${web.port}/api/${endpoint.path}`, {
    headers: { cookie, ...(endpoint.method === 'POST' && { origin: webEnv.NEXTAUTH_URL, 'content-type': type }) },
    ...(endpoint.method === 'POST' && posted),
  });
  const body = (await answer.json()) as { resp_code: string };
  return [answer.status, body.resp_code];
}

/** Paths of one area, of which each next role takes the next in `npm test`, and each role all of them in a soak. */
const neighbours = Array.from({ length: Math.ceil(paths.length / 3) }, (_, at) => paths.slice(at * 3, at * 3 + 3));

/** A session has this many calls on their way; more than eight would be turned away. */
const AT_ONCE = 4;
const FORBIDDEN = '57';

describe.each(roles)('%s over HTTP', (role) => {
  test('is let in where the access matrix says so, and refused elsewhere', async () => {
    const matrix = written();
    const cookie = await cookieOf(role);
    const left = [...oneOfEach(neighbours, roles.indexOf(role))];
    const wrong: unknown[] = [];
    let [allowed, refused] = [0, 0];
    const work = async () => {
      for (let endpoint = left.pop(); endpoint; endpoint = left.pop()) {
        const [status, code] = await ask(endpoint, cookie);
        const isOpen = matrix.get(endpoint.rpc)?.has(role) ?? false;
        const right = isOpen
          ? code !== FORBIDDEN && status < 500 && status !== 401
          : status === 403 && code === FORBIDDEN;
        if (!right) wrong.push([endpoint.method, endpoint.path, isOpen ? 'open' : 'closed', status, code]);
        if (isOpen) allowed += 1;
        else refused += 1;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    expect(wrong).toEqual([]);
    expect(allowed).toBeGreaterThan(10);
    expect(refused).toBeGreaterThan(10);
  });
});

test('the document names every call that a path leads to', () => {
  const matrix = written();
  expect(paths.filter(({ rpc }) => !matrix.has(rpc)).map(({ path }) => path)).toEqual([]);
  expect(paths.length).toBeGreaterThan(300);
});
