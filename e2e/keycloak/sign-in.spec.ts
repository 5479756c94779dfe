import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';
import { person } from '../people.ts';
import { fillForm, goToForm, signIn } from '../sign-in.ts';
import { t } from '../texts.ts';
import { issuer, realmAdmin, realmSessions, realmUser } from './realm.ts';
import { signOut } from './session.ts';

test('an officer signs in at Keycloak and reaches the home page with one session there', async ({
  strangerPage: page,
}) => {
  await goToForm(page);
  expect(page.url()).toContain(`${issuer()}/`);
  await fillForm(page, 'finance1', 'amanah-demo');
  const { name } = person('finance1');
  await expect(page.getByRole('button', { name: t('shell.akun', { nama: name }) })).toBeVisible();
  expect((await page.request.get('/api/access/menu')).status()).toBe(200);
  expect(await realmSessions('finance1')).toHaveLength(1);
});

test('a wrong password and an unknown name read the same, and five guesses close the account for a while', async ({
  strangerPage: page,
}) => {
  await goToForm(page);
  const refusal = page.locator('#input-error, #input-error-username');
  const say = async (name: string, password: string) => {
    await fillForm(page, name, password);
    await expect(page.locator('input[name=password]')).toHaveValue('');
    return (await refusal.first().innerText()).trim();
  };
  const unknown = await say('siapa1', 'amanah-demo');
  expect(unknown).not.toBe('');
  for (let i = 0; i < 5; i += 1) expect(await say('teller2', 'salah')).toBe(unknown);
  expect(await say('teller2', 'amanah-demo')).toBe(unknown);

  const { id } = await realmUser('teller2');
  await realmAdmin()('DELETE', `/attack-detection/brute-force/users/${id}`);
  await fillForm(page, 'teller2', 'amanah-demo');
  await expect(page.getByRole('button', { name: t('shell.akun', { nama: person('teller2').name }) })).toBeVisible();
});

test('signing out ends the session at Keycloak too: it asks for the password again', async ({ strangerPage: page }) => {
  const { name } = await signIn(page, 'teller3');
  expect(await realmSessions('teller3')).toHaveLength(1);
  await signOut(page, name);
  expect((await page.request.get('/api/access/menu')).status()).toBe(401);
  expect(await realmSessions('teller3')).toEqual([]);
  await page.getByRole('link', { name: t('auth.masukLagi') }).click();
  await page.getByRole('button', { name: t('auth.masuk'), exact: true }).click();
  await expect(page.locator('input[name=username]')).toBeVisible();
});
