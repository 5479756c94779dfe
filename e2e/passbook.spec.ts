import { expect, type Page } from '@playwright/test';
import { formatWire } from '#lib/money.ts';
import { minorOf, read } from './api.ts';
import { fillCash, openScreen, postForm, settledPreview } from './counter.ts';
import { checkLayout } from './customers.ts';
import { choose } from './dropdown.ts';
import { test } from './fixtures.ts';
import { paperOf, place, plugIn, written } from './passbook.ts';
import { success } from './popup.ts';
import { DESKTOP, PHONE, settled } from './screens.ts';
import { t } from './texts.ts';

/** The account of the demo bank whose book was issued and has not been printed into. */
const ACCOUNT = '001120000454';

interface LastBalance {
  readonly nomor_seri: string;
  readonly saldo_cetak_terakhir: string;
  readonly belum_dicetak: number;
}
const lastBalance = (page: Page): Promise<LastBalance> =>
  read<LastBalance>(page, `parameter/saldo_terakhir_passbook?nomor_rekening=${ACCOUNT}`);

const printButton = (page: Page) => page.getByRole('button', { name: /^Cetak halaman \d+$/ });

async function openDesk(page: Page): Promise<void> {
  await openScreen(page, 'cetak-buku', `?nomor_rekening=${ACCOUNT}`);
  await expect(printButton(page)).toBeEnabled();
  await settled(page);
}

/** Presses print and returns the lines that the screen announced beside those that came out. */
async function print(page: Page, before: number, known: number): Promise<{ shown: string[][]; paper: string[][] }> {
  const shown = (await written(page)).slice(known);
  await printButton(page).click();
  const paper = await paperOf(page, before);
  await expect(page.getByRole('button', { name: t('buku.semuaBaik') })).toBeVisible();
  return { shown, paper };
}

test('a book prints over the cable, continues behind the last good line, and agrees with the account', async ({
  teller1Page: page,
}) => {
  const cable = await plugIn(page);
  for (const nominal of ['100rb', '200rb']) {
    await openScreen(page, 'setor-tunai');
    const pieces = { '100,000': nominal === '100rb' ? 1 : 2 };
    await fillCash(page, { rekening: ACCOUNT, nominal, keterangan: 'Setoran ke buku', pecahan: pieces });
    await settledPreview(page);
    await postForm(page);
  }
  await page.goto('/users-management/management-settings/settings');
  await page.getByRole('radio', { name: t('setelan.printerBuku.SERIAL') }).check();
  await openDesk(page);
  await checkLayout(page, 'the desk');
  const old = await lastBalance(page);
  expect(old.belum_dicetak).toBeGreaterThanOrEqual(3);

  // The first print on a phone, where the question lies below the page of the book.
  await page.setViewportSize(PHONE);
  await openDesk(page);
  await checkLayout(page, 'the desk on a phone');
  const first = await print(page, 0, 0);
  expect(first.paper).toEqual(first.shown);
  expect(first.paper.length).toBeGreaterThanOrEqual(3);

  // All lines but the first came out badly.
  await page.getByRole('button', { name: t('buku.adaRusak') }).click();
  const [good = []] = first.shown;
  const baris = { baris: good[0] ?? '', saldo: good.at(-2) ?? '' };
  await choose(page.getByRole('combobox', { name: new RegExp(t('buku.barisBaik')) }), t('buku.barisIni', baris));
  await checkLayout(page, 'which line was the last good one');
  await page.getByRole('button', { name: t('buku.simpanSampai') }).click();
  await success(page, t('buku.tersimpan', { halaman: '1', baris: baris.baris }));
  await expect(place(page)).toHaveText(t('buku.tempat', { halaman: '1', baris: String(Number(baris.baris) + 1) }));
  await page.setViewportSize(DESKTOP);

  const rest = await print(page, 1, 1);
  expect(rest.paper).toEqual(rest.shown);
  expect(rest.paper).toEqual(first.shown.slice(1));
  await page.getByRole('button', { name: t('buku.semuaBaik') }).click();
  await success(page, t('buku.tersimpan', { halaman: '1', baris: rest.paper.at(-1)?.[0] ?? '' }));
  await expect(page.getByRole('status').filter({ hasText: t('buku.semuaTercetak') })).toBeVisible();
  expect(await written(page)).toEqual(first.shown);

  const last = await lastBalance(page);
  const { rekening } = await read<{ rekening: { saldo_buku: string } }>(
    page,
    `validate-rekening?nomor_rekening=${ACCOUNT}`,
  );
  expect(last).toMatchObject({ nomor_seri: old.nomor_seri, belum_dicetak: 0 });
  expect(minorOf(last.saldo_cetak_terakhir)).toBe(minorOf(rekening.saldo_buku));
  expect(first.paper.at(-1)?.at(-2)).toBe(formatWire(rekening.saldo_buku));
  await page.evaluate(() => localStorage.removeItem('amanah.bookPrinter'));
  await cable.dispose();
});
