import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';
import { person } from '../people.ts';
import { fillForm, goToForm, signIn } from '../sign-in.ts';
import { t } from '../texts.ts';
import { realmAdmin, realmSessions } from './realm.ts';
import { readEnd, sessionOver } from './session.ts';

test('a session that is ended at Keycloak is ended here, and nobody else is signed out', async ({
  page,
  supervisorPage: other,
}) => {
  await signIn(page, 'cs1');
  expect((await page.request.get('/api/access/menu')).status()).toBe(200);
  const [session, ...more] = await realmSessions('cs1');
  expect([typeof session, more]).toEqual(['string', []]);
  await realmAdmin()('DELETE', `/sessions/${session}`);
  await sessionOver(page);
  await readEnd(page, 'sesi.sebab.PENYEDIA');
  expect((await other.request.get('/api/access/menu')).status()).toBe(200);

  // The user comes back by password, not by the rest of the session in the browser.
  await goToForm(page);
  await fillForm(page, 'cs1', person('cs1').password);
  await expect(page.getByRole('button', { name: t('shell.akun', { nama: person('cs1').name }) })).toBeVisible();
  expect((await page.request.get('/api/access/menu')).status()).toBe(200);
});
