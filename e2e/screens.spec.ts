import { expect, type Page } from '@playwright/test';
import { pickAccounts } from './api.ts';
import { field, fillCash, formButton, openScreen, postForm, settledPreview, slip } from './counter.ts';
import { test } from './fixtures.ts';
import { askOverride, typeCredentials } from './override.ts';
import { popup } from './popup.ts';
import { DESKTOP, overflow, PHONE, picture, type Size, screens, settled, violations } from './screens.ts';
import { t } from './texts.ts';
import { decisionButton } from './workflow.ts';

/** The screens of which a picture is kept in the dark too: a home, a list, a form, the cash of a till, a report. */
const PICTURED_DARK = ['beranda', 'rekening', 'setor-tunai', 'kas-teller', 'neraca-saldo'];

/** Loads the screen in a browser that asks for this theme, and waits until it is all there. */
async function load(page: Page, address: string, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await page.goto(address);
  await settled(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
}

for (const { name, address, by } of screens) {
  // A screen is loaded once for each width, under the one theme and under the other, and looked at in both.
  test(`${name} is accessible in the light and in the dark, fits a desk and a phone`, async ({
    page: stranger,
    pageOf,
  }, testInfo) => {
    const page = by ? await pageOf(by) : stranger;
    const both = async (size: Size, themes: readonly ['light' | 'dark', 'light' | 'dark']): Promise<void> => {
      await page.setViewportSize(size);
      await load(page, address, themes[0]);
      for (const theme of themes) {
        await page.evaluate((shown) => document.documentElement.setAttribute('data-theme', shown), theme);
        expect(await overflow(page), `${theme} at ${size.width}`).toBe(0);
        expect(await violations(page), `${theme} at ${size.width}`).toEqual([]);
        if (theme === 'light') await picture(page, testInfo, `${name}-${size.width}`);
        else if (PICTURED_DARK.includes(name)) await picture(page, testInfo, `${name}-${size.width}-dark`);
      }
    };
    await both(DESKTOP, ['light', 'dark']);
    await both(PHONE, ['dark', 'light']);
  });
}

/** Looks at what is on the screen now, at the desk and on a phone. */
async function look(page: Page, testInfo: Parameters<typeof picture>[1], name: string): Promise<void> {
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size);
    expect(await overflow(page), `${name} at ${size.width}`).toBe(0);
    expect(await violations(page), `${name} at ${size.width}`).toEqual([]);
    await picture(page, testInfo, `${name}-${size.width}`);
  }
  await page.setViewportSize(DESKTOP);
}

test('the windows of a deposit are accessible: lookup, preview, override, question, slip', async ({
  teller1Page: page,
}, testInfo) => {
  const [account] = await pickAccounts(page, { product: '12' }, 1, 22);
  await openScreen(page, 'setor-tunai');
  await page.getByRole('button', { name: t('isian.cariRekening') }).click();
  await expect(page.getByRole('dialog').locator('tbody tr[tabindex]').first()).toBeVisible();
  await look(page, testInfo, 'cari-rekening');
  await page.keyboard.press('Escape');

  await fillCash(page, {
    rekening: account?.nomor_rekening ?? '',
    nominal: '28jt',
    keterangan: 'Panen kopi',
    pecahan: { '100,000': 280 },
  });
  await settledPreview(page);
  await look(page, testInfo, 'pratinjau');
  const shown = await askOverride(page);
  await typeCredentials(page, 'headteller1', 'salah');
  await expect(shown.getByRole('alert')).toBeVisible();
  await look(page, testInfo, 'override');
  await shown.getByRole('tab', { name: t('override.layar') }).click();
  await look(page, testInfo, 'override-layar');
  await page.keyboard.press('Escape');

  await field(page, t('teller.nominal')).fill('200rb');
  await page.getByRole('textbox', { name: t('isian.lembarUntuk', { nominal: '100,000' }) }).fill('2');
  await settledPreview(page);
  await formButton(page, 'POST').click();
  await expect(popup(page, t('popup.lanjutkan'))).toBeVisible();
  await look(page, testInfo, 'pertanyaan');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('popup.cancel') })
    .click();
  await postForm(page);
  await expect(slip(page, 'SETOR_TUNAI')).toBeVisible();
  await look(page, testInfo, 'slip');
});

test('the windows of lists and decisions are accessible', async ({ supervisorPage: page }, testInfo) => {
  await openScreen(page, 'rekening');
  await page.locator('tbody tr[tabindex]').first().click();
  await expect(page.getByRole('dialog')).toContainText(t('rekening.saldoTersedia'));
  await look(page, testInfo, 'rincian-rekening');
  await page.keyboard.press('Escape');
  await page.locator('tbody tr[tabindex]').nth(1).click({ button: 'right' });
  await expect(page.getByRole('menu')).toBeVisible();
  await look(page, testInfo, 'menu-baris');

  await openScreen(page, 'menunggu');
  await decisionButton(page, 'REJECT').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look(page, testInfo, 'catatan');
});

test('the dark theme keeps its contrast', async ({ teller2Page: page }, testInfo) => {
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('amanah.theme', 'dark'));
  for (const address of ['/', '/teller/cash-deposit', '/savings/accounts']) {
    await page.goto(address);
    await settled(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await violations(page), address).toEqual([]);
    await picture(page, testInfo, `gelap-${address.replaceAll('/', '-')}`);
  }
  await page.evaluate(() => localStorage.removeItem('amanah.theme'));
});
