import { expect } from '@playwright/test';
import { available, pickAccounts, read } from './api.ts';
import { field, fillCash, formButton, openScreen, postedReference, preview, settledPreview, slip } from './counter.ts';
import { test } from './fixtures.ts';
import { askOverride, overrideWindow, requestOnScreen, typeCredentials } from './override.ts';
import { person } from './people.ts';
import { t } from './texts.ts';
import { chooseItem, decide, itemDetails, itemList } from './workflow.ts';

const OVER_LIMIT = 'Melebihi wewenang tunai Anda, 25,000,000.00 per transaksi';

test('over the limit the screen stays and says why; a supervisor releases it at the counter', async ({
  teller1Page: page,
}) => {
  const [account] = await pickAccounts(page, { product: '12' }, 1, 10);
  if (!account) throw new Error('no account');
  const before = await available(page, account.nomor_rekening);
  await openScreen(page, 'setor-tunai');
  await fillCash(page, {
    rekening: account.nomor_rekening,
    nominal: '26jt',
    keterangan: 'Penjualan motor',
    pecahan: { '100,000': 260 },
  });
  const plan = await settledPreview(page);
  await expect(plan).toContainText(t('transaksi.perluOtorisasi', { peran: t('peran.HEAD_TELLER') }));
  await expect(plan).toContainText(OVER_LIMIT);

  const shown = await askOverride(page);
  await expect(shown).toContainText(OVER_LIMIT);
  await typeCredentials(page, 'headteller1', 'not-her-password');
  await expect(shown.getByRole('alert')).toContainText('User ID atau kata sandi salah');
  await expect(shown.getByLabel(t('override.password'))).toHaveValue('');

  // A colleague without authority cannot release it, and neither can the teller.
  await typeCredentials(page, 'teller2');
  await expect(shown.getByRole('alert')).not.toContainText('kata sandi salah');
  await expect(shown.getByRole('alert')).toContainText(/wewenang|berwenang/i);
  await typeCredentials(page, 'teller1');
  await expect(shown.getByRole('alert')).toContainText('Pembuat tidak boleh menyetujui transaksinya sendiri');
  expect(await available(page, account.nomor_rekening)).toBe(before);

  await typeCredentials(page, 'headteller1');
  const reference = await postedReference(page);
  await expect(slip(page, 'SETOR_TUNAI')).toContainText(reference);
  await expect(slip(page, 'SETOR_TUNAI')).toContainText('headteller1');
  expect(await available(page, account.nomor_rekening)).toBe(before + 2_600_000_000n);
});

test('closing the window leaves the form unchanged', async ({ teller1Page: page }) => {
  const [account] = await pickAccounts(page, { product: '12' }, 1, 10);
  await openScreen(page, 'setor-tunai');
  await fillCash(page, { rekening: account?.nomor_rekening ?? '', nominal: '27jt', pecahan: { '100,000': 270 } });
  await settledPreview(page);
  await askOverride(page);
  await page.keyboard.press('Escape');
  await expect(overrideWindow(page)).toHaveCount(0);
  await expect(field(page, t('teller.nominal'))).toHaveValue('27,000,000.00');
  await expect(field(page, t('rekening.nomor'))).toHaveValue(account?.nomor_rekening ?? '');
});

test('below the minimum balance and from an inactive account money leaves by override only', async ({
  teller1Page: page,
}) => {
  const [sleeping] = await pickAccounts(page, { status: 'TIDAK_AKTIF', available: 500_000n }, 1);
  const [active] = await pickAccounts(page, { product: '12', available: 500_000n }, 1, 12);
  if (!sleeping || !active) throw new Error('no accounts');
  await openScreen(page, 'tarik-tunai');
  await fillCash(page, { rekening: sleeping.nomor_rekening, nominal: '100rb', pecahan: { '100,000': 1 } });
  await expect(preview(page)).toContainText(`Rekening ${sleeping.nomor_rekening} tidak aktif`);
  await expect(formButton(page, 'OVERRIDE')).toBeVisible();

  // All that is available and a little of what must stay on the account.
  const rupiah = (await available(page, active.nomor_rekening)) / 100n + 10_000n;
  await field(page, t('rekening.nomor')).fill(active.nomor_rekening);
  await field(page, t('teller.nominal')).fill(String(rupiah));
  await field(page, t('isian.lembarUntuk', { nominal: '100,000' })).fill(String(rupiah / 100_000n));
  await field(page, t('isian.lembarUntuk', { nominal: '10,000' })).fill(String((rupiah % 100_000n) / 10_000n));
  await expect(preview(page)).toContainText(
    `Saldo rekening ${active.nomor_rekening} menjadi di bawah saldo minimum 50,000.00`,
  );
  await expect(formButton(page, 'OVERRIDE')).toBeVisible();
});

test('the supervisor approves in the inbox, and the teller’s screen continues', async ({
  teller1Page: teller,
  headTellerPage: head,
}) => {
  const [account] = await pickAccounts(teller, { status: 'TIDAK_AKTIF', available: 500_000n }, 1, 1);
  if (!account) throw new Error('no account');
  const before = await available(teller, account.nomor_rekening);
  await openScreen(head, 'menunggu');
  await expect(itemList(head)).toBeVisible();

  await openScreen(teller, 'tarik-tunai');
  await fillCash(teller, { rekening: account.nomor_rekening, nominal: '200rb', pecahan: { '100,000': 2 } });
  await settledPreview(teller);
  await askOverride(teller);
  await requestOnScreen(teller, 'Nasabah menunggu di loket');

  // It appears by itself, above everything that can wait.
  const item = itemList(head)
    .getByRole('button')
    .filter({ hasText: t('flow.diLoket') });
  await expect(item).toContainText(account.nama_nasabah);
  await expect(itemList(head).getByRole('button').first()).toContainText(t('flow.diLoket'));
  await item.click();
  const details = itemDetails(head);
  await expect(details).toContainText(`Rekening ${account.nomor_rekening} tidak aktif`);
  await expect(details).toContainText('Nasabah menunggu di loket');
  await expect(details).toContainText(person('teller1').name);
  await decide(head, 'APPROVE', 'Nasabah dikenal');

  const reference = await postedReference(teller);
  await expect(slip(teller, 'TARIK_TUNAI')).toContainText(reference);
  await expect(slip(teller, 'TARIK_TUNAI')).toContainText('headteller1');
  expect(await available(teller, account.nomor_rekening)).toBe(before - 20_000_000n);
  await expect(item).toHaveCount(0);
});

test('the supervisor refuses in the inbox, and the teller reads why', async ({
  teller1Page: teller,
  headTellerPage: head,
}) => {
  const [account] = await pickAccounts(teller, { status: 'TIDAK_AKTIF', available: 500_000n }, 1, 2);
  if (!account) throw new Error('no account');
  const before = await available(teller, account.nomor_rekening);
  await openScreen(teller, 'tarik-tunai');
  await fillCash(teller, { rekening: account.nomor_rekening, nominal: '300rb', pecahan: { '100,000': 3 } });
  await settledPreview(teller);
  const shown = await askOverride(teller);
  await requestOnScreen(teller, 'Mohon bantuan');

  await openScreen(head, 'menunggu');
  await chooseItem(head, '300,000.00');
  await decide(head, 'REJECT', 'Tanda tangan berbeda');
  await expect(shown.getByRole('alert')).toContainText(t('override.ditolak'));
  await expect(shown.getByRole('alert')).toContainText('Tanda tangan berbeda');
  expect(await available(teller, account.nomor_rekening)).toBe(before);
  await expect(shown.getByRole('button', { name: t('override.mintaLagi') })).toBeVisible();
});

test('a request the teller takes back leaves the inbox', async ({ teller1Page: teller, headTellerPage: head }) => {
  const [account] = await pickAccounts(teller, { status: 'TIDAK_AKTIF', available: 500_000n }, 1, 3);
  await openScreen(teller, 'tarik-tunai');
  await fillCash(teller, {
    rekening: account?.nomor_rekening ?? '',
    nominal: '400rb',
    pecahan: { '100,000': 4 },
  });
  await settledPreview(teller);
  const shown = await askOverride(teller);
  await requestOnScreen(teller, 'Salah pilih');
  await openScreen(head, 'menunggu');
  const item = itemList(head).getByRole('button').filter({ hasText: '400,000.00' });
  await expect(item).toHaveCount(1);
  await shown.getByRole('button', { name: t('override.batalkan') }).click();
  await expect(item).toHaveCount(0);
  const rows = await read<{ nominal: string }[]>(head, 'otorisasi/otorisasi-data?show=50');
  expect(rows.filter(({ nominal }) => nominal === '400000.00')).toEqual([]);
});
