import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { field, openScreen } from './counter.ts';
import { test } from './fixtures.ts';
import { t } from './texts.ts';

const file = (buffer: Buffer) => ({ name: 'bundel.pdf', mimeType: 'application/pdf', buffer });

test('a branch’s day is printed as one file, which its number and its bytes prove', async ({ managerPage: page }) => {
  await openScreen(page, 'cetak-hari');
  await page.getByRole('button', { name: t('bundel.cetak') }).click();
  const row = page
    .getByRole('row')
    .filter({ hasText: t('bundel.sementara') })
    .first();
  await expect(row.getByText(t('bundel.status.SIAP'))).toBeVisible({ timeout: 60_000 });
  const [number = ''] = /LP\d{9}[0-9A-Z]{8}/.exec(await row.innerText()) ?? [];
  const download = page.waitForEvent('download');
  await row.getByRole('link', { name: t('bundel.unduh') }).click();
  const bytes = await readFile(await (await download).path());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');

  await field(page, t('bundel.nomor')).fill(number);
  await page.getByRole('button', { name: t('bundel.periksaNomor') }).click();
  await expect(page.getByText(t('bundel.hasil.DIKENAL'))).toBeVisible();
  const input = page.locator('input[type=file]');
  await input.setInputFiles(file(bytes));
  await expect(page.getByText(t('bundel.hasil.ASLI'))).toBeVisible();
  const altered = Buffer.from(bytes);
  altered.writeUInt8(altered.readUInt8(altered.length - 1) ^ 1, altered.length - 1);
  await input.setInputFiles(file(altered));
  await expect(page.getByText(t('bundel.hasil.BERBEDA'))).toBeVisible();
});
