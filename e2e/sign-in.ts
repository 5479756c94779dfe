import { expect, type Page } from '@playwright/test';
import { type Person, person, type Username } from './people.ts';
import { t } from './texts.ts';

/** Goes to the address as a stranger and on to the identity provider's form. */
export async function goToForm(page: Page, address = '/'): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: t('auth.masuk'), exact: true }).click();
  await page.locator('input[name=username]').waitFor();
}

/** Fills the identity provider's form, whose field names are Keycloak's. */
export async function fillForm(page: Page, username: string, password: string): Promise<void> {
  await page.locator('input[name=username]').fill(username);
  await page.locator('input[name=password]').fill(password);
  await page.locator('input[name=password]').press('Enter');
}

/** Signs the person in, from the sign-in page to the shell. */
export async function signIn(page: Page, username: Username, address = '/'): Promise<Person> {
  const who = person(username);
  await goToForm(page, address);
  await fillForm(page, who.username, who.password);
  await expect(page.getByRole('button', { name: t('shell.akun', { nama: who.name }) })).toBeVisible();
  return who;
}
