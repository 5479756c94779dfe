import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { person } from './people.ts';
import { fillForm, goToForm, signIn } from './sign-in.ts';
import { t } from './texts.ts';

test('a stranger is sent to sign in and returns to the requested page', async ({ strangerPage: page }) => {
  await page.goto('/report/trial-balance?balance_date=2026-01-02');
  const address = new URL(page.url());
  expect(address.pathname).toBe('/auth/login');
  expect(address.searchParams.get('error')).toBe('SessionRequired');
  expect(address.searchParams.get('callbackUrl')).toBe('/report/trial-balance?balance_date=2026-01-02');
  await expect(page.getByRole('alert').filter({ hasText: t('auth.gagal.SessionRequired') })).toBeVisible();

  const who = await signIn(page, 'supervisor1', '/report/journals');
  expect(new URL(page.url()).pathname).toBe('/report/journals');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(t('menu.jurnal'));
  await expect(page.getByRole('banner')).toContainText(who.name);
});

test('a wrong password opens no session, the right one does', async ({ strangerPage: page }) => {
  const { username, password } = person('teller2');
  await goToForm(page);
  await fillForm(page, username, `${password}x`);
  await expect(page.getByRole('alert')).toHaveText('User ID atau kata sandi salah.');
  await expect(page.locator('input[name=password]')).toHaveValue('');
  expect((await page.request.get('/api/access/menu')).status()).toBe(401);

  await fillForm(page, username, password);
  await expect(page.getByRole('banner')).toContainText(person('teller2').name);
  expect((await page.request.get('/api/access/menu')).status()).toBe(200);
});

test('an unknown error code of the sign-in gets a general explanation', async ({ strangerPage: page }) => {
  await page.goto('/auth/error?error=Nonsense<script>');
  await expect(page.getByRole('alert').filter({ hasText: t('auth.gagal.Default') })).toBeVisible();
  await page.getByRole('link', { name: t('auth.masukLagi') }).click();
  await expect(page).toHaveURL(/\/auth\/login$/);
});

test('sign-out asks first, ends both sessions and stops at the sign-out page', async ({ strangerPage: page }) => {
  const { name } = await signIn(page, 'teller2');
  const signOut = async () => {
    await page.getByRole('button', { name: t('shell.akun', { nama: name }) }).click();
    await page.getByRole('menuitem', { name: t('shell.signOut') }).click();
    const question = page.getByRole('dialog', { name: t('popup.konfirmasi') });
    await expect(question).toContainText('Apakah anda yakin ingin keluar dan mengakhiri sesi?');
    return question;
  };
  await (await signOut()).getByRole('button', { name: t('aksi.tidak') }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect((await page.request.get('/api/access/menu')).status()).toBe(200);

  await (await signOut()).getByRole('button', { name: 'Ya', exact: true }).click();
  await expect(page).toHaveURL(/\/auth\/logout$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('auth.keluarJudul'));
  expect((await page.request.get('/api/access/menu')).status()).toBe(401);

  // The identity provider's own session is over too: it asks for the password again.
  await page.getByRole('link', { name: t('auth.masukLagi') }).click();
  await page.getByRole('button', { name: t('auth.masuk'), exact: true }).click();
  await expect(page.locator('input[name=username]')).toBeVisible();
});

test('signing out in one tab sends the other one to sign in', async ({ strangerPage: page }) => {
  const { name } = await signIn(page, 'teller2');
  const other = await page.context().newPage();
  await other.goto('/savings/accounts');
  await expect(other.getByRole('button', { name: t('shell.akun', { nama: name }) })).toBeVisible();

  await page.getByRole('button', { name: t('shell.akun', { nama: name }) }).click();
  await page.getByRole('menuitem', { name: t('shell.signOut') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('aksi.ya'), exact: true })
    .click();
  await expect(page).toHaveURL(/\/auth\/logout$/);
  await expect(other).toHaveURL(/\/auth\/login\?error=SessionRequired/);
});
