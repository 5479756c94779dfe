import { expect } from '@playwright/test';
import { validation } from '#lib/messages/validation.ts';
import { test } from '../fixtures.ts';
import { popup } from '../popup.ts';
import { PHONE } from '../screens.ts';
import { t } from '../texts.ts';
import { openPart } from './stage.ts';

test('a lookup is opened, filtered and picked by keyboard and fills the fields beside it', async ({
  teller1Page: page,
}) => {
  const stage = await openPart(page, 'lookup');
  await stage.getByRole('button', { name: t('isian.cariRekening') }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: t('isian.cariRekening') });
  const rows = dialog.locator('tbody tr[tabindex]');
  await expect(rows).toHaveCount(15);
  const frame = await dialog.getByRole('group').boundingBox();
  expect(frame?.height).toBeLessThanOrEqual(410);
  await page.keyboard.press('ArrowDown');
  await expect(rows.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  const picked = (await rows.nth(1).locator('td').allInnerTexts()).map((text) => text.trim());
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  const value = await stage.getByRole('textbox', { name: t('rekening.nomor') }).inputValue();
  expect(picked).toContain(value);
  const owner = await stage.getByRole('textbox', { name: t('rekening.atasNama') }).inputValue();
  expect(picked).toContain(owner);
  await expect(stage.getByRole('textbox', { name: t('rekening.cabang') })).toHaveValue('001');
});

test('a nested data set adds, shows, changes and deletes rows and does not take a wrong one', async ({
  teller1Page: page,
}) => {
  const stage = await openPart(page, 'data-set');
  const what = t('teller.tujuan');
  await stage.getByRole('button', { name: t('dataset.tambah'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: t('dataset.tambahKe', { nama: what }) });
  await dialog.getByRole('button', { name: t('aksi.simpan') }).click();
  const alert = popup(page, t('popup.info'));
  await expect(alert).toContainText(validation['v.wajib']);
  await alert.getByRole('button', { name: t('aksi.oke') }).click();
  await dialog.getByRole('textbox', { name: t('transaksi.nama') }).fill('Agus Pratama');
  await dialog.getByRole('textbox', { name: t('teller.nominal') }).fill('1,5jt');
  await dialog.getByRole('button', { name: t('aksi.simpan') }).click();
  await expect(dialog).toHaveCount(0);
  await expect(stage.locator('tbody tr')).toHaveCount(2);
  await expect(stage.locator('tbody tr').nth(1)).toContainText('1,500,000.00');

  await stage.getByRole('button', { name: t('dataset.rincianBaris', { nama: what, nomor: 2 }) }).click();
  const detail = page.getByRole('dialog', { name: t('dataset.rincianBaris', { nama: what, nomor: 2 }) });
  await expect(detail.getByRole('button', { name: t('aksi.simpan') })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(detail).toHaveCount(0);

  await stage.getByRole('button', { name: t('dataset.hapusBaris', { nama: what, nomor: 1 }) }).click();
  await expect(stage.locator('tbody tr')).toHaveCount(1);
  await expect(stage.locator('tbody tr').first()).toContainText('Agus Pratama');
});

test('Ctrl+Right and Ctrl+Left walk the tabs and stop at the ends', async ({ teller1Page: page }) => {
  const stage = await openPart(page, 'tabs');
  const tabs = stage.getByRole('tablist', { name: 'flat' }).getByRole('tab');
  await tabs.first().focus();
  for (const [key, at] of [
    ['Control+ArrowLeft', 0],
    ['Control+ArrowRight', 1],
    ['Control+ArrowRight', 2],
    ['Control+ArrowRight', 2],
    ['Control+ArrowLeft', 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tabs.nth(at)).toHaveAttribute('aria-selected', 'true');
  }
});

test('on a phone the current tab is brought into sight, and the page does not move', async ({ teller1Page: page }) => {
  await page.setViewportSize(PHONE);
  const stage = await openPart(page, 'wizard-six');
  const tabs = stage.getByRole('tab');
  await tabs.first().focus();
  await expect(tabs.last()).not.toBeInViewport({ ratio: 0.95 });
  const top = await page.evaluate(() => window.scrollY);
  await page.keyboard.press('End');
  await expect(tabs.last()).toBeInViewport({ ratio: 0.95 });
  await expect(tabs.last()).toBeFocused();
  await page.keyboard.press('Home');
  await expect(tabs.first()).toBeInViewport({ ratio: 0.95 });
  for (let step = 1; step < 6; step++) await page.keyboard.press('Control+ArrowRight');
  await expect(tabs.last()).toBeInViewport({ ratio: 0.95 });
  expect(await page.evaluate(() => window.scrollY)).toBe(top);
});

test('a wizard holds back at a wrong step, marks it, and loses nothing on the way back', async ({
  teller1Page: page,
}) => {
  const stage = await openPart(page, 'wizard');
  const next = stage.getByRole('button', { name: t('wizard.berikut') });
  const name = stage.getByRole('textbox', { name: t('transaksi.nama') });
  await next.click();
  await expect(stage.getByRole('tab').first()).toContainText(t('wizard.adaKesalahan'));
  await expect(name).toBeFocused();
  await name.fill('Dewi Kusuma');
  await next.click();
  await expect(stage.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
  await stage.getByRole('textbox', { name: t('rekening.produk') }).fill('Tabungan');
  await stage.getByRole('button', { name: t('wizard.sebelum') }).click();
  await expect(name).toHaveValue('Dewi Kusuma');
  await expect(stage.getByRole('button', { name: t('wizard.sebelum') })).toBeDisabled();
  await next.click();
  await expect(stage.getByRole('textbox', { name: t('rekening.produk') })).toHaveValue('Tabungan');
});

test('a type that no field has says so', async ({ teller1Page: page }) => {
  const stage = await openPart(page, 'form-types');
  await expect(stage.getByText('Type form is not supported yet')).toBeVisible();
});

test('a workflow button runs the page’s own check first: a warning titled Info, nothing sent', async ({
  teller1Page: page,
}) => {
  const stage = await openPart(page, 'workflow-bar');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/api/flow/')) sent.push(request.url());
  });
  await stage.getByRole('button', { name: 'Setujui' }).click();
  const warning = popup(page, t('popup.info'));
  await expect(warning).toContainText('Nominal: wajib diisi');
  await warning.getByRole('button', { name: t('aksi.oke') }).click();
  await expect(warning).toHaveCount(0);
  expect(sent).toEqual([]);
});
