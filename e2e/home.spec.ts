import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { menuOf } from './menu.ts';
import type { Username } from './people.ts';
import { DESKTOP, overflow, PHONE, picture, violations } from './screens.ts';
import { t } from './texts.ts';

/** A person of each desk, and a part that only that desk's home has. */
const desks: readonly (readonly [Username, string])[] = [
  ['teller1', t('home.terakhir')],
  ['cs1', t('home.pembukaan')],
  ['backoffice1', t('home.kliring')],
  ['headteller1', t('flow.daftar')],
  ['manager1', t('home.hariIni')],
  ['finance1', t('home.berbeda')],
  ['compliance1', t('home.kecocokan')],
  ['admin1', t('home.pengguna')],
  ['auditor1', t('home.neraca')],
];

for (const [username, card] of desks) {
  test(`the home of ${username} is that of the desk, at two sizes, with at most fifteen entries beside it`, async ({
    pageOf,
  }, testInfo) => {
    const page = await pageOf(username);
    for (const size of [DESKTOP, PHONE]) {
      await page.setViewportSize(size);
      await page.goto('/');
      await expect(page.getByRole('region', { name: card })).toBeVisible();
      await expect(page.locator('.home .skeleton')).toHaveCount(0);
      expect(await violations(page)).toEqual([]);
      expect(await overflow(page)).toBe(0);
      await picture(page, testInfo, `beranda-${username}-${size.width}`);
    }
    await page.setViewportSize(DESKTOP);
    const entries = menuOf(page).locator('a, button.group-title');
    await expect(entries.first()).toBeVisible();
    expect(await entries.count()).toBeLessThanOrEqual(15);
  });
}

test('a digit typed on the home opens the search with it', async ({ teller1Page: page }) => {
  await page.goto('/');
  await expect(page.getByRole('region', { name: t('home.terakhir') })).toBeVisible();
  await page.keyboard.type('1402');
  await expect(page.getByRole('combobox', { name: t('palet.kotak') })).toHaveValue('1402');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(t('menu.tarikTunai'));
});
