import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';
import { DESKTOP, overflow, PHONE, picture, violations } from '../screens.ts';
import { t } from '../texts.ts';
import { openPart } from './stage.ts';

const EXAMPLES = join(import.meta.dirname, '..', '..', 'components', 'workplace', 'gallery', 'examples');

for (const size of [DESKTOP, PHONE]) {
  test(`the gallery is accessible and fits ${size.width} px, light and dark`, async ({
    teller1Page: page,
  }, testInfo) => {
    test.slow();
    await page.setViewportSize(size);
    await openPart(page, 'table');
    for (const theme of ['light', 'dark'] as const) {
      await page.getByRole('button', { name: t(`setelan.tema.${theme}`), exact: true }).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      expect(await overflow(page), theme).toBe(0);
      expect(await violations(page), theme).toEqual([]);
      await picture(page, testInfo, `galeri-${size.width}-${theme}`);
    }
    // This person's browser is kept for the tests that follow.
    await page.getByRole('button', { name: t('setelan.tema.system'), exact: true }).click();
  });
}

test('every example is in the gallery beside its own text', async ({ teller1Page: page }) => {
  await openPart(page, 'table');
  const files = readdirSync(EXAMPLES).sort();
  expect(files.length).toBeGreaterThan(20);
  const shown = await page.locator('[data-part]').evaluateAll((all) => all.map((each) => each.dataset.part));
  expect(shown.map((id) => `${id}.tsx`).sort()).toEqual(files);
  for (const file of files) {
    const text = page.getByRole('region', { name: `components/gallery/examples/${file}` });
    expect(await text.locator('code').textContent(), file).toBe(readFileSync(join(EXAMPLES, file), 'utf8'));
  }
});

test('no other screen loads a script of the gallery', async ({ teller1Page: page }) => {
  const scriptsAt = async (address: string) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    return page.locator('script[src]').evaluateAll((all) => all.map((each) => each.getAttribute('src') ?? ''));
  };
  const holds = async (scripts: readonly string[]) => {
    for (const script of scripts) {
      if ((await (await page.request.get(script)).text()).includes('data-part')) return true;
    }
    return false;
  };
  expect(await holds(await scriptsAt('/dev/parts'))).toBe(true);
  expect(await holds(await scriptsAt('/'))).toBe(false);
});
