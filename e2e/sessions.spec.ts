import { type Browser, expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { filterMenu, menuOf } from './menu.ts';
import { person, type Username } from './people.ts';
import { violations } from './screens.ts';
import { followDevice } from './settings.ts';
import { signIn } from './sign-in.ts';
import { asOwner, stackUrl } from './stack.ts';
import { t } from './texts.ts';

const SETTINGS = '/users-management/management-settings/settings';
const lockScreen = (page: Page) => page.getByRole('dialog', { name: t('kunci.judul') });
const expired = (page: Page) => page.getByRole('dialog', { name: t('popup.sesiHabis') });
const statusOf = async (page: Page, path = 'access/menu') => (await page.request.get(`/api/${path}`)).status();

/** Opens a separate workstation for somebody, apart from the one the other tests use; nobody watches its console. */
async function workstation(browser: Browser, username: Username, address = '/'): Promise<Page> {
  const context = await browser.newContext({ baseURL: stackUrl() });
  const page = await context.newPage();
  await signIn(page, username, address);
  return page;
}

test.describe('one place of work for who holds a till', () => {
  test('a new sign-in ends the older one, which shows why and asks for the password again', async ({ browser }) => {
    const old = await workstation(browser, 'teller2', '/vault/till');
    const fresh = await workstation(browser, 'teller2');
    await expect(expired(old)).toContainText('Session has beed expired, re-login please');
    await expect(expired(old)).toContainText(t('sesi.sebab.DIGANTI'));
    expect(await statusOf(fresh)).toBe(200);
    await expired(old)
      .getByRole('button', { name: t('aksi.oke') })
      .click();
    await expect(old).toHaveURL(/\/auth\/logout$/);
    expect(await statusOf(old)).toBe(401);
    await old.getByRole('link', { name: t('auth.masukLagi') }).click();
    await old.getByRole('button', { name: t('auth.masuk'), exact: true }).click();
    await expect(old.locator('input[name=username]')).toBeVisible();
    expect(await statusOf(fresh)).toBe(200);
    await Promise.all([old.context().close(), fresh.context().close()]);
  });
});

test.describe('a screen that nobody uses', () => {
  test('warns, locks in all tabs and at the core, preserves the form, and unlocks with the own password', async ({
    browser,
  }) => {
    test.setTimeout(120_000);
    const page = await workstation(browser, 'backoffice1');
    await page.clock.install();
    await page.goto('/teller/book-transfer');
    const remark = page.getByLabel(t('teller.keterangan'));
    await remark.fill('Titipan yang belum dikirim');
    const other = await page.context().newPage();
    await other.goto('/savings/accounts');
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();

    await page.clock.fastForward('14:10');
    await expect(page.getByText(t('kunci.segera'))).toBeVisible();
    await expect(lockScreen(page)).toHaveCount(0);
    await page.clock.fastForward('01:00');
    await expect(lockScreen(page)).toBeVisible();
    await expect(lockScreen(other)).toBeVisible();
    await expect.poll(() => statusOf(page)).toBe(423);
    expect(await statusOf(page, 'otorisasi/stream')).toBe(423);

    // Still there, and neither seen nor found by a reader of the screen.
    await expect(remark).toHaveValue('Titipan yang belum dikirim');
    await expect(remark).toBeHidden();
    await expect(page.getByRole('textbox', { name: t('teller.keterangan') })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Control+K');
    await expect(lockScreen(page)).toBeVisible();
    await expect(page.getByRole('dialog', { name: t('palet.judul') })).toHaveCount(0);

    // No way past it by loading the page anew.
    await other.reload();
    await expect(lockScreen(other)).toBeVisible();
    await expect(menuOf(other)).toHaveCount(0);

    const password = lockScreen(page).getByLabel(t('kunci.sandi'));
    await password.fill(`${person('backoffice1').password}x`);
    await password.press('Enter');
    await expect(lockScreen(page).getByRole('alert')).toContainText('kata sandi');
    await expect(password).toHaveValue('');
    expect(await statusOf(page)).toBe(423);
    await password.fill(person('backoffice1').password);
    await password.press('Enter');
    await expect(lockScreen(page)).toHaveCount(0);
    await expect(lockScreen(other)).toHaveCount(0);
    await expect(remark).toBeVisible();
    await expect(remark).toHaveValue('Titipan yang belum dikirim');
    expect(await statusOf(page)).toBe(200);
    await expect(menuOf(other)).toBeVisible();
    await page.context().close();
  });

  test('can be locked by hand, and left without the password by signing out', async ({ browser }) => {
    const page = await workstation(browser, 'auditor1');
    await page.getByRole('button', { name: t('kunci.menu') }).click();
    await expect(lockScreen(page)).toBeVisible();
    await expect(lockScreen(page).getByLabel(t('kunci.sandi'))).toBeFocused();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Tab');
    await expect(lockScreen(page).getByRole('button', { name: t('kunci.keluar') })).toBeFocused();
    await lockScreen(page)
      .getByRole('button', { name: t('kunci.keluar') })
      .click();
    await expect(page).toHaveURL(/\/auth\/logout$/);
    expect(await statusOf(page)).toBe(401);
    await page.context().close();
  });
});

test.describe('settings', () => {
  test('follow their owner to another workstation', async ({ browser }) => {
    const here = await workstation(browser, 'manager2', SETTINGS);
    const there = await workstation(browser, 'manager2');
    await expect(there.locator('html')).toHaveAttribute('data-theme', 'light');
    await here.getByText(t('setelan.tema.dark'), { exact: true }).click();
    await here.getByText(t('setelan.kertas.80MM'), { exact: true }).click();
    await here.getByLabel(t('setelan.namaPrinter')).fill('EPSON TM-T82');
    await here.getByRole('button', { name: t('setelan.simpan') }).click();
    await expect(here.getByText(t('setelan.tersimpan')).last()).toBeVisible();
    await expect
      .poll(async () => {
        await there.reload();
        return there.locator('html').getAttribute('data-theme');
      })
      .toBe('dark');
    await expect(there.locator('html')).toHaveAttribute('data-paper', '80MM');
    await there.goto(SETTINGS);
    await expect(there.getByLabel(t('setelan.namaPrinter'))).toHaveValue('EPSON TM-T82');
    await followDevice(here);
    await Promise.all([here.context().close(), there.context().close()]);
  });

  test('list where one is signed in, mark this place, and end another, which shows it', async ({ browser }) => {
    const here = await workstation(browser, 'finance1', SETTINGS);
    const there = await workstation(browser, 'finance1');
    await here.reload();
    const table = here.getByRole('table', { name: t('sesi.judul') });
    const rows = table.getByRole('row').filter({ hasText: 'Chrome' });
    await expect.poll(() => rows.count()).toBeGreaterThanOrEqual(2);
    await expect(rows.filter({ hasText: t('sesi.ini') })).toHaveCount(1);
    await here.getByRole('button', { name: t('sesi.akhiriLain') }).click();
    await here
      .getByRole('dialog')
      .getByRole('button', { name: t('sesi.akhiri'), exact: true })
      .click();
    await expect(here.getByRole('dialog')).toContainText(/\d sesi diakhiri/);
    await here
      .getByRole('dialog')
      .getByRole('button', { name: t('aksi.oke') })
      .click();
    await expect(rows).toHaveCount(1);
    await expect(expired(there)).toContainText(t('sesi.sebab.DIAKHIRI'));
    expect([await statusOf(here), await statusOf(there)]).toEqual([200, 401]);

    // Without our cookie the provider's own session would sign the person in again at once: it is ended first.
    await there.context().clearCookies({ name: /amanah\.session/ });
    await there.goto('/');
    await there.getByRole('button', { name: t('auth.masuk'), exact: true }).click();
    await expect(there).toHaveURL(/\/auth\/logout$/);
    await there.getByRole('link', { name: t('auth.masukLagi') }).click();
    await there.getByRole('button', { name: t('auth.masuk'), exact: true }).click();
    await expect(there.locator('input[name=username]')).toBeVisible();
    await Promise.all([here.context().close(), there.context().close()]);
  });

  test('lead to the provider’s own form for a new password', async ({ browser }) => {
    const page = await workstation(browser, 'supervisor1', SETTINGS);
    const asked = page.waitForRequest((request) => request.url().includes('/protocol/openid-connect/auth?'));
    await page.getByRole('button', { name: t('setelan.gantiSandi') }).click();
    expect(new URL((await asked).url()).searchParams.get('kc_action')).toBe('UPDATE_PASSWORD');
    await page.context().close();
  });
});

test('a slip prints on the roll that was chosen, and on a page where none was', async ({ teller1Page: page }) => {
  const paper = async (chosen: string) => {
    await page.goto('/teller/transactions');
    await page.evaluate((kind) => localStorage.setItem('amanah.paper', kind), chosen);
    await page.reload();
    await page.locator('tbody tr[tabindex]').first().click();
    await page
      .getByRole('button', { name: t('aksi.cetak') })
      .first()
      .click();
    await expect(page.getByRole('article')).toBeVisible();
    const pdf = await page.pdf({ preferCSSPageSize: true });
    return /\/MediaBox ?\[0 0 (\d+)/.exec(pdf.toString('latin1'))?.[1];
  };
  // 80, 58 and 210 millimetres in points.
  expect(await paper('80MM')).toBe('227');
  expect(await paper('58MM')).toBe('163');
  expect(await paper('A4')).toBe('594');
});

test.describe('rights that change while a screen is open', () => {
  test('a role that is taken away takes its screen and its sidebar with it within seconds', async ({ browser }) => {
    const page = await workstation(browser, 'cs1');
    const sidebar = menuOf(page);
    const link = sidebar.getByRole('link', { name: t('menu.jurnal') });
    await expect(sidebar.getByRole('link', { name: t('menu.rekening'), exact: true })).toBeVisible();
    await filterMenu(page, t('menu.jurnal'));
    await expect(link).toHaveCount(0);
    try {
      await asOwner((sql) => sql`insert into user_role (id_user, role_id, urut) values ('cs1', 'AUDITOR', 1)`);
      await link.click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(t('menu.jurnal'));
      await expect(page.getByRole('table', { name: t('menu.jurnal') })).toBeVisible();
    } finally {
      await asOwner((sql) => sql`delete from user_role where id_user = 'cs1' and role_id = 'AUDITOR'`);
    }
    await expect(page.getByText(t('hak.judul'))).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(0);
    await expect(link).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await statusOf(page, 'laporan/jurnal')).toBe(403);
    await page.context().close();
  });

  test('a user who is switched off sees so, and is out', async ({ browser }) => {
    const page = await workstation(browser, 'headteller2');
    try {
      await asOwner((sql) => sql`update app_user set aktif = false where id_user = 'headteller2'`);
      await expect(expired(page)).toContainText(t('sesi.sebab.NONAKTIF'));
      expect(await statusOf(page)).toBe(401);
    } finally {
      await asOwner((sql) => sql`update app_user set aktif = true where id_user = 'headteller2'`);
    }
    await page.context().close();
  });
});

test.describe('the ways in and out', () => {
  const CODES = [
    'NO_SECRET',
    'CALLBACK_CREDENTIALS_HANDLER_ERROR',
    'EMAIL_REQUIRES_ADAPTER_ERROR',
    'MISSING_ADAPTER_METHODS_ERROR',
    'CALLBACK_CREDENTIALS_JWT_ERROR',
    'INVALID_CALLBACK_URL_ERROR',
    'MISSING_NEXTAUTH_API_ROUTE_ERROR',
    'OAuthCallbackError',
    'AccountNotLinkedError',
    'Configuration',
    'AccessDenied',
  ] as const;

  test('each error of the sign-in has a page that explains it, in both languages', async ({ strangerPage: page }) => {
    for (const code of CODES) {
      await page.goto(`/auth/error?error=${code}`);
      await expect(page.getByRole('alert').filter({ hasText: t(`auth.gagal.${code}`) })).toBeVisible();
      await expect(page.getByRole('link', { name: t('auth.masukLagi') })).toBeVisible();
    }
    await page.evaluate(() => localStorage.setItem('amanah.language', 'en'));
    const { auth } = await import('#lib/messages/en/auth.ts');
    for (const code of CODES) {
      await page.goto(`/auth/error?error=${code}`);
      await expect(page.getByRole('alert').filter({ hasText: auth[`auth.gagal.${code}`] })).toBeVisible();
    }
  });

  test('an unknown provider leads to the sign-in page, which knows the way back', async ({ strangerPage: page }) => {
    await page.goto('/api/auth/signin?callbackUrl=%2Fsavings%2Faccounts');
    const address = new URL(page.url());
    expect([address.pathname, new URL(address.searchParams.get('callbackUrl') ?? '', address).pathname]).toEqual([
      '/auth/login',
      '/savings/accounts',
    ]);
    // A way back that leads elsewhere is none.
    await page.goto('/auth/login?callbackUrl=https%3A%2F%2Fevil.example%2F');
    await expect(page.locator('body')).not.toContainText('evil.example');
  });

  test('providers that cannot be loaded lead to the error page', async ({ browser }) => {
    const page = await (await browser.newContext({ baseURL: stackUrl() })).newPage();
    await page.route('**/api/auth/providers', (route) => route.fulfill({ status: 500, body: '' }));
    await page.goto('/auth/login');
    await page.getByRole('button', { name: t('auth.masuk'), exact: true }).click();
    await expect(page).toHaveURL(/\/auth\/error/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('auth.galatJudul'));
    await page.context().close();
  });

  test('a session that cannot be fetched is logged, and asked for again when the window comes to the front', async ({
    browser,
  }) => {
    const page = await workstation(browser, 'auditor1');
    const asked: string[] = [];
    const noted: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    // The test reads it where it passes by: the event of the request does not always carry a beacon's body.
    await page.route('**/api/auth/_log', (route) => {
      noted.push(route.request().postData() ?? '');
      return route.continue();
    });
    const front = () => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
    const answered = page.waitForResponse('**/api/auth/session');
    await front();
    await (await answered).finished();
    expect(asked.filter((path) => path === '/api/auth/session')).toHaveLength(1);

    await page.route('**/api/auth/session', (route) => route.abort());
    await front();
    await expect.poll(() => noted.filter((body) => body.includes('CLIENT_SESSION_ERROR')).length).toBeGreaterThan(0);
    // Nobody is sent away for it: the screen stays, and goes on when the answer comes.
    await page.unroute('**/api/auth/session');
    await expect.poll(() => asked.filter((path) => path === '/api/auth/session').length).toBeGreaterThan(4);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(person('auditor1').name);
    await expect(page).toHaveURL(/\/$/);
    await page.context().close();
  });
});
