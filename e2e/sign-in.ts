import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { type Person, person, type Username } from './people.ts';
import { stackUrl } from './stack.ts';
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

const characterOf = (reference: string): string =>
  reference === 'amp' ? '&' : String.fromCodePoint(Number.parseInt(reference.slice(1), 10));

/** Returns the address of the form on the identity provider's page. */
function formAction(html: string): string {
  const action = /<form[^>]*\saction="([^"]+)"/.exec(html)?.[1];
  if (!action) throw new Error(`the identity provider shows no form: ${html.slice(0, 500)}`);
  return action.replace(/&(amp|#\d+);/g, (_, reference: string) => characterOf(reference));
}

/**
 * Signs the person in by the calls that the sign-in page makes, a tenth of what the page costs. Tests about signing in use the
 * page itself. Fails when no session comes of it.
 */
export async function signInByCalls(request: APIRequestContext, username: Username): Promise<void> {
  const who = person(username);
  const url = stackUrl();
  const { csrfToken } = (await (await request.get(`${url}/api/auth/csrf`)).json()) as { csrfToken: string };
  const begun = await request.post(`${url}/api/auth/signin/keycloak`, {
    headers: { origin: url },
    form: { csrfToken, callbackUrl: `${url}/`, json: 'true' },
  });
  const provider = ((await begun.json()) as { url: string }).url;
  const form = await request.get(provider);
  const action = new URL(formAction(await form.text()), form.url());
  const landed = await request.post(action.href, { form: { username: who.username, password: who.password } });
  const outcome = `${username} signs in (answered ${landed.status()} at ${landed.url()})`;
  expect((await request.get(`${url}/api/access/menu`)).status(), outcome).toBe(200);
}
