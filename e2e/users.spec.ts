import { expect } from '@playwright/test';
import { menus } from '#lib/access/access.ts';
import { reasons } from '#lib/errors/reasons.ts';
import { call } from './api.ts';
import { field, openScreen } from './counter.ts';
import { test } from './fixtures.ts';
import { readEnd, sessionOver } from './keycloak/session.ts';
import { askOverride, typeCredentials } from './override.ts';
import { success } from './popup.ts';
import { fillForm, goToForm } from './sign-in.ts';
import { t } from './texts.ts';
import {
  actionOf,
  approve,
  because,
  changeByTwo,
  difference,
  fetchHalf,
  fillUser,
  lineOf,
  listed,
  type NewUser,
  openForm,
  provisioned,
} from './users.ts';
import { decide, sendToWorkflow } from './workflow.ts';

test.describe.configure({ mode: 'serial' });

const rina: NewUser = {
  id: 'rina.w',
  nama: 'Rina Wulandari',
  surel: 'rina.w@amanah.example',
  cabang: '001',
  peran: ['Back Office'],
};
const OWN_PASSWORD = 'Sandi-Rina-2026';
const shell = t('shell.akun', { nama: rina.nama });

test('two administrators make a user: each has half of the first password, and the user sets a new one', async ({
  adminPage: maker,
  admin2Page: checker,
  strangerPage: page,
}) => {
  await fillUser(maker, rina);
  const expected = [
    ['User ID', 'rina.w'],
    ['Nama', 'Rina Wulandari'],
    ['Email', 'rina.w@amanah.example'],
    ['Cabang', '001'],
    ['Peran', 'Back Office'],
  ];
  await expect.poll(() => difference(maker)).toEqual(expected);
  expect(await changeByTwo(maker, checker, rina.id)).toEqual(expected);
  await provisioned(maker, rina.id);

  // Each of the two who made the user gets one half, once; both together are the password.
  const front = await fetchHalf(maker, rina.id);
  const back = await fetchHalf(checker, rina.id);
  expect((await call(maker, 'management/one-time-password', { id_user: rina.id })).resp_code).toBe('25');

  await goToForm(page);
  await fillForm(page, rina.id, front);
  await expect(page.locator('input[name=password]')).toBeVisible();
  await fillForm(page, rina.id, front + back);
  await page.locator('input[name=password-new]').fill(OWN_PASSWORD);
  await page.locator('input[name=password-confirm]').fill(OWN_PASSWORD);
  await page.locator('input[name=password-confirm]').press('Enter');
  await expect(page.getByRole('button', { name: shell })).toBeVisible();
  await openScreen(page, 'pemindahbukuan');
  expect((await call(page, 'management/users')).resp_code).toBe('57');
});

test('a change shows as a difference, blocks a second one while it waits, and appears in the user’s history', async ({
  adminPage: maker,
  admin2Page: checker,
}) => {
  await openForm(maker, rina.id, 'pengguna.aksiUbah');
  await field(maker, t('pengguna.nama')).fill('Rina W. Kusuma');
  await because(maker, 'Menikah');
  await expect.poll(() => difference(maker)).toEqual([['Nama', 'Rina Wulandari', 'Rina W. Kusuma']]);
  await sendToWorkflow(maker);
  await expect((await lineOf(maker, rina.id)).getByText(t('pengguna.menunggu'))).toBeVisible();
  await expect(await actionOf(maker, rina.id, 'pengguna.aksiUbah')).toBeDisabled();
  await maker.goto(`${menus.pengguna.route}/edit?id_user=${rina.id}`);
  const banner = maker.getByRole('status').filter({ hasText: t('perubahan.menunggu') });
  expect(await difference(banner)).toEqual([['Nama', 'Rina Wulandari', 'Rina W. Kusuma']]);
  await banner.getByRole('link', { name: t('perubahan.bukaItem') }).click();
  await expect(maker).toHaveURL(/\/flow\/drafts\?id_flow=/);

  await checker.goto(`${menus.pengguna.route}/edit?id_user=${rina.id}`);
  await checker.getByRole('link', { name: t('perubahan.bukaItem') }).click();
  await expect(checker).toHaveURL(/\/flow\/inbox\?id_flow=/);
  await decide(checker, 'APPROVE', 'Surat nikah sudah dilihat');

  await (await actionOf(maker, rina.id, 'pengguna.aksiRiwayat')).click();
  const window = maker.getByRole('dialog');
  await expect(window.getByText('Rina W. Kusuma').first()).toBeVisible();
  await expect(window.getByText(/admin2/).first()).toBeVisible();
});

test('nobody changes an own record, and the form shows each refusal before anything is sent', async ({
  adminPage: page,
}) => {
  await page.goto(`${menus.pengguna.route}/edit?id_user=admin1`);
  await field(page, t('pengguna.nama')).fill('Saya Sendiri');
  await because(page, 'Ingin saja');
  await expect(
    page.getByText('Anda tidak boleh mengajukan atau menyetujui perubahan atas diri atau peran sendiri'),
  ).toBeVisible();
  await fillUser(page, { ...rina, surel: 'lain@amanah.example' });
  await expect(page.getByText('rina.w sudah ada')).toBeVisible();
});

test('counter and till: the user gets a new till, and tills in use are not offered', async ({
  adminPage: maker,
  admin2Page: checker,
}) => {
  await openForm(maker, rina.id, 'pengguna.loketKas');
  await field(maker, t('pengguna.loket')).fill('77');
  const till = maker.getByRole('combobox', { name: t('pengguna.kas') });
  await till.click();
  await expect(maker.getByRole('option', { name: /^TLR01/ })).toBeDisabled();
  await maker.getByRole('option', { name: t('pengguna.kasBaru') }).click();
  await field(maker, t('pengguna.kodeKasBaru')).fill('tlr77');
  await field(maker, t('pengguna.batasKas')).fill('25jt');
  await because(maker, 'Loket baru dibuka');
  const expected = [
    ['Loket', '77'],
    ['Kas teller', 'TLR77'],
    ['Batas kas teller', '25,000,000.00'],
  ];
  await expect.poll(() => difference(maker)).toEqual(expected);
  expect(await changeByTwo(maker, checker, rina.id)).toEqual(expected);
  await expect((await lineOf(maker, rina.id)).getByText('TLR77')).toBeVisible();
});

test('a user who is switched off loses the open session and sees why', async ({
  adminPage: maker,
  admin2Page: checker,
  page,
}) => {
  await goToForm(page);
  await fillForm(page, rina.id, OWN_PASSWORD);
  await expect(page.getByRole('button', { name: t('shell.akun', { nama: 'Rina W. Kusuma' }) })).toBeVisible();
  await (await actionOf(maker, rina.id, 'pengguna.nonaktifkan')).click();
  const dialog = maker.getByRole('dialog', { name: t('pengguna.nonaktifkanNama', { nama: 'Rina W. Kusuma' }) });
  await dialog.getByRole('textbox').fill('Cuti panjang');
  await dialog.getByRole('button', { name: t('pengguna.nonaktifkan'), exact: true }).click();
  await success(maker, t('transaksi.dikirim'));
  expect(await approve(checker, rina.id)).toEqual([['Aktif', 'Ya', 'Tidak']]);
  await sessionOver(page);
  await readEnd(page);
  await goToForm(page);
  await fillForm(page, rina.id, OWN_PASSWORD);
  await expect(page.locator('input[name=password]')).toBeVisible();
});

test('a second administrator releases a change at once: the user is switched on again', async ({
  adminPage: maker,
}) => {
  await openForm(maker, rina.id, 'pengguna.aksiUbah');
  await maker.getByRole('checkbox', { name: t('pengguna.aktif'), exact: true }).check();
  await because(maker, 'Cuti selesai');
  await expect.poll(() => difference(maker)).toEqual([['Aktif', 'Tidak', 'Ya']]);
  await askOverride(maker);
  await typeCredentials(maker, 'admin2');
  await success(maker, t('perubahan.berlaku'));
  await expect(maker).toHaveURL(menus.pengguna.route);
  expect(await listed(maker, rina.id)).toMatchObject({ aktif: 'T', id_flow: '' });
});

test('a user without any act is removed, a user with a history is switched off instead', async ({
  adminPage: maker,
  admin2Page: checker,
}) => {
  const baru: NewUser = { ...rina, id: 'tono.s', nama: 'Tono Santoso', surel: 'tono.s@amanah.example' };
  await fillUser(maker, baru);
  await difference(maker);
  await changeByTwo(maker, checker, baru.id);
  await openForm(maker, baru.id, 'pengguna.aksiHapus');
  await because(maker, 'Batal masuk');
  await expect(maker.getByText(reasons.PENGGUNA_DIHAPUS.id)).toBeVisible();
  await changeByTwo(maker, checker, baru.id);
  // The user's record is gone; a search still finds that the user was there.
  expect(await listed(maker, baru.id)).toMatchObject({ aktif: 'D' });

  const preview = maker.getByRole('region', { name: t('perubahan.pratinjau') });
  await openForm(maker, 'teller2', 'pengguna.aksiHapus');
  await because(maker, 'Mengundurkan diri');
  await expect(preview).toContainText(reasons.PENGGUNA_DINONAKTIFKAN.id);
  expect(await difference(maker)).toEqual([['Aktif', 'Ya', 'Tidak']]);
});
