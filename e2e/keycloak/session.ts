import { expect, type Page } from '@playwright/test';
import { t } from '../texts.ts';

/** Signs out by the user menu, to the page that says so. */
export async function signOut(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: t('shell.akun', { nama: name }) }).click();
  await page.getByRole('menuitem', { name: t('shell.signOut') }).click();
  await page
    .getByRole('dialog', { name: t('popup.konfirmasi') })
    .getByRole('button', { name: t('aksi.ya'), exact: true })
    .click();
  await expect(page).toHaveURL(/\/auth\/logout$/);
}

/** Waits until the session of whoever is on the page counts for nothing any more. */
export const sessionOver = (page: Page) =>
  expect.poll(async () => (await page.request.get('/api/access/menu')).status(), { timeout: 60_000 }).toBe(401);
