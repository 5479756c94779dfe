import { expect } from '@playwright/test';
import { paper as onPaper } from '#lib/messages/paper.ts';
import { formatWire, fromMinor } from '#lib/money.ts';
import { available, balances, pickAccounts, read } from './api.ts';
import {
  count,
  field,
  figure,
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
import { refusal, sayYes } from './popup.ts';
import { t } from './texts.ts';

const shown = (minor: bigint): string => formatWire(fromMinor(minor));

test('a deposit: the account found by name, the posting previewed, the slip printed and reprinted as a duplicate', async ({
  teller1Page: page,
}) => {
  const [account] = await pickAccounts(page, { available: 1_000_000n, product: '12' }, 1, 3);
  if (!account) throw new Error('no account');
  const { booked, available: before } = await balances(page, account.nomor_rekening);

  await openScreen(page, 'setor-tunai');
  await page.getByRole('button', { name: t('isian.cariRekening') }).click();
  const lookup = page.getByRole('dialog', { name: t('isian.cariRekening') });
  await field(lookup, t('isian.cariNamaNomor')).fill(account.nama_nasabah);
  await field(lookup, t('isian.cariNamaNomor')).press('Enter');
  await lookup.getByRole('row').filter({ hasText: account.nomor_rekening }).click();
  await expect(lookup).toHaveCount(0);

  await expect(field(page, t('rekening.nomor'))).toHaveValue(account.nomor_rekening);
  await expect(page.getByText(account.nama_nasabah).first()).toBeVisible();
  await expect(figure(page, t('rekening.produk'))).toHaveText(account.nama_produk);
  await expect(figure(page, t('rekening.status'))).toHaveText(t('status.AKTIF'));
  await expect(figure(page, t('rekening.saldoTersedia'))).toHaveText(shown(before));

  const nominal = field(page, t('teller.nominal'));
  await nominal.fill('2,5jt');
  await field(page, t('teller.keterangan')).fill('Setoran tunai uji');
  await expect(nominal).toHaveValue('2,500,000.00');
  await expect(page.getByText('dua juta lima ratus ribu rupiah', { exact: false })).toBeVisible();
  await count(page, { '100,000': 20, '50,000': 10 });
  await expect(page.getByText(t('isian.pecahanCocok'))).toBeVisible();

  const plan = await settledPreview(page);
  await expect(plan).toContainText(t('transaksi.seimbang'));
  expect(await journalLines(plan)).toEqual([
    ['Kas teller IDR 101002 · 001', '2,500,000.00', ''],
    [expect.stringContaining(account.nomor_rekening.slice(-4)), '', '2,500,000.00'],
  ]);
  await expect(figure(plan, t('transaksi.biaya'))).toHaveText('0.00');
  await expect(figure(plan, t('transaksi.bukuSesudah'))).toHaveText(shown(booked + 250_000_000n));
  expect(await available(page, account.nomor_rekening), 'a preview posts nothing').toBe(before);

  const reference = await postForm(page);
  expect(await available(page, account.nomor_rekening)).toBe(before + 250_000_000n);
  const paper = slip(page, 'SETOR_TUNAI');
  await expect(paper).toContainText(reference);
  await expect(paper).toContainText(account.nomor_rekening);
  await expect(paper).toContainText('IDR 2,500,000.00');
  await expect(paper).toContainText('100,000 × 20, 50,000 × 10');
  await expect(paper.locator('.validation')).toHaveText(
    new RegExp(`^001 .* K ${account.nomor_rekening} 2,500,000.00 IDR STN$`),
  );
  await expect(paper).not.toContainText(onPaper.duplikat);
  await page.getByRole('button', { name: t('transaksi.baru') }).click();
  await expect(field(page, t('rekening.nomor'))).toHaveValue('');

  await openScreen(page, 'transaksi-hari-ini');
  await page.getByRole('button', { name: t('tabel.aksiBaris', { nama: reference }) }).click();
  await page.getByRole('menuitem', { name: t('transaksi.cetakUlang') }).click();
  const copy = slip(page, 'SETOR_TUNAI');
  await expect(copy).toContainText(onPaper.pratinjau);
  await expect(copy).not.toContainText(onPaper.duplikat);
  await expect(copy).toContainText(reference);
  await expect(copy.locator('.validation')).toContainText('2,500,000.00 IDR STN');
  for (const ke of ['1', '2']) {
    await page.getByRole('button', { name: t('aksi.cetak'), exact: true }).click();
    await expect(copy).toContainText(`${onPaper.duplikat} · ${onPaper.salinanKe.replace('{ke}', ke)}`);
  }
});

test('on paper there is the slip alone', async ({ teller1Page: page }) => {
  const [account] = await pickAccounts(page, { product: '11' }, 1, 2);
  await openScreen(page, 'setor-tunai');
  await fillCash(page, { rekening: account?.nomor_rekening ?? '', nominal: '100rb', pecahan: { '100,000': 1 } });
  await postForm(page);
  await page.emulateMedia({ media: 'print' });
  await expect(slip(page, 'SETOR_TUNAI')).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button', { name: t('transaksi.baru') })).toBeHidden();
  await expect(page.getByRole('region', { name: t('transaksi.jurnal') })).toBeHidden();
});

test('pieces that do not add up are refused and nothing is posted', async ({ teller1Page: page }) => {
  const [account] = await pickAccounts(page, { product: '12' }, 1, 5);
  if (!account) throw new Error('no account');
  const before = await available(page, account.nomor_rekening);
  await openScreen(page, 'setor-tunai');
  await fillCash(page, { rekening: account.nomor_rekening, nominal: '300000', pecahan: { '100,000': 2 } });
  await expect(page.getByText(t('isian.pecahanKurang'))).toBeVisible();
  await expect(preview(page)).toContainText('Jumlah pecahan 200,000.00 tidak sama dengan nominal 300,000.00');
  await formButton(page, 'POST').click();
  await refusal(page, 'Jumlah pecahan 200,000.00 tidak sama dengan nominal 300,000.00');
  await expect(field(page, t('teller.nominal'))).toHaveValue('300,000.00');
  expect(await available(page, account.nomor_rekening)).toBe(before);

  await count(page, { '100,000': 3 });
  await postForm(page);
  expect(await available(page, account.nomor_rekening)).toBe(before + 30_000_000n);
});

test('an unfinished form says which field is missing, and a wrong account number is reported at the field', async ({
  teller1Page: page,
}) => {
  await openScreen(page, 'setor-tunai');
  await formButton(page, 'POST').click();
  await refusal(page, `${t('rekening.nomor')}: Wajib diisi`);
  await expect(field(page, t('rekening.nomor'))).toBeFocused();
  await expect(field(page, t('rekening.nomor'))).toHaveAttribute('aria-invalid', 'true');
  await field(page, t('rekening.nomor')).fill('001120000455');
  await expect(page.getByRole('alert').filter({ hasText: t('isian.rekeningBentuk') })).toBeVisible();
});

test('declining the question posts nothing; a draft saves the form, is continued later and posted at once', async ({
  teller1Page: page,
}) => {
  const [account] = await pickAccounts(page, { product: '12' }, 1, 6);
  if (!account) throw new Error('no account');
  const before = await available(page, account.nomor_rekening);
  await openScreen(page, 'setor-tunai');
  await fillCash(page, {
    rekening: account.nomor_rekening,
    nominal: '150rb',
    keterangan: 'Draf uji',
    pecahan: { '50,000': 3 },
  });
  await settledPreview(page);
  await formButton(page, 'POST').click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('popup.cancel') })
    .click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await available(page, account.nomor_rekening)).toBe(before);

  await formButton(page, 'DRAFT').click();
  await sayYes(page);
  await page
    .getByRole('dialog', { name: t('popup.berhasil') })
    .getByRole('button', { name: t('aksi.oke') })
    .click();
  await expect(field(page, t('teller.nominal'))).toHaveValue('');

  await openScreen(page, 'draf');
  await page
    .getByRole('list', { name: t('flow.daftar') })
    .getByRole('button')
    .filter({ hasText: '150,000.00' })
    .click();
  await expect(page.getByRole('textbox', { name: t('teller.keterangan') })).toHaveValue('Draf uji');
  await page.getByRole('link', { name: t('flow.buka') }).click();
  await expect(field(page, t('rekening.nomor'))).toHaveValue(account.nomor_rekening);
  await expect(field(page, t('teller.nominal'))).toHaveValue('150,000.00');
  const drafts = async () => {
    const rows = await read<{ nominal: string; flow_state: string }[]>(page, 'otorisasi/draft-otorisasi?show=50');
    return rows.filter(({ nominal }) => nominal === '150000.00').map(({ flow_state }) => flow_state);
  };
  expect(await drafts()).toEqual(['DRAFT']);

  // It offers what a new form does; posted at once it is a draft no more.
  await settledPreview(page);
  await formButton(page, 'POST').click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('popup.yes') })
    .click();
  await postedReference(page);
  expect(await available(page, account.nomor_rekening)).toBe(before + 15_000_000n);
  expect(await drafts()).toEqual([]);
});
