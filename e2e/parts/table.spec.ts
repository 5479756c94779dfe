import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';
import { t } from '../texts.ts';
import { openPart } from './stage.ts';

test('of 100,000 rows only those in view are in the page, down to the last one', async ({ teller1Page: page }) => {
  const huge = await openPart(page, 'table-huge');
  await huge.getByRole('button', { name: '100,000 rows' }).click();
  const rows = huge.locator('tbody tr');
  await expect(rows.filter({ hasText: '001100000001' })).toBeVisible();
  expect(await rows.count()).toBeLessThan(120);
  await huge.locator('.table-scroll').evaluate((box) => box.scrollTo(0, box.scrollHeight));
  await expect(rows.filter({ hasText: '001100100000' })).toBeVisible();
  expect(await rows.count()).toBeLessThan(120);
});

test('a list exports as CSV with every page, headers and disarmed formulas', async ({ teller1Page: page }) => {
  const table = await openPart(page, 'table');
  await table.getByRole('button', { name: t('tabel.ekspor') }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: t('tabel.eksporCsv'), exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^rekening-contoh-\d{8}-\d{4}\.csv$/);
  const lines = readFileSync(await download.path(), 'utf8')
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split(/\r?\n/);
  expect(lines).toHaveLength(61);
  expect(lines[0]).toBe(
    [t('rekening.nomor'), t('rekening.atasNama'), t('umum.dibuat'), t('rekening.status'), t('rekening.saldoBuku')]
      .map((title) => `"${title}"`)
      .join(','),
  );
  expect(lines[1]).toContain('Bambang Wicaksono');
  expect(lines[2]).toContain("'=Siti Rahmawati");
  expect(lines[60]).toContain('001100000060');
});

test('pages by the foot: next, previous, and another size starts over', async ({ teller1Page: page }) => {
  const table = await openPart(page, 'table');
  const first = table.locator('tbody tr').first();
  await table.getByRole('button', { name: t('tabel.berikut') }).click();
  await expect(first).toContainText('001100000016');
  await table.getByRole('button', { name: t('tabel.sebelum') }).click();
  await expect(first).toContainText('001100000001');
  await expect(table.getByRole('button', { name: t('tabel.sebelum') })).toBeDisabled();
  await table.getByRole('button', { name: t('tabel.berikut') }).click();
  await table.getByRole('combobox').selectOption('50');
  await expect(table.getByText(t('tabel.halaman', { halaman: 1 }))).toBeVisible();
  await expect(table.locator('tbody tr')).toHaveCount(50);
});
