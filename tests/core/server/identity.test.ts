import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { cash } from '../counter-bank.ts';
import { accounts } from '../small-bank.ts';
import { testCore } from './core-server.ts';
import type { Claims } from './issuer.ts';

const core = await testCore();
const { bank, issuer } = core;

const enter = async (user: string, other: Claims = {}) => {
  const sid = randomUUID();
  const answer = await core.call(
    'parameter.kodeCabang',
    {},
    { token: await issuer.token(user, { sid, ...other }), from: '203.0.113.9' },
  );
  const [row] = await bank.owner`select count(*)::int as n from app_session where sid = ${sid}`;
  return { sid, code: answer.code, sebab: answer.code === 'OK' ? '' : answer.details.params?.sebab, opened: row?.n };
};
const boundTo = async (user: string) =>
  (await bank.owner`select penerbit, subjek from user_identity where id_user = ${user}`).map((row) => ({ ...row }))[0];
const trailOf = async (user: string) =>
  (
    await bank.owner`
      select id_user, aksi, hasil, rincian ->> 'subjek' as subjek, alamat from audit_log
      where objek = ${`USER:${user}`} and aksi like '%IDENTITAS%' order by id`
  ).map((row) => ({ ...row }));

const IN = { code: 'OK', sebab: '', opened: 1 };
const OTHER = { code: 'UNAUTHENTICATED', sebab: 'IDENTITAS', opened: 0 };

describe('a name is the account of the provider that first signed in with it', () => {
  test('bound then, compared at each session; another account under the name is refused and reported to the trail', async () => {
    expect(await boundTo('teller1')).toBeUndefined();
    expect(await enter('teller1', { sub: 's-1' })).toMatchObject(IN);
    expect(await boundTo('teller1')).toEqual({ penerbit: issuer.url, subjek: 's-1' });
    expect(await enter('teller1', { sub: 's-2' })).toMatchObject(OTHER);
    // Once a minute is enough to see it.
    expect(await enter('teller1', { sub: 's-2' })).toMatchObject(OTHER);
    expect(await enter('teller1', { sub: 's-1' })).toMatchObject(IN);
    expect(await trailOf('teller1')).toEqual([
      { id_user: 'teller1', aksi: 'IKAT_IDENTITAS', hasil: '00', subjek: 's-1', alamat: '203.0.113.9' },
      { id_user: '-', aksi: 'IDENTITAS_DITOLAK', hasil: '97', subjek: 's-2', alamat: '203.0.113.9' },
    ]);
  });

  test('an account has one name: renamed at the provider it is not somebody else', async () => {
    expect(await enter('cs1', { sub: 's-cs' })).toMatchObject(IN);
    expect(await enter('manager1', { sub: 's-cs' })).toMatchObject(OTHER);
    expect(await boundTo('manager1')).toBeUndefined();
    expect(await enter('manager1', { sub: 's-manager' })).toMatchObject(IN);
  });

  test('two first sign-ins of one moment bind one account', async () => {
    const all = await Promise.all(['s-a', 's-b', 's-a'].map((sub) => enter('auditor1', { sub })));
    const bound = (await boundTo('auditor1'))?.subjek;
    expect(all.map(({ code }, i) => [['s-a', 's-b', 's-a'][i] === bound, code])).toEqual(
      all.map((_, i) => (['s-a', 's-b', 's-a'][i] === bound ? [true, 'OK'] : [false, 'UNAUTHENTICATED'])),
    );
  });

  test('an open session belongs to its own account, too', async () => {
    const { sid } = await enter('finance1', { sub: 's-f' });
    expect(await enter('finance1', { sid, sub: 's-g' })).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await enter('finance1', { sid, sub: 's-f' })).toMatchObject({ code: 'OK' });
  });

  test('a token that names no subject is nobody’s', async () => {
    expect(await enter('cs1', { sub: undefined })).toMatchObject({ code: 'UNAUTHENTICATED', opened: 0 });
    expect(await enter('cs1', { sub: 's-cs' })).toMatchObject(IN);
  });
});

test('a supervisor’s own account alone proves the supervisor at a counter', async () => {
  const { sid } = await enter('teller1', { sub: 's-1' });
  const token = await issuer.token('teller1', { sid, sub: 's-1' });
  const release = async (sub: string) => {
    const token_supervisor = await issuer.token('supervisor1', { azp: 'amanah-override', sub });
    const flowData = JSON.stringify({ ...cash(accounts.ani, 251), kode_valuta: 'IDR', keterangan: '' });
    const input = { token_supervisor, flowCode: 'SETOR_TUNAI', flowData };
    return (await core.call('access.authenticateV2', input, { token, key: randomUUID() })).code;
  };
  expect(await enter('supervisor1', { sub: 's-s' })).toMatchObject(IN);
  const grants = async () => (await bank.owner`select from override_grant`).length;
  const before = await grants();
  expect(await release('s-made-anew')).toBe('OVERRIDE_CREDENTIAL');
  expect(await grants()).toBe(before);
  expect((await trailOf('supervisor1')).map(({ aksi, subjek }) => [aksi, subjek])).toEqual([
    ['IKAT_IDENTITAS', 's-s'],
    ['IDENTITAS_DITOLAK', 's-made-anew'],
  ]);
  expect(await release('s-s')).toBe('OK');
  expect(await grants()).toBe(before + 1);
});

test('a user that an earlier release signed in is bound by the stored subject', async () => {
  await bank.owner`insert into user_identity (id_user, penerbit, subjek) values ('headteller1', '', 's-kept')`;
  expect(await enter('headteller1', { sub: 's-new' })).toMatchObject(OTHER);
  expect(await enter('headteller1', { sub: 's-kept' })).toMatchObject(IN);
  expect(await boundTo('headteller1')).toEqual({ penerbit: issuer.url, subjek: 's-kept' });
});

test('a bank that leaves its provider unbinds all of it by one command of the owner, with a row in the trail', async () => {
  expect(await enter('admin1', { sub: 's-old' })).toMatchObject(IN);
  const forget = (provider: string) =>
    promisify(execFile)(process.execPath, ['core/programs/forget-identities.ts', '--provider', provider], {
      env: { ...process.env, DATABASE_URL: bank.ownerUrl },
    });
  expect((await forget('https://elsewhere.example')).stdout).toMatch(/^0 users/);
  expect(await boundTo('admin1')).toEqual({ penerbit: issuer.url, subjek: 's-old' });
  expect((await forget(issuer.url)).stdout).toMatch(/^[1-9]\d* users/);
  expect(await boundTo('admin1')).toBeUndefined();
  expect(await enter('admin1', { sub: 's-new' })).toMatchObject(IN);
  const [row] =
    await bank.owner`select rincian ->> 'penerbit' as penerbit from audit_log where aksi = 'LEPAS_IDENTITAS'`;
  expect(row?.penerbit).toBe(issuer.url);
});
