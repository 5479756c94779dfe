import { expect } from '@playwright/test';
import { formatWire, fromMinor } from '#lib/money.ts';
import { available, balances, pickAccounts } from './api.ts';
import {
  field,
  fillTransfer,
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

test('a transfer inside the branch moves the amount from one account to the other', async ({ teller1Page: page }) => {
  const [from, to] = await pickAccounts(page, { available: 1_500_000n, product: '12' }, 2, 6);
  if (!from || !to) throw new Error('no accounts');
  const before = [await available(page, from.nomor_rekening), await available(page, to.nomor_rekening)] as const;
  await openScreen(page, 'pemindahbukuan');
  await fillTransfer(page, { debet: from.nomor_rekening, kredit: to.nomor_rekening, nominal: '1jt' });
  const plan = await settledPreview(page);
  const lines = await journalLines(plan);
  expect(lines).toEqual([
    [expect.stringContaining(from.nomor_rekening.slice(-4)), '1,000,000.00', ''],
    [expect.stringContaining(to.nomor_rekening.slice(-4)), '', '1,000,000.00'],
  ]);
  const reference = await postForm(page);
  await expect(slip(page, 'PEMINDAHBUKUAN')).toContainText(reference);
  expect(await available(page, from.nomor_rekening)).toBe(before[0] - 100_000_000n);
  expect(await available(page, to.nomor_rekening)).toBe(before[1] + 100_000_000n);
});

test('a transfer to another branch balances in both through the inter-branch account', async ({
  teller1Page: page,
  teller3Page: other,
}) => {
  const [from] = await pickAccounts(page, { available: 1_500_000n, product: '12' }, 1, 8);
  const [to] = await pickAccounts(other, { product: '12' }, 1, 8);
  if (!from || !to) throw new Error('no accounts');
  expect([from.kode_cabang, to.kode_cabang]).toEqual(['001', '002']);
  const { booked, available: before } = await balances(other, to.nomor_rekening);
  await openScreen(page, 'pemindahbukuan');
  await fillTransfer(page, { debet: from.nomor_rekening, kredit: to.nomor_rekening, nominal: '400rb' });
  await expect(page.getByText(t('rekening.cabangLain'))).toBeVisible();
  await expect(page.getByText(formatWire(fromMinor(booked)))).toHaveCount(0);

  const lines = await journalLines(await settledPreview(page));
  expect(lines).toHaveLength(4);
  const rak = lines.filter(([account]) => account?.includes('110001'));
  expect(rak.map(([account]) => account)).toEqual([
    expect.stringContaining('RAK antar kantor'),
    expect.stringContaining('RAK antar kantor'),
  ]);
  expect(rak.map(([, debet]) => debet).sort()).toEqual(['', '400,000.00']);
  expect(rak.map(([, , kredit]) => kredit).sort()).toEqual(['', '400,000.00']);

  const reference = await postForm(page);
  await expect(slip(page, 'PEMINDAHBUKUAN')).toContainText(reference);
  expect(await available(other, to.nomor_rekening)).toBe(before + 40_000_000n);
});

test('an account cannot be paid from itself', async ({ teller1Page: page }) => {
  const [account] = await pickAccounts(page, { available: 1_000_000n }, 1);
  const rekening = account?.nomor_rekening ?? '';
  await openScreen(page, 'pemindahbukuan');
  // The message of the field that is left comes between press and release, and moves the button: the press reaches it all the same.
  await field(page, t('teller.rekeningDebet')).focus();
  const box = await formButton(page, 'POST').boundingBox();
  if (!box) throw new Error('no button');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await expect(field(page, t('teller.rekeningDebet'))).toHaveAttribute('aria-invalid', 'true');
  await page.mouse.up();
  await refusal(page, new RegExp(t('teller.rekeningDebet')));
  await fillTransfer(page, { debet: rekening, kredit: rekening, nominal: '100rb' });
  await expect(preview(page)).toContainText('Rekening debet dan kredit tidak boleh sama');
  await formButton(page, 'POST').click();
  await refusal(page, 'Rekening debet dan kredit tidak boleh sama');
});
