import { expect } from '@playwright/test';
import { standsElsewhere } from '#components/workplace/layout/menu-rest.ts';
import { type MenuId, menus } from '#lib/access/access.ts';
import type { RoleId } from '#lib/access/role-names.ts';
import { roleMenus } from '#lib/access/roles.ts';
import { longDate } from '#lib/dates.ts';
import { messageOf } from '#lib/messages/id.ts';
import { test } from './fixtures.ts';
import { menuOf, openGroups } from './menu.ts';
import { people, person } from './people.ts';
import { followDevice } from './settings.ts';
import { t } from './texts.ts';

test('the top bar shows the day, the open branch in green, and the user with the role', async ({
  teller1Page: page,
}) => {
  await page.goto('/');
  const bar = page.getByRole('banner');
  const today = longDate(new Date());
  expect(today).toMatch(/^(Senin|Selasa|Rabu|Kamis|Jumat|Sabtu|Minggu), \d{2} \p{Lu}\p{Ll}+ \d{4}$/u);
  await expect(bar).toContainText(today);
  const status = bar.locator('[data-status]');
  await expect(status).toHaveAttribute('data-status', 'BUKA');
  await expect(status).toContainText('BUKA');
  const [red = 0, green = 0, blue = 0] = await status.evaluate((element) =>
    (getComputedStyle(element).color.match(/\d+/g) ?? []).map(Number),
  );
  expect(green).toBeGreaterThan(red);
  expect(green).toBeGreaterThan(blue);
  await expect(bar).toContainText(person('teller1').name);
  await expect(bar).toContainText(t('peran.TELLER'));
  expect((await bar.boundingBox())?.height).toBe(50);
});

const titleOf = (menu: MenuId): string => messageOf('', menus[menu].title);

for (const username of Object.values(people)) {
  const { roles } = person(username);
  test(`the sidebar of ${username} holds the screens of the user’s roles and no other`, async ({ pageOf }) => {
    const page = await pageOf(username);
    await page.goto('/');
    await openGroups(page);
    const held = new Set(roles.flatMap((role) => roleMenus[role as RoleId]));
    const own = (Object.keys(menus) as MenuId[]).filter((menu) => held.has(menu));
    // One entry stands for all views of the accounts.
    const elsewhere = standsElsewhere(own);
    const expected = own.filter((menu) => !elsewhere.includes(menu)).map(titleOf);
    const words = await menuOf(page).locator('a .words').allTextContents();
    // Pinned and recent screens stand in their groups too.
    const shown = [...new Set(words)].toSorted();
    expect(words.length).toBeGreaterThanOrEqual(expected.length);
    expected.sort();
    expect(shown).toEqual(expected);
  });
}

test('the menu button closes and opens the sidebar, 270 px wide', async ({ teller1Page: page }) => {
  await page.goto('/');
  const sidebar = menuOf(page);
  const toggle = page.getByRole('button', { name: t('shell.menu') });
  await expect(sidebar).toBeVisible();
  expect((await sidebar.boundingBox())?.width).toBe(270);
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await toggle.click();
  await expect(sidebar).toHaveCount(0);
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await toggle.click();
  await expect(sidebar).toBeVisible();
});

test('on a phone the sidebar starts closed and a touch beside it closes it again', async ({ teller1Page: page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/');
  const sidebar = menuOf(page);
  const toggle = page.getByRole('button', { name: t('shell.menu') });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(sidebar).toHaveCount(0);
  await toggle.click();
  await expect(sidebar).toBeVisible();
  await page.getByRole('main').click({ position: { x: 350, y: 400 } });
  await expect(sidebar).toHaveCount(0);
});

test('the user menu opens the settings, which the browser stores', async ({ csPage: page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: t('shell.akun', { nama: person('cs1').name }) }).click();
  await page.getByRole('menuitem', { name: t('shell.settings') }).click();
  await expect(page).toHaveURL(/\/users-management\/management-settings\/settings$/);
  await page.getByText(t('setelan.tema.dark'), { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await followDevice(page);
});

test('the home page of a teller shows the till and the waiting items', async ({ teller1Page: page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(person('teller1').name);
  const till = page.getByRole('region', { name: t('home.kas') });
  await expect(till).toContainText(t('status.BUKA'));
  await expect(till.locator('.big-figure')).toHaveText(/^\d{1,3}(,\d{3})*\.\d{2}$/);
  await expect(page.getByRole('region', { name: t('home.draf') }).getByRole('listitem')).not.toHaveCount(0);
  await expect(page.getByRole('region', { name: t('home.batas') })).toContainText(t('status.BUKA'));
});

test('an address that does not exist says so', async ({ request }) => {
  const answer = await request.get('/auth/nowhere');
  expect(answer.status()).toBe(404);
  expect(await answer.text()).toContain(t('kesalahan.404'));
});
