import { expect, type Locator, type Page } from '@playwright/test';
import { field, formButton } from './counter.ts';
import { person, type Username } from './people.ts';
import { t } from './texts.ts';

/** The window that offers the ways to a supervisor's release. */
export const overrideWindow = (page: Page): Locator => page.getByRole('dialog', { name: t('override.judul') });

/** Presses the primary button of a form that needs a release, and waits for the window with the reasons. */
export async function askOverride(page: Page): Promise<Locator> {
  await formButton(page, 'OVERRIDE').click();
  const shown = overrideWindow(page);
  await expect(shown).toBeVisible();
  return shown;
}

/** The supervisor types the own user name and password at the teller's counter. */
export async function typeCredentials(page: Page, username: Username, password?: string): Promise<void> {
  const shown = overrideWindow(page);
  await field(shown, t('override.username')).fill(username);
  await shown.getByLabel(t('override.password')).fill(password ?? person(username).password);
  await shown.getByRole('button', { name: t('override.otorisasi') }).click();
}

/** Sends the request to the supervisors' own screens and waits for their decision. */
export async function requestOnScreen(page: Page, remark: string): Promise<Locator> {
  const shown = overrideWindow(page);
  await shown.getByRole('tab', { name: t('override.layar') }).click();
  await field(shown, t('override.catatan')).fill(remark);
  await shown.getByRole('button', { name: t('override.minta'), exact: true }).click();
  await expect(shown.getByRole('status')).toContainText(t('override.menunggu'));
  return shown;
}
