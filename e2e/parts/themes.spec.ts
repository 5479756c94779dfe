import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures.ts';
import { DESKTOP, overflow, PHONE, picture, screens, settled, violations } from '../screens.ts';

/** The real screens that are looked at in both themes: a home, a list, a form, the vault of a till, a report. */
const REAL = ['beranda', 'rekening', 'setor-tunai', 'kas-teller', 'neraca-saldo'];

async function look(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await settled(page);
  expect(await overflow(page)).toBe(0);
  expect(await violations(page)).toEqual([]);
}

for (const { name, address, by } of screens.filter((screen) => screen.by)) {
  test(`${name} is accessible in the dark`, async ({ pageOf }, testInfo) => {
    if (!by) throw new Error('nobody opens it');
    const page = await pageOf(by);
    await page.emulateMedia({ colorScheme: 'dark' });
    for (const size of [DESKTOP, PHONE]) {
      await page.setViewportSize(size);
      await look(page, address);
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      if (REAL.includes(name)) await picture(page, testInfo, `${name}-${size.width}-dark`);
    }
  });
}
