import { describe, expect, test } from 'vitest';
import { adminApi } from '#core/control/identity/admin-api.ts';
import type { Person } from '#core/control/identity/person.ts';
import { identityProvider } from '#core/control/identity/provider.ts';
import { testRealm } from './realm.ts';

const realm = await testRealm();
const { provider, admin } = realm;

const person = (id_user: string, more: Partial<Person> = {}): Person => ({
  id_user,
  nama_user: 'Wahyu Adi Nugraha',
  email: `${id_user}@amanah.example`,
  kode_cabang: '001',
  aktif: true,
  role_id: ['TELLER'],
  knownRoles: ['TELLER', 'HEAD_TELLER', 'CS', 'PERAN_BARU'],
  ...more,
});
const view = async (name: string) => (await admin.call('GET', `/users/${await admin.idOf(name)}`)).body;
const roles = async (name: string) =>
  ((await admin.call('GET', `/users/${await admin.idOf(name)}/role-mappings/realm`)).body as { name: string }[]).map(
    (role) => role.name,
  );

test('an account of the provider that is no staff of the bank is neither taken over nor taken away', async () => {
  const name = 'operator-penyedia';
  await admin.call('POST', '/users', { username: name, firstName: 'Operator', lastName: 'Penyedia', enabled: true });
  const before = await view(name);
  for (const work of [
    () => provider.save(person(name)),
    () => provider.setOneTimePassword(person(name), 'Sekali-Pakai-1'),
    () => provider.remove(name),
    () => provider.signOut(name),
  ]) {
    await expect(work()).rejects.toMatchObject({ fault: 'ASING' });
  }
  expect(await view(name)).toEqual(before);
  await provider.save(person('petugas-biasa'));
  await provider.remove('petugas-biasa');
});

describe('storing a user', () => {
  test('makes one that is missing, with name, branch and roles, and no password', async () => {
    await provider.save(person('baru1'));
    expect(await view('baru1')).toMatchObject({
      username: 'baru1',
      firstName: 'Wahyu',
      lastName: 'Adi Nugraha',
      email: 'baru1@amanah.example',
      enabled: true,
      attributes: { kode_cabang: ['001'] },
      requiredActions: [],
    });
    expect(await roles('baru1')).toEqual(['TELLER']);
    expect(await realm.tries('baru1', '')).toBe('Invalid user credentials');
  });

  test('done twice, and by two at once, leaves one user', async () => {
    await Promise.all([provider.save(person('baru2')), provider.save(person('baru2'))]);
    await provider.save(person('baru2'));
    expect((await admin.call('GET', '/users?username=baru2&exact=true')).body).toHaveLength(1);
    expect(await roles('baru2')).toEqual(['TELLER']);
  });

  test('writes the differences alone, takes only roles of the bank, and passes over a role the realm lacks', async () => {
    const role = { id: 'role-AUDITOR', name: 'AUDITOR' };
    await provider.save(person('baru3'));
    await admin.call('POST', `/users/${await admin.idOf('baru3')}/role-mappings/realm`, [role]);
    await provider.save(
      person('baru3', { nama_user: 'Wahyu', kode_cabang: '002', email: '', role_id: ['CS', 'PERAN_BARU'] }),
    );
    expect(await view('baru3')).toMatchObject({
      firstName: 'Wahyu',
      lastName: '',
      email: 'baru3@amanah.example',
      attributes: { kode_cabang: ['002'] },
    });
    expect((await roles('baru3')).sort()).toEqual(['AUDITOR', 'CS']);
  });

  test('one who is switched off loses all sessions at once and cannot sign in until switched on', async () => {
    const [hers, another] = [await realm.signIn('teller1'), await realm.signIn('teller2')];
    const teller1 = person('teller1', { nama_user: 'Siti Rahmawati', aktif: false });
    await provider.save(teller1);
    expect([await realm.renews(hers), await realm.renews(another)]).toEqual([false, true]);
    expect(await realm.tries('teller1', 'amanah-demo')).toBe('Account disabled');
    await provider.save({ ...teller1, aktif: true });
    expect(await realm.tries('teller1', 'amanah-demo')).toBe('');
  });

  test('a refusal of the provider comes back in its own words', async () => {
    await expect(provider.save(person('baru4', { kode_cabang: 'x' }))).rejects.toThrow(
      'DITOLAK: Kode cabang terdiri dari 3 angka',
    );
  });
});

test('a one-time password opens nothing but the change of it, and ends the sessions of the old one', async () => {
  const before = await realm.signIn('cs1');
  await provider.setOneTimePassword(person('cs1', { nama_user: 'Nurul Hidayah', role_id: ['CS'] }), 'Sementara-123');
  expect(await view('cs1')).toMatchObject({ requiredActions: ['UPDATE_PASSWORD'] });
  expect(await realm.tries('cs1', 'Sementara-123')).toBe('Account is not fully set up');
  expect(await realm.tries('cs1', 'amanah-demo')).toBe('Invalid user credentials');
  expect(await realm.renews(before)).toBe(false);
});

test('wrong sign-ins are forgotten when asked', async () => {
  for (let i = 0; i < 5; i += 1) await realm.tries('manager1', 'salah');
  expect(await realm.tries('manager1', 'amanah-demo')).toBe('Invalid user credentials');
  await provider.clearFailures('manager1');
  expect(await realm.tries('manager1', 'amanah-demo')).toBe('');
});

test('sessions are ended and users removed; an absent user needs neither', async () => {
  const tokens = await realm.signIn('finance1');
  await provider.signOut('finance1');
  expect(await realm.renews(tokens)).toBe(false);
  expect(await realm.tries('finance1', 'amanah-demo')).toBe('');
  await provider.remove('finance1');
  expect(await realm.tries('finance1', 'amanah-demo')).toBe('Invalid user credentials');
  await provider.remove('finance1');
  await provider.signOut('siapa');
  await provider.clearFailures('siapa');
});

test('distinguishes a wrong secret, a client without rights and a provider that is away', async () => {
  const own = { url: realm.adminUrl, tokenUrl: realm.tokenUrl, clientId: 'amanah-admin' };
  const wrong = identityProvider(adminApi({ ...own, clientSecret: 'tebakan' }));
  await expect(wrong.signOut('teller2')).rejects.toThrow(/^KLIEN_DITOLAK$/);
  const away = identityProvider(
    adminApi({ ...own, tokenUrl: 'http://127.0.0.1:9/token', clientSecret: realm.secrets.adminClientSecret }),
  );
  await expect(away.signOut('teller2')).rejects.toThrow(/^TIDAK_TERJANGKAU$/);
  const elsewhere = realm.adminUrl.replace('amanah', 'lain');
  await expect(
    adminApi({ ...own, url: elsewhere, clientSecret: realm.secrets.adminClientSecret })('GET', '/users'),
  ).resolves.toBeNull();
});
