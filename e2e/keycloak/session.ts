import { expect, type Page } from '@playwright/test';
import type { MessageKey } from '#lib/messages/id.ts';
import { t } from '../texts.ts';

/** Signs out by the user menu, to the page that confirms it. */
export async function signOut(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: t('shell.akun', { nama: name }) }).click();
  await page.getByRole('menuitem', { name: t('shell.signOut') }).click();
  await page
    .getByRole('dialog', { name: t('popup.konfirmasi') })
    .getByRole('button', { name: t('aksi.ya'), exact: true })
    .click();
  await expect(page).toHaveURL(/\/auth\/logout$/);
}

/** Reads on the screen that the session has ended, agrees, and reaches the page that confirms it. */
export async function readEnd(page: Page, cause?: MessageKey): Promise<void> {
  const dialog = page.getByRole('dialog', { name: t('popup.sesiHabis') });
  await expect(dialog).toContainText('Session has beed expired, re-login please');
  if (cause) await expect(dialog).toContainText(t(cause));
  await dialog.getByRole('button', { name: t('aksi.oke') }).click();
  await expect(page).toHaveURL(/\/auth\/logout$/);
}

/** Waits until the session of whoever is on the page counts for nothing any more. */
export const sessionOver = (page: Page) =>
  expect.poll(async () => (await page.request.get('/api/access/menu')).status(), { timeout: 60_000 }).toBe(401);
