import { expect, type Locator, type Page } from '@playwright/test';
import { read } from '../api.ts';
import { openScreen } from '../counter.ts';
import { test } from '../fixtures.ts';
import { sayYes, success } from '../popup.ts';
import { checkScreen, settled } from '../screens.ts';
import { t } from '../texts.ts';
import { chooseItem, decide, sendToWorkflow } from '../workflow.ts';
import { statusOf } from './head-office.ts';

const board = (page: Page): Locator => page.getByRole('region', { name: t('branch.papan') });

/** The window that is on top. */
const topWindow = (page: Page): Locator => page.getByRole('dialog').last();

test('head office ends the month: the branches wait for the rate, two persons set it, and a payout explains itself', async ({
  financePage: finance,
  finance2Page: second,
}, testInfo) => {
  await test.step('one button ends the day of every branch, and all wait for the rate of the month', async () => {
    await openScreen(finance, 'hari-cabang');
    await finance.getByRole('button', { name: t('malam.akhiri') }).click();
    await sayYes(finance, t('malam.akhiriTanya'));
    await success(finance, t('malam.akhiriBerhasil', { mulai: 3, belum: 0 }));
    await expect(board(finance).getByText(t('malam.sebab.RATE_AWAITED')).first()).toBeVisible();
    await checkScreen(finance, testInfo, 'akhir-bulan-papan');
    expect(await statusOf(finance)).toBe('000 CUT_OFF, 001 CUT_OFF, 002 CUT_OFF');
  });

  await test.step('the rate is computed by the system, sent by one and approved by another', async () => {
    const { accounting_date: day } = await read<{ accounting_date: string }>(finance, 'parameter/accounting-date');
    await finance.goto(`/profit/hi1000/set?pool=UTAMA&bulan=${day.slice(0, 7)}-01`);
    await settled(finance);
    await checkScreen(finance, testInfo, 'akhir-bulan-hi1000');
    await sendToWorkflow(finance);
    await openScreen(second, 'menunggu');
    await chooseItem(second, 'HI-1000');
    await decide(second, 'APPROVE', 'Sesuai pendapatan');
  });

  await test.step('the ends of day run to the end without a click', async () => {
    await expect.poll(() => statusOf(finance), { timeout: 120_000 }).toBe('000 TUTUP, 001 TUTUP, 002 TUTUP');
    await openScreen(finance, 'hari-cabang');
    await checkScreen(finance, testInfo, 'akhir-bulan-selesai');
  });

  await test.step('the month is a document that fits the ledger, and a payout of it explains itself', async () => {
    await openScreen(finance, 'hi1000');
    await finance
      .locator('tbody tr[tabindex]')
      .filter({ hasText: t('bagiHasil.status.DIBAGIKAN') })
      .click();
    await topWindow(finance)
      .getByRole('tab', { name: t('bagiHasil.rekonsiliasi') })
      .click();
    await expect(topWindow(finance).getByText(t('bagiHasil.cocok'))).toBeVisible();
    await checkScreen(finance, testInfo, 'akhir-bulan-cocok');
    await topWindow(finance)
      .getByRole('tab', { name: t('bagiHasil.rekeningRun') })
      .click();
    await topWindow(finance)
      .locator('tbody tr[tabindex]')
      .filter({ hasText: t('bagiHasil.status.DIBAGIKAN') })
      .first()
      .click();
    const explained = topWindow(finance);
    await expect(explained).toContainText(t('bagiHasil.langkah'));
    await expect(explained).toContainText(t('bagiHasil.pendapatanDpk'));
    await checkScreen(finance, testInfo, 'akhir-bulan-penjelasan');
    await explained.getByLabel(t('bagiHasil.simulasiNisbah')).fill('55');
    await explained.getByRole('button', { name: t('bagiHasil.perhitungan') }).click();
    await expect(explained.getByRole('status')).toBeVisible();
  });
});
