import { expect, type Locator, type Page } from '@playwright/test';
import { entryColumns } from '#lib/books/ledger-entries.ts';
import { formatWire } from '#lib/money.ts';
import { minorOf, read } from './api.ts';
import { field, openScreen } from './counter.ts';
import { test } from './fixtures.ts';
import { t } from './texts.ts';
import { chooseItem, decide, sendToWorkflow } from './workflow.ts';

interface Line {
  readonly urut: string;
  readonly kode_gl: string;
  readonly nama: string;
  readonly jumlah: string;
}

/** Returns the amount shown in a cell, in minor units; an empty cell is zero. */
const shown = (text: string): bigint => minorOf(text.replaceAll(',', '').trim() || '0');

/** The amounts of a row in the order of its columns. */
const amountsOf = async (row: Locator): Promise<bigint[]> =>
  (await row.locator('td.num').allInnerTexts()).map((text) => shown(text));

/** A line's figure and, below it, that of an account which may be called as its line is. */
const figuresOf = (page: Page, { nama, jumlah }: Line) =>
  page.getByRole('link', { name: t('laporan.bukaAsal', { nama, nilai: formatWire(jumlah) }) });

/**
 * From a line of a statement to its accounts, the account's days, the day's lines, the journal and its vouchers; at each step the amount is what the step
 * before said. `side` is −1 where the statement shows the account on its other side.
 */
async function drillDown(page: Page, menu: 'neraca' | 'laba-rugi', kode_gl: string, side: 1n | -1n, amount: string) {
  const rows = await read<Line[]>(page, `laporan/${menu}?rinci=T&show=100`);
  const account = rows.find((row) => row.kode_gl === kode_gl);
  const line = rows.find((row) => row.urut === account?.urut && row.kode_gl === '');
  if (!account || !line) throw new Error(`${kode_gl} stands on no line`);

  await openScreen(page, menu);
  await figuresOf(page, line).first().click();
  await expect(page).toHaveURL(/rinci=T&urut=\d+/);
  await expect(page.getByText(t('laporan.akunSamaPos'))).toBeVisible();
  const accounts = page.getByRole('table', { name: t(menu === 'neraca' ? 'menu.neraca' : 'menu.labaRugi') });
  const figures = await Promise.all((await accounts.locator('tbody tr').all()).map(amountsOf));
  const [whole = [], ...parts] = figures;
  expect(whole[0]).toBe(minorOf(line.jumlah));
  expect(parts.reduce((sum, [part = 0n]) => sum + part, 0n)).toBe(whole[0]);

  await figuresOf(page, account).last().click();
  await expect(page).toHaveURL(/\/report\/ledger-days\?/);
  const days = page.getByRole('table', { name: t('menu.harianGl') });
  const day = days.locator('tbody tr').last();
  // Until the days have loaded, rows of a skeleton take their place.
  await expect(day.getByRole('link')).toBeVisible();
  const [opening = 0n, debit = 0n, credit = 0n, closing = 0n] = await amountsOf(day);
  expect(closing).toBe(side * minorOf(account.jumlah));

  await day.getByRole('link').click();
  await expect(page).toHaveURL(/\/report\/ledger-lines\?/);
  const lines = page.getByRole('table', { name: t('menu.mutasiGl') });
  const ours = lines.locator('tbody tr').filter({ hasText: amount });
  await expect(ours).toHaveCount(1);
  const moved = await Promise.all((await lines.locator('tbody tr').all()).map(amountsOf));
  const sum = (at: number) => moved.reduce((all, cells) => all + (cells[at] ?? 0n), 0n);
  expect([sum(0), sum(1)]).toEqual([debit, credit]);
  expect(moved.at(-1)?.[2]).toBe(closing);
  // All accounts that the test opens are on the debit side.
  expect(opening + debit - credit).toBe(closing);

  const reference = (await ours.innerText()).match(/\d{18}/)?.[0] ?? '';
  expect(reference).not.toBe('');
  await ours.click();
  const journal = page.getByRole('dialog');
  await expect(journal.getByText(reference).first()).toBeVisible();
  await expect(journal.getByText(amount).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await ours.getByRole('button').last().click();
  await page.getByRole('menuitem', { name: t('laporan.voucher') }).click();
  const slip = page.getByRole('article', { name: 'Voucher debet' });
  await expect(slip).toContainText(reference);
  const [booked] = await amountsOf(slip.getByRole('row').filter({ hasText: kode_gl }));
  expect(booked).toBe(shown(amount));
  await page.keyboard.press('Escape');
}

test('a figure of either statement leads to accounts, days, lines, journal and voucher, and no step says another amount', async ({
  backOfficePage: maker,
  managerPage: checker,
  supervisorPage: auditor,
}) => {
  const legs = [
    'D\tGL\t603002\t\t517,431\tIDR\tTelepon',
    'D\tGL\t112005\t\t23,119\tIDR\tTalangan',
    'K\tGL\t201001\t\t540,550\tIDR\t',
  ];
  await openScreen(maker, 'transaksi-umum-multi');
  await field(maker, t('bukuBesar.lembar.tempel')).fill([entryColumns.join('\t'), ...legs].join('\n'));
  await maker.getByRole('button', { name: t('bukuBesar.periksa') }).click();
  await expect(maker.getByText(t('bukuBesar.selBenar', { jumlah: 3 }))).toBeVisible();
  await field(maker, t('bukuBesar.keterangan')).fill('Entri untuk ditelusuri pemeriksa');
  await sendToWorkflow(maker);
  const item = new URLSearchParams({
    flowCode: 'TRANSAKSI_UMUM_MULTI',
    nominal_dari: '540550.00',
    nominal_sampai: '540550.00',
  });
  await openScreen(checker, 'menunggu', `?${item}`);
  await chooseItem(checker, '540,550.00');
  await decide(checker, 'APPROVE', 'Sesuai dokumen');

  await drillDown(auditor, 'neraca', '112005', 1n, '23,119.00');
  await drillDown(auditor, 'laba-rugi', '603002', -1n, '517,431.00');
});
