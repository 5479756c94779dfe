import { createHmac, randomUUID } from 'node:crypto';
import { generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { books, cash } from '../counter-bank.ts';
import { accounts } from '../small-bank.ts';
import { submitOf } from './client.ts';
import { testCore } from './core-server.ts';
import { type Claims, encode, KEY_ID, now } from './issuer.ts';

const core = await testCore();
const { issuer, bank } = core;

const deposit = {
  submit: submitOf({ flowCode: 'SETOR_TUNAI' }),
  flowData: { ...cash(accounts.ani, 1), kode_valuta: 'IDR', keterangan: '' },
};
const post = (meta: { token?: string; authorization?: string }) =>
  core.call('teller.setorTunai', deposit, { ...meta, key: randomUUID() });

/** The books without the trail, where a forged token leaves its trace. */
async function booksAlone(): Promise<Record<string, string>> {
  const { audit_log: _, ...rest } = await books(bank);
  return rest;
}

/** A caller with such a token is nobody: no read and no posting returns data, and no row changes. A call with a good token works. */
async function isNobody(meta: { token?: string; authorization?: string }): Promise<void> {
  const before = await booksAlone();
  const answers = [await core.call('access.profil', {}, meta), await post(meta)];
  for (const answer of answers) {
    expect(answer).toMatchObject({ code: 'UNAUTHENTICATED', reply: null, details: {} });
  }
  expect(await booksAlone()).toEqual(before);
  const token = await issuer.token('teller1');
  expect(await core.call('access.profil', {}, { token })).toMatchObject({
    code: 'OK',
    reply: { nama_user: expect.any(String) },
  });
  expect((await post({ token })).code).toBe('OK');
}

const rs256 = { alg: 'RS256', kid: KEY_ID };
const signedBy = async (alg: string, header: Record<string, unknown> = {}) => {
  const { privateKey } = await generateKeyPair(alg);
  return new SignJWT(issuer.claims('teller1')).setProtectedHeader({ ...rs256, alg, ...header }).sign(privateKey);
};
const unsigned = (header: unknown, claims: JWTPayload) => `${encode(header)}.${encode(claims)}.`;

describe('a token the core does not believe', () => {
  test('alg none, with and without a signature', async () => {
    for (const alg of ['none', 'None', 'NONE'])
      await isNobody({ token: unsigned({ alg, kid: KEY_ID }, issuer.claims('teller1')) });
    const good = await issuer.token('teller1');
    await isNobody({ token: `${encode({ alg: 'none' })}.${good.split('.')[1]}.${good.split('.')[2]}` });
  });

  test('HS256 keyed with the public key', async () => {
    const head = `${encode({ alg: 'HS256', kid: KEY_ID })}.${encode(issuer.claims('teller1'))}`;
    const signature = createHmac('sha256', issuer.publicPem).update(head).digest('base64url');
    await isNobody({ token: `${head}.${signature}` });
  });

  test('another key under our key id, another algorithm of the same family, a key of its own in the header', async () => {
    await isNobody({ token: await signedBy('RS256') });
    for (const alg of ['RS384', 'RS512', 'PS256']) {
      await isNobody({ token: await issuer.sign(issuer.claims('teller1'), alg) });
    }
    await isNobody({ token: await signedBy('RS256', { jku: 'http://127.0.0.1:1/keys' }) });
  });

  test('content changed after it was signed', async () => {
    const [head, , signature] = (await issuer.token('teller2')).split('.');
    await isNobody({ token: `${head}.${encode(issuer.claims('teller1'))}.${signature}` });
  });

  const claims: [why: string, other: Claims][] = [
    ['another issuer', { iss: 'http://127.0.0.1:1/realms/amanah' }],
    ['another realm of the issuer', { iss: `${issuer.url}2` }],
    ['another audience', { aud: 'amanah-web' }],
    ['no audience', { aud: undefined }],
    ['another client', { azp: 'amanah-admin' }],
    ['the override client', { azp: 'amanah-override' }],
    ['no client', { azp: undefined }],
    ['its time over', { iat: now() - 400, exp: now() - 100 }],
    ['no end', { exp: undefined }],
    ['a time not yet come', { nbf: now() + 100 }],
    ['an ID token', { typ: 'ID' }],
    ['a refresh token', { typ: 'Refresh' }],
    ['no type', { typ: undefined }],
    ['no user name', { preferred_username: undefined }],
    ['a user the bank does not know', { preferred_username: 'siapa' }],
  ];
  test.each(claims)('%s', async (_, other) => {
    await isNobody({ token: await issuer.token('teller1', other) });
  });

  test('no token, another scheme, nonsense', async () => {
    const good = await issuer.token('teller1');
    for (const authorization of [
      '',
      'Bearer',
      'Bearer ',
      'Bearer x',
      'Bearer a.b.c',
      `Basic ${good}`,

      good,
    ]) {
      await isNobody({ authorization });
    }
    await isNobody({});
  });

  test('a user who has left the bank', async () => {
    await bank.owner`update app_user set aktif = false where id_user = 'teller2'`;
    await isNobody({ token: await issuer.token('teller2') });
    await bank.owner`update app_user set aktif = true where id_user = 'teller2'`;
  });

  test('a token remembered from before, once its time is over', async () => {
    const token = await issuer.token('teller1', { exp: now() + 2 });
    expect((await core.call('access.profil', {}, { token })).code).toBe('OK');
    await new Promise((resolve) => setTimeout(resolve, 5_000));
    await isNobody({ token });
    await isNobody({ token });
  });
});

describe('a supervisor’s token at the counter', () => {
  const big = JSON.stringify({ ...cash(accounts.ani, 251), keterangan: '' });
  const release = async (supervisor: string) =>
    core.call(
      'access.authenticateV2',
      { token_supervisor: supervisor, flowCode: 'SETOR_TUNAI', flowData: big },
      { token: await issuer.token('teller1'), key: randomUUID() },
    );

  test('must be fresh and of the override client; an ordinary session does not do', async () => {
    await bank.owner`update cash_box set batas = 100000000000 where id_user = 'teller1'`;
    const override = { azp: 'amanah-override' };
    const before = await bank.owner`select count(*) as n from override_grant`;
    for (const bad of [
      await issuer.token('headteller1'),
      await issuer.token('headteller1', { ...override, iat: now() - 90 }),
      await issuer.token('headteller1', { ...override, exp: now() - 10 }),
      await issuer.token('headteller1', { ...override, aud: 'account' }),
      await issuer.token('siapa', override),
      'bukan token',
      '',
    ]) {
      expect((await release(bad)).code).toBe('OVERRIDE_CREDENTIAL');
    }
    expect((await release(await issuer.token('teller1', override))).code).toBe('SELF_APPROVAL');
    expect(await bank.owner`select count(*) as n from override_grant`).toEqual(before);
    const answer = await release(await issuer.token('headteller1', override));
    expect(answer).toMatchObject({ code: 'OK', reply: { user_otorisasi: 'headteller1' } });
  });
});

test('a forged token leaves its trace with the address, a handful a minute; one that has run out leaves none', async () => {
  const rows = async (alamat: string) => {
    const [row] = await bank.owner<{ n: number }[]>`
      select count(*)::integer as n from audit_log where aksi = 'TOKEN_DITOLAK' and alamat = ${alamat}`;
    return row?.n;
  };
  const forged = await signedBy('RS256');
  for (let attempt = 0; attempt < 20; attempt += 1)
    await core.call('access.profil', {}, { token: forged, from: '203.0.113.9' });
  expect(await rows('203.0.113.9')).toBe(2);
  const old = await issuer.token('teller1', { iat: now() - 400, exp: now() - 100 });
  expect((await core.call('access.profil', {}, { token: old, from: '203.0.113.10' })).code).toBe('UNAUTHENTICATED');
  expect(await rows('203.0.113.10')).toBe(0);
});
