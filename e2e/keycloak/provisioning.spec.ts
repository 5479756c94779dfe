import { expect } from '@playwright/test';
import { call, read } from '../api.ts';
import { test } from '../fixtures.ts';
import { fillForm, goToForm } from '../sign-in.ts';
import { t } from '../texts.ts';
import { realmAdmin, realmSessions, realmUser } from './realm.ts';
import { readEnd, sessionOver } from './session.ts';
import { changeByTwo, halfOfPassword, listedUser, type NewUser, provisioned } from './users.ts';

const user: NewUser = {
  id_user: 'wahyu1',
  nama_user: 'Wahyu Adi Nugraha',
  email: 'wahyu1@amanah.example',
  kode_cabang: '001',
  role_id: ['CS'],
};
const OWN_PASSWORD = 'kata-sandi-wahyu';
const shell = t('shell.akun', { nama: user.nama_user });

test('two administrators make a user: each has half of the first password, and the user sets a new one', async ({
  adminPage: maker,
  admin2Page: checker,
  strangerPage: page,
}) => {
  await changeByTwo(maker, checker, 'BUAT_PENGGUNA', user);
  await provisioned(maker, user.id_user);
  const { id } = await realmUser(user.id_user);
  expect(await realmAdmin()('GET', `/users/${id}`)).toMatchObject({
    firstName: 'Wahyu',
    lastName: 'Adi Nugraha',
    email: user.email,
    enabled: true,
    attributes: { kode_cabang: ['001'] },
  });

  // Each of the two who made the user gets one half, once; the realm knows both together only.
  const back = await halfOfPassword(checker, user.id_user);
  const front = await halfOfPassword(maker, user.id_user);
  expect((await call(maker, 'management/one-time-password', { id_user: user.id_user })).resp_code).not.toBe('00');

  await goToForm(page);
  await fillForm(page, user.id_user, front + back);
  await page.locator('input[name=password-new]').fill(OWN_PASSWORD);
  await page.locator('input[name=password-confirm]').fill(OWN_PASSWORD);
  await page.locator('input[name=password-confirm]').press('Enter');
  await expect(page.getByRole('button', { name: shell })).toBeVisible();
  expect(await read<{ kode_cabang: string }>(page, 'access/profil')).toMatchObject({ kode_cabang: '001' });
  expect((await realmUser(user.id_user)).requiredActions).toEqual([]);
});

test('a user who is switched off loses the session and cannot sign in until switched on', async ({
  adminPage: maker,
  admin2Page: checker,
  page,
}) => {
  await goToForm(page);
  await fillForm(page, user.id_user, OWN_PASSWORD);
  await expect(page.getByRole('button', { name: shell })).toBeVisible();

  const change = async (aktif: 'T' | 'F') => {
    const { versi } = await listedUser(maker, user.id_user);
    const data = { ...user, aktif, versi, alasan: 'Pindah tugas' };
    await changeByTwo(maker, checker, 'UBAH_PENGGUNA', data);
    expect((await provisioned(maker, user.id_user)).aktif).toBe(aktif);
  };
  await change('F');
  await sessionOver(page);
  await readEnd(page);
  expect(await realmSessions(user.id_user)).toEqual([]);
  await goToForm(page);
  await fillForm(page, user.id_user, OWN_PASSWORD);
  await expect(page.locator('input[name=password]')).toBeVisible();
  expect((await realmUser(user.id_user)).enabled).toBe(false);

  await change('T');
  await fillForm(page, user.id_user, OWN_PASSWORD);
  await expect(page.getByRole('button', { name: shell })).toBeVisible();
});
