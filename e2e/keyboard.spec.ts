import { expect } from '@playwright/test';
import { available, pickAccounts } from './api.ts';
import { field, piecesOf, settledPreview, slip } from './counter.ts';
import { test } from './fixtures.ts';
import { tabTo } from './keys.ts';
import { menuOf } from './menu.ts';
import { popup } from './popup.ts';
import { t } from './texts.ts';

test('a deposit from the home page to the slip without a mouse', async ({ teller1Page: page }) => {
  const [account] = await pickAccounts(page, { product: '12' }, 1, 23);
  if (!account) throw new Error('no account');
  const before = await available(page, account.nomor_rekening);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Selamat');

  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: t('shell.lompat') })).toBeFocused();
  await tabTo(page, menuOf(page).getByRole('link', { name: t('menu.setorTunai') }));
  await page.keyboard.press('Enter');
  await expect(field(page, t('rekening.nomor'))).toBeFocused();

  // Finds it by name: F4 opens the window, the arrows move into its rows, Enter picks.
  await page.keyboard.press('F4');
  const lookup = page.getByRole('dialog', { name: t('isian.cariRekening') });
  await expect(field(lookup, t('isian.cariNamaNomor'))).toBeFocused();
  await page.keyboard.type(account.nomor_rekening);
  await page.keyboard.press('Enter');
  await expect(lookup.locator('tbody tr[tabindex]')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field(page, t('rekening.nomor'))).toHaveValue(account.nomor_rekening);

  // Enter goes from field to field, and no helper stands in the way.
  await page.keyboard.press('Enter');
  await expect(field(page, t('teller.nominal'))).toBeFocused();
  await page.keyboard.type('350rb');
  await page.keyboard.press('Enter');
  await expect(field(page, t('teller.keterangan'))).toBeFocused();
  await page.keyboard.type('Tanpa tetikus');
  await page.keyboard.press('Enter');
  await expect(piecesOf(page, '100,000')).toBeFocused();
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await expect(piecesOf(page, '50,000')).toBeFocused();
  await page.keyboard.type('1');
  await settledPreview(page);
  await page.keyboard.press('Control+Enter');

  const question = popup(page, t('popup.lanjutkan'));
  await expect(question.getByRole('button', { name: t('popup.yes') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(slip(page, 'SETOR_TUNAI')).toContainText('Tanpa tetikus');
  // The slip is printed first; a digit goes straight to the next account, and the slip makes room.
  await expect(page.getByRole('button', { name: t('aksi.cetak') })).toBeFocused();
  await page.keyboard.press('0');
  await expect(field(page, t('rekening.nomor'))).toBeFocused();
  await expect(field(page, t('rekening.nomor'))).toHaveValue('0');
  await expect(slip(page, 'SETOR_TUNAI')).toHaveCount(0);
  expect(await available(page, account.nomor_rekening)).toBe(before + 35_000_000n);
});

test('a window keeps the focus inside and gives it back when it closes', async ({ teller1Page: page }) => {
  await page.goto('/teller/cash-deposit');
  // The form takes the focus once it is there, also from whoever goes to the button earlier.
  await expect(field(page, t('rekening.nomor'))).toBeFocused();
  const opener = page.getByRole('button', { name: t('isian.cariRekening') });
  await opener.focus();
  await page.keyboard.press('Enter');
  const lookup = page.getByRole('dialog', { name: t('isian.cariRekening') });
  await expect(field(lookup, t('isian.cariNamaNomor'))).toBeFocused();
  await expect(lookup.locator('tbody tr[tabindex]').first()).toBeVisible();
  for (let step = 0; step < 30; step++) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(() => {
      const at = document.activeElement;
      return at !== document.body && at?.closest('dialog') === null;
    });
    expect(outside, `after ${step + 1} steps`).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

test('the user menu is walked by arrows and left by Escape', async ({ csPage: page }) => {
  await page.goto('/');
  const button = page.getByRole('button', { name: /^Menu pengguna/ });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: t('shell.settings') })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem').nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('menuitem', { name: t('shell.signOut') })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(button).toBeFocused();
});
