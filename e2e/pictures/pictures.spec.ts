import { expect, type Page } from '@playwright/test';
import { pickAccounts } from '../api.ts';
import { fillCash, formButton, openScreen, settledPreview } from '../counter.ts';
import { test } from '../fixtures.ts';
import type { Username } from '../people.ts';
import { popup } from '../popup.ts';
import { settled } from '../screens.ts';
import { t } from '../texts.ts';

/** These screens are compared as soon as they are open. */
const opened: readonly (readonly [name: string, address: string, by: Username])[] = [
  ['home-teller', '/', 'teller1'],
  ['home-service', '/', 'cs1'],
  ['home-supervisor', '/', 'supervisor1'],
  ['home-backoffice', '/', 'backoffice1'],
  ['accounts', '/savings/accounts', 'teller1'],
  ['account', '/savings/accounts?nomor_rekening=001110000016', 'teller1'],
  ['day-board', '/branch/day', 'finance1'],
];

/** The day, the hour and how long something waits are others in each run: their digits become zeros. */
const steady = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const DAY =
      /\d{2}([-.:])\d{2}\1\d{2,4}|\d{1,2}[.:]\d{2}\b(?!\d)|\b\d{1,2} \p{L}+ \d{4}|\b\d+ (?=detik|menit|jam|hari)/gu;
    const zeros = (text: string) =>
      text
        .replace(DAY, (found) => found.replace(/\d+/g, '00').replace(/\p{L}+/u, 'Januari'))
        .replace(/(Selamat) \p{L}+/u, '$1 pagi');
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = zeros(node.nodeValue ?? '');
      if (text !== node.nodeValue) node.nodeValue = text;
    }
    for (const input of document.querySelectorAll('input')) {
      const value = zeros(input.value);
      if (value !== input.value) input.value = value;
    }
  });

async function compare(page: Page, name: string): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.fonts.ready);
  await steady(page);
  await expect(page).toHaveScreenshot(`${name}.png`, { mask: [page.locator('.top-status time, .toast')] });
}

for (const [name, address, by] of opened) {
  test(`${name} looks as it was agreed`, async ({ pageOf }) => {
    const page = await pageOf(by);
    await page.goto(address);
    await settled(page);
    await compare(page, name);
  });
}

test('sign-in looks as it was agreed', async ({ strangerPage: page }) => {
  await page.goto('/auth/login?error=SessionRequired');
  await settled(page);
  await compare(page, 'sign-in');
});

test('a deposit and its question look as they were agreed', async ({ teller1Page: page }) => {
  const [account] = await pickAccounts(page, { product: '12' }, 1, 22);
  await openScreen(page, 'setor-tunai');
  const cash = { nominal: '200rb', keterangan: 'Panen kopi', pecahan: { '100,000': 2 } };
  await fillCash(page, { rekening: account?.nomor_rekening ?? '', ...cash });
  await settledPreview(page);
  await compare(page, 'cash-deposit');
  await formButton(page, 'POST').click();
  await expect(popup(page, t('popup.lanjutkan'))).toBeVisible();
  await compare(page, 'question');
});

test('the search looks as it was agreed', async ({ teller1Page: page }) => {
  await page.goto('/');
  await settled(page);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: t('palet.kotak') }).fill('tutup kas');
  await expect(page.getByRole('option', { name: t('menu.kasTeller') })).toBeVisible();
  await compare(page, 'palette');
});

test('the wizard of a new customer looks as it was agreed', async ({ csPage: page }) => {
  await page.goto('/customer/person');
  await settled(page);
  await compare(page, 'wizard');
});
