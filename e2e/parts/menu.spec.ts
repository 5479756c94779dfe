import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures.ts';
import { t } from '../texts.ts';
import { openPart } from './stage.ts';

const WIDTH = 220;
const ITEM_HEIGHT = 35;
const MARGIN = { x: 10, y: 20 };

const menu = (page: Page) => page.getByRole('menu', { name: t('aksi.lainnya') });

/** Asks for the menu at a point of the window, wherever the part's stage is. */
async function openAt(
  page: Page,
  x: number,
  y: number,
): Promise<{ x: number; y: number; right: number; bottom: number }> {
  await page
    .locator('[data-stage=menu]')
    .evaluate(
      (stage, at) =>
        stage.dispatchEvent(
          new MouseEvent('contextmenu', { bubbles: true, cancelable: true, button: 2, clientX: at.x, clientY: at.y }),
        ),
      { x, y },
    );
  const box = await menu(page).boundingBox();
  if (!box) throw new Error('the menu is not on the page');
  expect(box.width).toBe(WIDTH);
  return { x: box.x, y: box.y, right: box.x + box.width, bottom: box.y + box.height };
}

test('the context menu stays inside the window at all four corners', async ({ teller1Page: page }) => {
  await openPart(page, 'context-menu');
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const items = 3;
  const left = { x: MARGIN.x };
  const right = { x: width - WIDTH - MARGIN.x };
  const top = { y: MARGIN.y };
  const bottom = { y: height - items * ITEM_HEIGHT - MARGIN.y };
  for (const [x, y, place] of [
    [0, 0, { ...left, ...top }],
    [width - 1, 0, { ...right, ...top }],
    [0, height - 1, { ...left, ...bottom }],
    [width - 1, height - 1, { ...right, ...bottom }],
  ] as const) {
    const box = await openAt(page, x, y);
    expect({ x: box.x, y: box.y }, `at ${x}, ${y}`).toEqual(place);
    expect(box.right).toBeLessThanOrEqual(width);
    expect(box.bottom).toBeLessThanOrEqual(height);
    await page.keyboard.press('Escape');
    await expect(menu(page)).toHaveCount(0);
  }
});

test('the context menu closes on Escape, on a click elsewhere and on scroll', async ({ teller1Page: page }) => {
  await openPart(page, 'context-menu');
  await openAt(page, 500, 300);
  await page.keyboard.press('Escape');
  await expect(menu(page)).toHaveCount(0);
  await openAt(page, 500, 300);
  await page.mouse.click(900, 700);
  await expect(menu(page)).toHaveCount(0);
  await openAt(page, 500, 300);
  await page.mouse.wheel(0, 200);
  await expect(menu(page)).toHaveCount(0);
});

test('right click, button and Shift+F10 offer the same actions of a row, and only allowed ones', async ({
  teller1Page: page,
}) => {
  const table = await openPart(page, 'table');
  const row = table.locator('tbody tr').nth(1);
  const wanted = [t('aksi.lihat'), t('menu.setorTunai')];
  const offered = async () => {
    const names = await page.getByRole('menu').getByRole('menuitem').allInnerTexts();
    expect(names).not.toContain(t('menu.hariCabang'));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    return names.map((name) => name.trim()).filter((name) => wanted.includes(name));
  };
  await row.click({ button: 'right', position: { x: 300, y: 10 } });
  await expect(page.getByRole('menu')).toBeVisible();
  expect(await offered()).toEqual(wanted);
  await row.getByRole('button').last().click();
  await expect(page.getByRole('menu')).toBeVisible();
  expect(await offered()).toEqual(wanted);
  await row.focus();
  await page.keyboard.press('Shift+F10');
  await expect(page.getByRole('menu')).toBeVisible();
  expect(await offered()).toEqual(wanted);
  await expect(row).toBeFocused();
});
