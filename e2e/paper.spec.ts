import { expect, type Page } from '@playwright/test';
import { demoSheet } from '#components/workplace/gallery/demo-spreadsheet.ts';
import { BANK } from '#lib/bank.ts';
import { papers } from '#lib/control/codes.ts';
import { toDisplay } from '#lib/dates.ts';
import { paper as onPaper } from '#lib/messages/paper.ts';
import { pickAccounts, read } from './api.ts';
import { fillCash, openScreen, postForm, slip } from './counter.ts';
import { choose } from './dropdown.ts';
import { test } from './fixtures.ts';
import { POINTS_PER_MM, printed } from './paper.ts';
import type { Sheet } from './pdf.ts';
import { t } from './texts.ts';

interface Branch {
  readonly kode_cabang: string;
  readonly nama_cabang: string;
  readonly accounting_date: string;
}

const branchOf = (page: Page): Promise<Branch> => read<Branch>(page, 'parameter/status-cabang');

/** Prints "Halaman 1 dari 2" on the first of two pages. */
const numbered = (sheets: readonly Sheet[]): void => {
  for (const [at, { text }] of sheets.entries()) expect(text).toContain(`Halaman ${at + 1} dari ${sheets.length}`);
};

/** A roll's page ends within three centimetres of the last line on it: margins, and a box around it. */
const endsWithItsText = ([sheet]: readonly Sheet[]): void => {
  const lowest = Math.max(...(sheet?.runs.map(({ top }) => top) ?? []));
  expect(((sheet?.height ?? 0) - lowest) / POINTS_PER_MM, 'millimetres below the last line').toBeLessThan(30);
};

test('a slip prints whole on either roll and on one page, with number, teller and time at its foot', async ({
  teller1Page: page,
}) => {
  const [account] = await pickAccounts(page, { product: '12' }, 1, 21);
  await openScreen(page, 'setor-tunai');
  await fillCash(page, {
    rekening: account?.nomor_rekening ?? '',
    nominal: '10500000',
    keterangan: 'Setoran hasil panen kopi kelompok tani',
    pecahan: { '100,000': 80, '50,000': 40, '20,000': 25 },
  });
  const reference = await postForm(page);
  const branch = await branchOf(page);
  const paper = slip(page, 'SETOR_TUNAI');
  for (const kind of papers) {
    const sheets = await printed(page, 'slip', kind, paper);
    expect(sheets, kind).toHaveLength(1);
    const text = sheets[0]?.text ?? '';
    for (const said of [BANK, branch.nama_cabang, toDisplay(branch.accounting_date), 'IDR 10,500,000.00', reference])
      expect(text.replaceAll(/\s/g, '')).toContain(said.replaceAll(/\s/g, ''));
    expect(text).not.toContain(t('transaksi.baru'));
    expect(text).toMatch(/TLR01 · Siti Rahmawati \d{2}-\d{2}-\d{4} \d{2}:\d{2}:\d{2}/);
    if (kind === 'A4') numbered(sheets);
    else endsWithItsText(sheets);
  }
});

test('the closing sheet of a till prints whole from its window, on one piece of either roll', async ({
  teller3Page: page,
}) => {
  // A day of large amounts, which this bank has not had: as the core would tell it.
  await page.route('**/api/teller/detail*', async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    await route.fulfill({ response: answer, json: { ...body, resp_data: { ...body.resp_data, sudah_dibuka: 'T' } } });
  });
  await page.route('**/api/cetak-informasi/proofing*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), resp_data: demoSheet } });
  });
  await openScreen(page, 'kas-teller');
  await page.getByRole('button', { name: t('vault.cetakLembar') }).click();
  const paper = page.getByRole('article');
  for (const kind of papers) {
    const sheets = await printed(page, 'lembar-tutup', kind, paper);
    expect(sheets, kind).toHaveLength(1);
    if (kind !== 'A4') endsWithItsText(sheets);
    expect(sheets[0]?.text).toContain(onPaper.lembarTutup);
    expect(sheets[0]?.text).toContain('12,345,678,000.00');
    expect(sheets[0]?.text).not.toContain(t('aksi.tutup'));
  }
});

test('the trial balance prints under the bank, branch, title and date, with its filters and no boxes', async ({
  financePage: page,
}) => {
  const branch = await branchOf(page);
  await openScreen(page, 'neraca-saldo');
  await choose(page.getByRole('combobox', { name: t('laporan.cabang') }), /^001/);
  await expect(page.getByText(t('laporan.seimbang'))).toBeVisible();
  const sheets = await printed(page, 'neraca-saldo', 'A4', page.locator('tbody'));
  numbered(sheets);
  const [first] = sheets;
  const said = [t('menu.neracaSaldo'), BANK, branch.nama_cabang, toDisplay(branch.accounting_date), /Cabang 001 \w/];
  for (const part of said) expect(first?.text).toMatch(part);
  const last = sheets.at(-1)?.text ?? '';
  expect(last).toMatch(/finance1 · .* \d{2}-\d{2}-\d{4} \d{2}:\d{2}:\d{2}/);
  expect(last).toContain(t('laporan.seimbang'));
  for (const { text } of sheets)
    for (const box of [t('aksi.saring'), t('aksi.aturUlang'), t('tabel.berikut'), t('tabel.ekspor')])
      expect(text).not.toContain(box);
  // On the screen there is none of it again.
  await expect(page.getByText(BANK)).toHaveCount(0);
});

test('journals print over several pages, each with its number and title', async ({ supervisorPage: page }) => {
  const { kode_cabang, nama_cabang } = await branchOf(page);
  await openScreen(page, 'jurnal');
  await page.getByLabel(t('tabel.ukuran')).selectOption('100');
  const lines = page.getByRole('table', { name: t('menu.jurnal') }).locator('tbody');
  await expect(lines.locator('tr').nth(20)).toBeVisible();
  const sheets = await printed(page, 'jurnal', 'A4', lines);
  expect(sheets.length).toBeGreaterThan(1);
  numbered(sheets);
  for (const sheet of sheets.slice(1))
    expect(sheet.text).toContain(`${BANK} · ${kode_cabang} ${nama_cabang} · ${t('menu.jurnal')}`);
});
