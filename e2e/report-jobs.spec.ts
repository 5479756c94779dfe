import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { openScreen } from './counter.ts';
import { test } from './fixtures.ts';
import { t } from './texts.ts';

test('a statement is asked for from its screen, announced when it is ready, and its PDF comes whole', async ({
  supervisorPage: page,
}) => {
  test.setTimeout(400_000);
  await openScreen(page, 'neraca');
  await page.getByRole('button', { name: t('pekerjaan.berkas') }).click();
  const asked = page.getByRole('dialog');
  await asked.getByRole('button', { name: t('pekerjaan.kirim') }).click();
  const file = page.getByRole('dialog').getByRole('link', { name: t('pekerjaan.unduh') });
  // The announcement disappears by itself, so the test waits for both at once. A report gives way to everybody, so it waits on a busy machine.
  await Promise.all([
    expect(page.getByText(t('kabar.laporanSiap'))).toBeVisible({ timeout: 300_000 }),
    expect(file).toBeVisible({ timeout: 300_000 }),
  ]);
  const download = page.waitForEvent('download');
  await file.click();
  const bytes = await readFile(await (await download).path());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(bytes.subarray(-6).toString().trim()).toBe('%%EOF');

  await openScreen(page, 'laporan-saya');
  const row = page
    .getByRole('row')
    .filter({ hasText: t('lap.NERACA') })
    .first();
  await expect(row.getByText(t('pekerjaan.keadaan.SIAP'))).toBeVisible();
});
