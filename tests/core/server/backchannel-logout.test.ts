import { randomUUID } from 'node:crypto';
import { generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { testCore } from './core-server.ts';
import { type Claims, encode, inToken, KEY_ID, now } from './issuer.ts';

const core = await testCore();
const { bank, issuer } = core;

const EVENTS = { 'http://schemas.openid.net/event/backchannel-logout': {} };
const signedIn = async (user: string) => {
  const sid = randomUUID();
  const token = await issuer.token(user, { sid, sub: `subject-of-${user}` });
  expect((await core.call('access.profil', {}, { token })).code).toBe('OK');
  return { sid, token };
};
const claims = (other: Claims): JWTPayload =>
  inToken({
    iss: issuer.url,
    aud: 'amanah-web',
    iat: now(),
    exp: now() + 120,
    jti: randomUUID(),
    events: EVENTS,
    ...other,
  });
const send = async (logout_token: string) => (await core.call('access.backchannelLogout', { logout_token }, {})).code;
const alive = async (token: string) => (await core.call('parameter.kodeCabang', {}, { token })).code;
const ended = async (sid: string) => {
  const [row] = await bank.owner`select sebab from app_session where sid = ${sid}`;
  return row?.sebab ?? null;
};

describe('the provider’s sign-out message', () => {
  test('ends the session it names, without any user’s token, and no other', async () => {
    const [one, other] = [await signedIn('manager1'), await signedIn('manager1')];
    expect(await send(await issuer.sign(claims({ sid: one.sid, sub: 'subject-of-manager1' })))).toBe('OK');
    expect([await ended(one.sid), await ended(other.sid)]).toEqual(['PENYEDIA', null]);
    await expect.poll(() => alive(one.token)).toBe('UNAUTHENTICATED');
    expect(await alive(other.token)).toBe('OK');
    const noted =
      await bank.owner`select aksi, rincian ->> 'sebab' as sebab from audit_log where objek = ${one.sid} order by id`;
    expect(noted.map((row) => ({ ...row }))).toEqual([
      { aksi: 'MASUK', sebab: null },
      { aksi: 'SESI_BERAKHIR', sebab: 'PENYEDIA' },
    ]);
  });

  test('ends all sessions of a user when it names the user alone', async () => {
    const [one, two, hers] = [await signedIn('finance1'), await signedIn('finance1'), await signedIn('auditor1')];
    expect(await send(await issuer.sign(claims({ sub: 'subject-of-finance1' })))).toBe('OK');
    expect([await ended(one.sid), await ended(two.sid), await ended(hers.sid)]).toEqual(['PENYEDIA', 'PENYEDIA', null]);
  });

  test('of a session that was never seen here is as good as obeyed', async () => {
    expect(await send(await issuer.sign(claims({ sid: randomUUID() })))).toBe('OK');
  });

  test('counts once', async () => {
    const message = await issuer.sign(claims({ sub: 'subject-of-cs1' }));
    expect(await send(message)).toBe('OK');
    const { sid } = await signedIn('cs1');
    expect(await send(message)).toBe('MALFORMED');
    expect(await ended(sid)).toBeNull();
  });

  test.each([
    ['another audience', { aud: 'amanah-core' }],
    ['another issuer', { iss: 'https://evil.example/realms/amanah' }],
    ['no event', { events: {} }],
    ['another event', { events: { 'http://schemas.openid.net/event/other': {} } }],
    ['no events claim', { events: undefined }],
    ['a nonce, as an ID token has', { nonce: 'n' }],
    ['neither session nor user', { sid: undefined }],
    ['no id of its own', { jti: undefined }],
    ['no time', { iat: undefined }],
    ['an old one', { iat: now() - 300, exp: now() + 300 }],
    ['one of the future', { iat: now() + 300, exp: now() + 600 }],
    ['an expired one', { exp: now() - 10 }],
    ['a session of another user than it names', { sub: 'subject-of-teller1' }],
  ])('is not believed with %s', async (what, other) => {
    const { sid, token } = await signedIn('supervisor1');
    const code = await send(await issuer.sign(claims({ sid, ...other })));
    if (what !== 'a session of another user than it names') expect(code).toBe('MALFORMED');
    expect(await ended(sid)).toBeNull();
    expect(await alive(token)).toBe('OK');
  });

  test('is not believed unsigned, under a key of somebody’s own, signed with the public key, or as an access token', async () => {
    const { sid, token } = await signedIn('supervisor1');
    const { privateKey } = await generateKeyPair('RS256');
    const good = claims({ sid });
    const forged = [
      '',
      'x.y.z',
      `${encode({ alg: 'none' })}.${encode(good)}.`,
      await new SignJWT(good).setProtectedHeader({ alg: 'RS256', kid: KEY_ID }).sign(privateKey),
      await new SignJWT(good)
        .setProtectedHeader({ alg: 'HS256', kid: KEY_ID })
        .sign(new TextEncoder().encode(issuer.publicPem)),
      token,
    ];
    for (const message of forged) expect(await send(message)).toBe('MALFORMED');
    expect(await ended(sid)).toBeNull();
    expect(await send(await issuer.sign(good))).toBe('OK');
    expect(await ended(sid)).toBe('PENYEDIA');
  });
});
