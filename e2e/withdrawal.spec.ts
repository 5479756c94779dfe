import { expect } from '@playwright/test';
import { formatWire, fromMinor } from '#lib/money.ts';
import { available, balances, pickAccounts } from './api.ts';
import {
  field,
  figure,
  fillCash,
  formButton,
  journalLines,
  openScreen,
  postForm,
  preview,
  settledPreview,
  slip,
} from './counter.ts';
import { test } from './fixtures.ts';
import { refusal } from './popup.ts';
import { t } from './texts.ts';

test('a withdrawal pays out of the till and off the account', async ({ teller1Page: page }) => {
  const [account] = await pickAccounts(page, { available: 2_000_000n, product: '12' }, 1, 4);
  if (!account) throw new Error('no account');
  const { booked, available: before } = await balances(page, account.nomor_rekening);
  await openScreen(page, 'tarik-tunai');
  await fillCash(page, {
    rekening: account.nomor_rekening,
    nominal: '750rb',
    keterangan: 'Tarik uji',
    pecahan: { '100,000': 5, '50,000': 5 },
  });
  const plan = await settledPreview(page);
  expect(await journalLines(plan)).toEqual([
    [expect.stringContaining(account.nomor_rekening.slice(-4)), '750,000.00', ''],
    ['Kas teller IDR 101002 · 001', '', '750,000.00'],
  ]);
  await expect(figure(plan, t('transaksi.bukuSesudah'))).toHaveText(formatWire(fromMinor(booked - 75_000_000n)));
  const reference = await postForm(page);
  await expect(slip(page, 'TARIK_TUNAI')).toContainText(reference);
  expect(await available(page, account.nomor_rekening)).toBe(before - 75_000_000n);
});

test('more than there is cannot be withdrawn, by no override either', async ({ teller1Page: page }) => {
  const [account] = await pickAccounts(page, { product: '11' }, 1, 7);
  if (!account) throw new Error('no account');
  const before = await available(page, account.nomor_rekening);
  await openScreen(page, 'tarik-tunai');
  await fillCash(page, { rekening: account.nomor_rekening, nominal: '20jt', pecahan: { '100,000': 200 } });
  const sentence = `Saldo tersedia rekening ${account.nomor_rekening} tidak cukup`;
  await expect(preview(page)).toContainText(sentence);
  await expect(formButton(page, 'OVERRIDE')).toHaveCount(0);
  await formButton(page, 'POST').click();
  await refusal(page, new RegExp(`^${sentence}: tersedia [0-9.,]+, kurang [0-9.,]+$`));
  await expect(field(page, t('teller.nominal'))).toHaveValue('20,000,000.00');
  expect(await available(page, account.nomor_rekening)).toBe(before);
});

test('a dormant account gives nothing until it is reactivated', async ({ teller1Page: page }) => {
  const [account] = await pickAccounts(page, { status: 'DORMAN' }, 1);
  await openScreen(page, 'tarik-tunai');
  await fillCash(page, { rekening: account?.nomor_rekening ?? '', nominal: '100rb', pecahan: { '100,000': 1 } });
  await expect(figure(page, t('rekening.status'))).toHaveText(t('status.DORMAN'));
  await expect(preview(page)).toContainText('dorman, aktifkan dahulu');
});
