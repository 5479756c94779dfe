import { expect } from '@playwright/test';
import { pickAccounts } from './api.ts';
import { field, fillCash, formButton, openScreen, postForm, settledPreview, slip } from './counter.ts';
import { test } from './fixtures.ts';
import { askOverride, typeCredentials } from './override.ts';
import { popup } from './popup.ts';
import { checkScreen, picture, settled, violations } from './screens.ts';
import { t } from './texts.ts';
import { decisionButton } from './workflow.ts';

test('the windows of a deposit are accessible: lookup, preview, override, question, slip', async ({
  teller1Page: page,
}, testInfo) => {
  const [account] = await pickAccounts(page, { product: '12' }, 1, 22);
  await openScreen(page, 'setor-tunai');
  await page.getByRole('button', { name: t('isian.cariRekening') }).click();
  await expect(page.getByRole('dialog').locator('tbody tr[tabindex]').first()).toBeVisible();
  await checkScreen(page, testInfo, 'cari-rekening');
  await page.keyboard.press('Escape');

  await fillCash(page, {
    rekening: account?.nomor_rekening ?? '',
    nominal: '28jt',
    keterangan: 'Panen kopi',
    pecahan: { '100,000': 280 },
  });
  await settledPreview(page);
  await checkScreen(page, testInfo, 'pratinjau');
  const shown = await askOverride(page);
  await typeCredentials(page, 'headteller1', 'salah');
  await expect(shown.getByRole('alert')).toBeVisible();
  await checkScreen(page, testInfo, 'override');
  await shown.getByRole('tab', { name: t('override.layar') }).click();
  await checkScreen(page, testInfo, 'override-layar');
  await page.keyboard.press('Escape');

  await field(page, t('teller.nominal')).fill('200rb');
  await page.getByRole('textbox', { name: t('isian.lembarUntuk', { nominal: '100,000' }) }).fill('2');
  await settledPreview(page);
  await formButton(page, 'POST').click();
  await expect(popup(page, t('popup.lanjutkan'))).toBeVisible();
  await checkScreen(page, testInfo, 'pertanyaan');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('popup.cancel') })
    .click();
  await postForm(page);
  await expect(slip(page, 'SETOR_TUNAI')).toBeVisible();
  await checkScreen(page, testInfo, 'slip');
});

test('the windows of lists and decisions are accessible', async ({ supervisorPage: page }, testInfo) => {
  await openScreen(page, 'rekening');
  await page.locator('tbody tr[tabindex]').first().click();
  await expect(page.getByRole('dialog')).toContainText(t('rekening.saldoTersedia'));
  await checkScreen(page, testInfo, 'rincian-rekening');
  await page.keyboard.press('Escape');
  await page.locator('tbody tr[tabindex]').nth(1).click({ button: 'right' });
  await expect(page.getByRole('menu')).toBeVisible();
  await checkScreen(page, testInfo, 'menu-baris');

  await openScreen(page, 'menunggu');
  await decisionButton(page, 'REJECT').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await checkScreen(page, testInfo, 'catatan');
});

test('the dark theme has enough contrast', async ({ teller2Page: page }, testInfo) => {
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
