import { expect } from '@playwright/test';
import { customerLetters } from '#lib/accounts/customer-letters.ts';
import { read } from './api.ts';
import { openScreen } from './counter.ts';
import { test } from './fixtures.ts';
import { printed } from './paper.ts';
import { DESKTOP, overflow, PHONE, picture, violations } from './screens.ts';
import { t } from './texts.ts';

interface Waiting {
  readonly nomor_surat: string;
  readonly nama_rekening: string;
  readonly nomor_perintah: string;
}

test('letters to customers wait on the board, are printed in one go, and each says the second time that it is a copy', async ({
  csPage: clerk,
}, testInfo) => {
  const waiting = await read<Waiting[]>(clerk, 'surat-nasabah?dicetak=F&show=100');
  expect(waiting.length).toBeGreaterThan(2);
  await clerk.goto('/');
  const card = clerk.getByRole('region', { name: t('surat.menunggu') });
  await expect(card).toContainText(waiting[0]?.nama_rekening ?? '');
  await card.getByRole('link', { name: t('surat.lihatSemua') }).click();
  const rows = clerk.getByRole('row').filter({ hasText: t('surat.dicetak.F') });
  await expect(rows.first()).toBeVisible();
  for (const size of [PHONE, DESKTOP]) {
    await clerk.setViewportSize(size);
    expect(await overflow(clerk)).toBe(0);
    expect(await violations(clerk)).toEqual([]);
  }
  await picture(clerk, testInfo, 'surat-nasabah-menunggu');

  // Nothing leaves for a printer in a test; what would is counted by the product before.
  await clerk.evaluate(() => {
    window.print = () => {};
  });
  await clerk.getByRole('button', { name: t('surat.cetakSemua') }).click();
  const letters = clerk.getByRole('article');
  await expect(letters).toHaveCount(waiting.length);
  const [first] = waiting;
  await expect(letters.first()).toContainText(first?.nomor_surat ?? '');
  await expect(letters.first()).toContainText(first?.nama_rekening ?? '');
  expect(await violations(clerk, 'dialog')).toEqual([]);
  await picture(clerk, testInfo, 'surat-nasabah-cetak');
  const preview = clerk.getByRole('dialog');
  await preview.getByRole('button', { name: t('aksi.cetak'), exact: true }).click();
  await expect.poll(async () => (await read<Waiting[]>(clerk, 'surat-nasabah?dicetak=F')).length).toBe(0);
  await expect(preview).not.toContainText(customerLetters.salinan);
  const sheets = await printed(clerk, 'surat-nasabah', 'A4', letters.first().locator('h2'));
  expect(sheets).toHaveLength(waiting.length);
  for (const [at, sheet] of sheets.entries()) {
    expect(sheet.text.replaceAll(/\s/g, '')).toContain(waiting[at]?.nomor_surat);
  }
  await preview
    .getByRole('button', { name: t('aksi.tutup'), exact: true })
    .last()
    .click();

  await openScreen(clerk, 'surat-nasabah');
  const again = clerk.getByRole('row').filter({ hasText: first?.nomor_perintah ?? '' });
  await expect(again.first()).toContainText(t('surat.dicetak.T'));
  await again
    .first()
    .getByRole('button', { name: /^Tindakan untuk/ })
    .click();
  await clerk.getByRole('menuitem', { name: t('surat.lihat'), exact: true }).click();
  await expect(clerk.getByRole('article')).toContainText(customerLetters.salinan);
  expect(await violations(clerk, 'dialog')).toEqual([]);
});
