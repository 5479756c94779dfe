import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { person, type Username } from './people.ts';
import { DESKTOP, overflow, PHONE, picture, violations } from './screens.ts';
import { asOwner, stackUrl } from './stack.ts';
import { t } from './texts.ts';

const tour = (page: Page) => page.getByRole('dialog', { name: t('tur.judul') });
const next = (page: Page) => tour(page).getByRole('button', { name: t('tur.lanjut'), exact: true });

/** The test makes this person new to the tour: no flow meets it otherwise. */
const asNewcomer = (username: Username) =>
  asOwner((sql) => sql`update user_setting set tur = '' where id_user = ${username}`);

/** Opens the home with the core's present data of the person; the web caches it for seconds. */
async function home(page: Page): Promise<void> {
  await expect(async () => {
    await page.goto('/');
    await expect(tour(page)).toBeVisible({ timeout: 2_000 });
  }).toPass();
}

test('the tour explains five parts of a home and is over for ever when it is skipped, until the help starts it again', async ({
  teller1Page: page,
}, testInfo) => {
  await asNewcomer('teller1');
  await home(page);
  await expect(tour(page)).toContainText(t('tur.langkah', { ke: 1, jumlah: 5 }));
  await expect(next(page)).toBeFocused();
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size);
    expect(await violations(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
    await expect(tour(page)).toBeInViewport({ ratio: 1 });
    await picture(page, testInfo, `tur-${size.width}`);
  }
  await page.setViewportSize(DESKTOP);
  for (const said of ['tur.pencarian', 'tur.kas', 'tur.draf'] as const) {
    await page.keyboard.press('Enter');
    await expect(tour(page)).toContainText(t(said));
    await expect(page.locator('[data-tour]')).toHaveCount(1);
    await picture(page, testInfo, said);
  }
  // The page beneath is inert: nobody tabs into it.
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('.shell, .top-bar') ?? null)).toBeNull();

  const saved = page.waitForResponse((answer) => answer.url() === `${stackUrl()}/api/access/setelan`);
  await tour(page)
    .getByRole('button', { name: t('tur.lewati') })
    .click();
  expect((await saved).status()).toBe(200);
  await expect(tour(page)).toHaveCount(0);
  await expect(page.locator('[data-tour]')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('region', { name: t('home.kas') })).toBeVisible();
  await expect(tour(page)).toHaveCount(0);

  await page.getByRole('button', { name: t('shell.akun', { nama: person('teller1').name }) }).click();
  await page.getByRole('menuitem', { name: t('pintasan.daftar') }).click();
  const help = page.getByRole('dialog', { name: t('bantuan.judul') });
  expect(await violations(page)).toEqual([]);
  await help.getByRole('link', { name: t('bantuan.tur') }).click();
  await expect(tour(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tour(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/$/);
});

test('the help leads to the manual of the user’s role, which no stranger reads', async ({
  supervisorPage: page,
  strangerPage: stranger,
}) => {
  await page.goto('/');
  await expect(page.getByRole('region', { name: t('flow.daftar') })).toBeVisible();
  await page.keyboard.press('?');
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: t('bantuan.panduanPeran', { peran: t('peran.OPS_MANAGER') }) }).click();
  const manual = await opened;
  await expect(manual).toHaveURL(/\/manual\/id\/ops-manager\.html$/);
  await expect(manual.getByRole('heading', { level: 1 })).toHaveText(t('peran.OPS_MANAGER'));
  const picture = manual.getByRole('img').first();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1024);
  for (const size of [DESKTOP, PHONE]) {
    await manual.setViewportSize(size);
    expect(await violations(manual)).toEqual([]);
    expect(await overflow(manual)).toBe(0);
  }
  await manual.getByRole('link', { name: 'English' }).click();
  await expect(manual).toHaveURL(/\/manual\/en\/ops-manager\.html$/);

  await stranger.goto('/manual/id/teller.html');
  await expect(stranger).toHaveURL(/\/auth\/login/);
});
