import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { encode } from 'next-auth/jwt';
import { describe, expect, it } from 'vitest';
import { AppError } from '#lib/errors/errors.ts';
import { freshTokens, nowSeconds } from '#services/server/fresh-tokens.ts';
import type { TokenAnswer } from '#services/server/identity.ts';
import { encryptSession, openSession, readSession } from '#services/server/session.ts';
import { cookieOptions, sessionCookie, writeSessionCookie } from '#services/server/session-cookie.ts';
import type { ServerSession, TokenSet } from '#types/session.ts';
import { session as someone } from './gateway-fixture.ts';
import { memoryVault } from './memory-vault.ts';
import { webEnv } from './web-env.ts';

function exchange(cookies: Record<string, string> = {}) {
  const req = new IncomingMessage(new Socket());
  req.headers.cookie = Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
  return { req, res: new ServerResponse(req) };
}
const setCookies = (res: ServerResponse) => [res.getHeader('set-cookie') ?? []].flat().map(String);

describe('the session cookie', () => {
  it('is read back unchanged, in one piece or several', () => {
    for (const [length, names] of [
      [3_900, ['amanah.session']],
      [3_934, ['amanah.session.0', 'amanah.session.1']],
      [9_000, ['amanah.session.0', 'amanah.session.1', 'amanah.session.2']],
    ] as const) {
      const value = Array.from({ length }, (_, index) => 'abcdefghij'[index % 10]).join('');
      const { req, res } = exchange();
      writeSessionCookie(req, res, value, 60);
      const written = Object.fromEntries(setCookies(res).map((cookie) => (cookie.split(';')[0] ?? '').split('=')));
      expect(Object.keys(written)).toEqual(names);
      for (const cookie of setCookies(res)) {
        expect(cookie.length).toBeLessThanOrEqual(4096);
        expect(cookie).toMatch(/; Path=\/; HttpOnly; SameSite=Lax; Max-Age=60$/);
      }
      expect(sessionCookie(exchange({ other: 'x', ...written }).req)).toBe(value);
    }
  });

  it('joins ten and more pieces in the order of their numbers', () => {
    const pieces = Object.fromEntries(
      Array.from({ length: 12 }, (_, n) => [`amanah.session.${11 - n}`, `<${11 - n}>`]),
    );
    expect(sessionCookie(exchange(pieces).req)).toBe('<0><1><2><3><4><5><6><7><8><9><10><11>');
  });

  it('leaves no old piece behind', () => {
    const { req, res } = exchange({ 'amanah.session.0': 'a', 'amanah.session.1': 'b', 'amanah.csrf': 'c' });
    writeSessionCookie(req, res, 'short', 60);
    expect(setCookies(res).map((cookie) => cookie.split(';')[0])).toEqual([
      'amanah.session=short',
      'amanah.session.0=',
      'amanah.session.1=',
    ]);
  });

  it('has names of its own, none of which is read as a piece of the session', () => {
    const names = Object.values(cookieOptions()).map((cookie) => cookie.name);
    expect(new Set(names).size).toBe(6);
    const others = Object.fromEntries(names.filter((name) => name !== 'amanah.session').map((name) => [name, 'x']));
    expect(sessionCookie(exchange({ ...others, 'amanah.session-x': 'x', 'amanah.session.x': 'x' }).req)).toBe('');
    for (const { options } of Object.values(cookieOptions())) {
      expect(options).toMatchObject({ httpOnly: true, sameSite: 'lax', path: '/' });
    }
  });
});

/** The cookie is encrypted well beyond its own end, so that only the end written inside it decides. */
const encrypted = (session: ServerSession) =>
  encode({ token: { ...session }, secret: webEnv.NEXTAUTH_SECRET, maxAge: 3600 });

describe('reading a session', () => {
  const read = async (cookies: Record<string, string>) => {
    const { req, res } = exchange(cookies);
    return { session: await readSession(req, res), cookies: setCookies(res) };
  };

  it('decrypts its own encryption', async () => {
    const found = await read({ 'amanah.session': await encryptSession(someone) });
    expect(found.session).toMatchObject({ ...someone });
    expect(found.cookies).toEqual([]);
  });

  it.each([
    ['no cookie', async () => ''],
    ['a text of somebody’s own', async () => 'abc.def'],
    ['a session under another secret', async () => encode({ token: { ...someone }, secret: 'another' })],
    ['a session that has run out', async () => encrypted({ ...someone, endsAt: nowSeconds() - 1 })],
    ['an encrypted thing without tokens', async () => encode({ token: { sub: 'x' }, secret: webEnv.NEXTAUTH_SECRET })],
  ])('gives null for %s', async (_, value) => {
    expect((await read({ 'amanah.session': await value() })).session).toBeNull();
  });

  it('ends when its time is over, also from memory', async () => {
    const endsAt = nowSeconds() + 3600;
    const value = await encryptSession({ ...someone, endsAt });
    expect(await openSession(value)).toMatchObject({ endsAt });
    const later = Date.now() + 3_601_000;
    const clock = Date.now;
    Date.now = () => later;
    try {
      expect(await openSession(value)).toBeNull();
    } finally {
      Date.now = clock;
    }
  });
});

const tokens = (left: number, refreshToken = 'r1'): TokenSet => ({
  accessToken: 'a1',
  refreshToken,
  idToken: 'i1',
  accessExpires: nowSeconds() + left,
});
const answer: TokenAnswer = { access_token: 'a2', refresh_token: 'r2', expires_in: 300 };

describe('refreshing', () => {
  it('leaves good tokens alone', async () => {
    const set = tokens(120);
    expect(await freshTokens(set, () => Promise.reject(new Error('asked')))).toBe(set);
  });

  it('asks once for calls that come together, and stores the answer for the late ones', async () => {
    const asked: string[] = [];
    const ask = async (refreshToken: string) => {
      asked.push(refreshToken);
      await new Promise((resolve) => setImmediate(resolve));
      return answer;
    };
    const vault = memoryVault();
    const set = tokens(5, 'shared');
    const all = await Promise.all(Array.from({ length: 8 }, () => freshTokens(set, ask, vault)));
    all.push(await freshTokens(set, ask, vault));
    expect(asked).toEqual(['shared']);
    for (const fresh of all) expect(fresh).toMatchObject({ accessToken: 'a2', refreshToken: 'r2', idToken: 'i1' });
    expect(all[0]?.accessExpires).toBeGreaterThan(nowSeconds() + 290);
    await freshTokens(tokens(5, 'other'), ask, memoryVault());
    expect(asked).toEqual(['shared', 'other']);
  });

  it('retains the refresh token of a provider that does not rotate', async () => {
    const fresh = await freshTokens(
      tokens(5, 'kept'),
      async () => ({ access_token: 'a2', expires_in: 300 }),
      memoryVault(),
    );
    expect(fresh).toMatchObject({ accessToken: 'a2', refreshToken: 'kept' });
  });

  it('ends the session when the provider refuses', async () => {
    await expect(freshTokens(tokens(5, 'spent'), async () => null, memoryVault())).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
    await expect(freshTokens(tokens(5, ''), async () => answer)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('continues with the present token while the provider is away, and tries again', async () => {
    const away = () => Promise.reject(new AppError('IDENTITY_AWAY'));
    const vault = memoryVault();
    const set = tokens(10, 'patient');
    expect(await freshTokens(set, away, vault)).toBe(set);
    expect(await freshTokens(set, async () => answer, vault)).toMatchObject({ accessToken: 'a2' });
    await expect(freshTokens(tokens(-1, 'late'), away, memoryVault())).rejects.toMatchObject({ code: 'IDENTITY_AWAY' });
  });

  it('finds a token that another web process has refreshed, and refreshes nothing itself', async () => {
    const vault = memoryVault();
    const asked: string[] = [];
    const ask = async (refreshToken: string) => {
      asked.push(refreshToken);
      return answer;
    };
    await freshTokens(tokens(5, 'first-web'), ask, vault);
    // The other process knows nothing of the flight: the same session under a name of its own.
    expect(await freshTokens(tokens(-100, 'second-web'), ask, vault)).toMatchObject({ accessToken: 'a2' });
    expect(asked).toEqual(['first-web']);
  });

  it('waits for the process whose turn it is', async () => {
    const vault = memoryVault();
    await vault.claim(tokens(5));
    const waiting = freshTokens(tokens(5, 'waits'), () => Promise.reject(new Error('asked')), vault);
    await vault.store(tokens(5), { ...tokens(300), accessToken: 'a9' });
    expect(await waiting).toMatchObject({ accessToken: 'a9' });
  });

  it('refreshes from the newest refresh token, not from the spent one in an old cookie', async () => {
    const vault = memoryVault();
    vault.stored = { ...tokens(-10), refreshToken: 'newest' };
    const asked: string[] = [];
    await freshTokens(
      tokens(-300, 'spent-long-ago'),
      async (refreshToken) => {
        asked.push(refreshToken);
        return answer;
      },
      vault,
    );
    expect(asked).toEqual(['newest']);
  });

  it.each(['CORE_AWAY', 'DEADLINE', 'IDENTITY_AWAY'] as const)('is never 401 for a fault: %s', async (code) => {
    const vault = { ...memoryVault(), claim: () => Promise.reject(new AppError(code)) };
    await expect(freshTokens(tokens(-1, `fault-${code}`), async () => answer, vault)).rejects.toMatchObject({ code });
    expect(await freshTokens(tokens(-1, `fault-${code}`), async () => answer, memoryVault())).toMatchObject({
      accessToken: 'a2',
    });
  });
});
