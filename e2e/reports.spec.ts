import { expect } from '@playwright/test';
import { minorOf, pickAccounts, read } from './api.ts';
import { field, figure, fillTransfer, openScreen, postForm } from './counter.ts';
import { choose } from './dropdown.ts';
import { test } from './fixtures.ts';
import { t } from './texts.ts';

interface Balance {
  readonly kode_gl: string;
  readonly posisi: 'D' | 'K';
  readonly saldo_awal: string;
  readonly debet: string;
  readonly kredit: string;
  readonly saldo_akhir: string;
}

test('the trial balance of the branch is balanced, on the screen and line by line', async ({
  supervisorPage: page,
}) => {
  await openScreen(page, 'neraca-saldo');
  await expect(page.getByText(t('laporan.seimbang'))).toBeVisible();
  const rows = await read<Balance[]>(page, 'laporan/trial-balance?show=100');
  expect(rows.length).toBeGreaterThan(5);
  const sum = (pick: (row: Balance) => string) => rows.reduce((total, row) => total + minorOf(pick(row)), 0n);
  expect(sum((row) => row.debet)).toBe(sum((row) => row.kredit));
  for (const row of rows) {
    const side = row.posisi === 'D' ? 1n : -1n;
    expect(minorOf(row.saldo_akhir), row.kode_gl).toBe(
      minorOf(row.saldo_awal) + side * (minorOf(row.debet) - minorOf(row.kredit)),
    );
  }
});

test('head office sees the bank as one, balanced, with nothing between the branches', async ({ financePage: page }) => {
  await openScreen(page, 'neraca-saldo');
  await page.getByRole('checkbox', { name: t('laporan.konsolidasi') }).check();
  await expect(page.getByText(t('laporan.seimbang'))).toBeVisible();
  const rows = await read<Balance[]>(page, 'laporan/trial-balance?is_all_cabang=T&show=100');
  expect(minorOf(rows.find((row) => row.kode_gl === '110001')?.saldo_akhir ?? '0.00')).toBe(0n);
});

test("a posting is in today's journals of the branch with both its lines", async ({
  teller1Page: teller,
  supervisorPage: supervisor,
}) => {
  const [from, to] = await pickAccounts(teller, { product: '12', available: 500_000n }, 2, 17);
  if (!from || !to) throw new Error('no accounts');
  await openScreen(teller, 'pemindahbukuan');
  await fillTransfer(teller, { debet: from.nomor_rekening, kredit: to.nomor_rekening, nominal: '123456' });
  const reference = await postForm(teller);
  await openScreen(supervisor, 'jurnal');
  const lines = supervisor.getByRole('row').filter({ hasText: reference });
  await expect(lines).toHaveCount(2);
  await expect(lines.filter({ hasText: from.nomor_rekening })).toContainText('123,456.00');
  await expect(lines.filter({ hasText: to.nomor_rekening })).toContainText('123,456.00');
});

test('the till list shows each holder’s cash against the maximum', async ({ supervisorPage: page }) => {
  await openScreen(page, 'daftar-teller');
  const row = page
    .getByRole('table', { name: t('menu.daftarTeller') })
    .getByRole('row')
    .filter({ hasText: /TLR01(?!USD)/ });
  await expect(row).toContainText('Siti Rahmawati');
  await expect(row).toContainText(t('status.BUKA'));
  await expect(row).toContainText('100,000,000.00');
});

test('the chart of accounts is found by name', async ({ backOfficePage: page }) => {
  await openScreen(page, 'coa');
  await field(page, t('laporan.cariGl')).fill('teller');
  await page.getByRole('button', { name: t('aksi.saring') }).click();
  await expect(page.getByRole('row').filter({ hasText: '101002' })).toContainText('Kas teller IDR');
  await expect(page.getByRole('row').filter({ hasText: '203001' })).toHaveCount(0);
});

test('an account inquiry shows balances and owner, paged and filtered', async ({ csPage: page }) => {
  await openScreen(page, 'rekening');
  await expect(page.locator('tbody tr')).toHaveCount(15);
  await page.getByRole('button', { name: t('tabel.berikut') }).click();
  await expect(page.getByText(t('tabel.halaman', { halaman: 2 }))).toBeVisible();
  await choose(page.getByRole('combobox', { name: t('rekening.status') }), t('status.DORMAN'));
  await expect(page.getByText(t('tabel.halaman', { halaman: 1 }))).toBeVisible();
  await expect(page.locator('tbody tr').first()).toContainText(t('status.DORMAN'));
  await page.locator('tbody tr').first().click();
  const shown = page.getByRole('dialog');
  await expect(shown).toContainText(`${t('rekening.saldoTersedia')}, IDR`);
  await expect(figure(shown, t('rekening.saldoBuku'))).toHaveText(/^-?[\d,]+\.\d{2}$/);
  await expect(figure(shown, t('tabungan.nasabah'))).toHaveText(/\d/);
});
