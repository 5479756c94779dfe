import { expect } from '@playwright/test';
import { available, pickAccounts } from './api.ts';
import {
  field,
  fillCash,
  formButton,
  journalLines,
  openScreen,
  postedReference,
  postForm,
  preview,
  settledPreview,
  slip,
} from './counter.ts';
import { test } from './fixtures.ts';
import { askOverride, typeCredentials } from './override.ts';
import { refusal } from './popup.ts';
import { t } from './texts.ts';

test('a posted deposit is reversed with a checker, once and never again', async ({ teller1Page: page }) => {
  const [account] = await pickAccounts(page, { product: '12' }, 1, 14);
  if (!account) throw new Error('no account');
  const before = await available(page, account.nomor_rekening);
  await openScreen(page, 'setor-tunai');
  await fillCash(page, { rekening: account.nomor_rekening, nominal: '500rb', pecahan: { '100,000': 5 } });
  const reference = await postForm(page);
  expect(await available(page, account.nomor_rekening)).toBe(before + 50_000_000n);

  await openScreen(page, 'transaksi-hari-ini');
  await page.getByRole('button', { name: t('tabel.aksiBaris', { nama: reference }) }).click();
  await page.getByRole('menuitem', { name: t('transaksi.balik') }).click();
  await expect(field(page, t('reversal.referensi'))).toHaveValue(reference);
  await expect(field(page, t('reversal.alasan'))).toBeFocused();
  await expect(page.getByRole('region', { name: t('reversal.transaksi') })).toContainText(account.nama_nasabah);
  await field(page, t('reversal.alasan')).fill('Salah nomor rekening');
  const plan = await settledPreview(page);
  expect(await journalLines(plan)).toEqual([
    ['Kas teller IDR 101002 · 001', '', '500,000.00'],
    [expect.stringContaining(account.nomor_rekening.slice(-4)), '500,000.00', ''],
  ]);
  await expect(plan).toContainText('Reversal selalu perlu dua orang');
  await askOverride(page);
  await typeCredentials(page, 'headteller1');
  const back = await postedReference(page);
  await expect(slip(page, 'REVERSAL')).toContainText(back);
  expect(await available(page, account.nomor_rekening)).toBe(before);

  await openScreen(page, 'reversal', `?nomor_referensi=${reference}`);
  await field(page, t('reversal.alasan')).fill('Sekali lagi');
  await expect(preview(page)).toContainText(`Transaksi ${reference} sudah direversal`);
  await formButton(page, 'POST').click();
  await refusal(page, `Transaksi ${reference} sudah direversal atau dikoreksi`);
  expect(await available(page, account.nomor_rekening)).toBe(before);

  await openScreen(page, 'transaksi-hari-ini');
  const row = page.getByRole('row').filter({ hasText: reference });
  await expect(row).toContainText(t('status.REVERSED'));
  await row.getByRole('button').click();
  await expect(page.getByRole('menuitem', { name: t('transaksi.balik') })).toBeDisabled();
});

test('a reversal of a reversal is refused', async ({ teller1Page: page }) => {
  const [account] = await pickAccounts(page, { product: '12' }, 1, 15);
  await openScreen(page, 'setor-tunai');
  await fillCash(page, { rekening: account?.nomor_rekening ?? '', nominal: '100rb', pecahan: { '100,000': 1 } });
  const reference = await postForm(page);
  await openScreen(page, 'reversal', `?nomor_referensi=${reference}`);
  await field(page, t('reversal.alasan')).fill('Salah input');
  await settledPreview(page);
  await askOverride(page);
  await typeCredentials(page, 'headteller1');
  const back = await postedReference(page);
  await openScreen(page, 'reversal', `?nomor_referensi=${back}`);
  await field(page, t('reversal.alasan')).fill('Balik lagi');
  await expect(preview(page)).toContainText(`Transaksi ${back} tidak dapat direversal`);
});
