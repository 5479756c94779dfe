import { expect } from '@playwright/test';
import { en } from '#lib/messages/en.ts';
import { pickAccounts } from '../api.ts';
import { field, piecesOf, settledPreview, slip } from '../counter.ts';
import { test } from '../fixtures.ts';
import { popup } from '../popup.ts';
import { t } from '../texts.ts';

test('a deposit is started from the palette and posted in under 11 key presses beyond typing', async ({
  teller1Page: page,
}) => {
  const [account] = await pickAccounts(page, { product: '12' }, 1, 24);
  if (!account) throw new Error('no account');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Selamat');
  let presses = 0;
  const press = async (key: string) => {
    presses += 1;
    await page.keyboard.press(key);
  };
  await press('Control+K');
  await expect(page.getByRole('combobox', { name: t('palet.kotak') })).toBeFocused();
  await page.keyboard.type(`setor ${account.nomor_rekening} 2,5jt`);
  await expect(page.getByRole('option').first()).toContainText('2,500,000.00');
  await press('Enter');
  await expect(field(page, t('rekening.nomor'))).toHaveValue(account.nomor_rekening);
  await expect(field(page, t('teller.nominal'))).toHaveValue('2,500,000.00');
  // From the account to the amount, the remark and the first denomination.
  while (!(await piecesOf(page, '100,000').evaluate((element) => element === document.activeElement))) {
    await press('Tab');
    expect(presses).toBeLessThan(12);
  }
  await page.keyboard.type('25');
  await settledPreview(page);
  await press('Control+Enter');
  await expect(popup(page, t('popup.lanjutkan')).getByRole('button', { name: t('popup.yes') })).toBeFocused();
  await press('Enter');
  // The slip is there at once, and its print has the focus: nothing has to be answered.
  await expect(slip(page, 'SETOR_TUNAI')).toContainText(account.nomor_rekening);
  expect(presses).toBeLessThan(11);

  // The same command once more, while the slip is shown, opens a fresh form, filled as the command says.
  await page.keyboard.press('Control+K');
  await page.keyboard.type(`setor ${account.nomor_rekening} 2,5jt`);
  await expect(page.getByRole('option').first()).toContainText('2,500,000.00');
  await page.keyboard.press('Enter');
  await expect(slip(page, 'SETOR_TUNAI')).toHaveCount(0);
  await expect(field(page, t('rekening.nomor'))).toHaveValue(account.nomor_rekening);
  await expect(field(page, t('teller.nominal'))).toHaveValue('2,500,000.00');
  await expect(piecesOf(page, '100,000')).toHaveValue('');
});

test('a form left by the back button is asked about, and leaves no entry of its own in the history', async ({
  teller1Page: page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Selamat');
  await page
    .getByRole('navigation')
    .getByRole('link', { name: t('menu.setorTunai'), exact: true })
    .click();
  await field(page, t('teller.nominal')).fill('2,5jt');
  const entries = () => page.evaluate(() => window.history.length);
  const before = await entries();
  const question = popup(page, t('form.tinggalkan'));

  await page.evaluate(() => window.history.back());
  await question.getByRole('button', { name: t('form.tinggalkanTidak') }).click();
  await expect(question).toHaveCount(0);
  await expect(field(page, t('teller.nominal'))).toHaveValue('2,500,000.00');
  expect(new URL(page.url()).pathname).toBe('/teller/cash-deposit');

  await page.evaluate(() => window.history.back());
  await question.getByRole('button', { name: t('form.tinggalkanYa') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Selamat');
  expect(new URL(page.url()).pathname).toBe('/');
  expect(await entries()).toBe(before);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(t('menu.setorTunai'));
  await expect(field(page, t('teller.nominal'))).toHaveValue('');
});

test('a transaction code opens its screen from the palette', async ({ teller1Page: page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Selamat');
  await page.keyboard.press('Control+K');
  await expect(page.getByRole('combobox', { name: t('palet.kotak') })).toBeFocused();
  await page.keyboard.type('1401');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(t('menu.setorTunai'));
});

test('English by switch: every text, the language of the page, the same after a reload, no locale in the address', async ({
  csPage: page,
}) => {
  await page.goto('/users-management/management-settings/settings');
  await page.getByRole('radio', { name: t('setelan.bahasa.en') }).click();
  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('radio', { name: t('setelan.bahasa.en') })).toBeChecked();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en['menu.pengaturan']);
  await page.goto('/savings/accounts');
  await expect(page.getByRole('columnheader', { name: en['rekening.nomor'] })).toBeVisible();
  await expect(page.getByText(t('rekening.nomor'), { exact: true })).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe('/savings/accounts');
  await page.goto('/users-management/management-settings/settings');
  await page.getByRole('radio', { name: t('setelan.bahasa.id') }).click();
  await expect(html).toHaveAttribute('lang', 'id');
});
