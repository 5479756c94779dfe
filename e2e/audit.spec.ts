import { expect, type Page } from '@playwright/test';
import { call, pickAccounts } from './api.ts';
import { field, fillTransfer, openScreen, postedReference, settledPreview } from './counter.ts';
import { test } from './fixtures.ts';
import { askOverride, typeCredentials } from './override.ts';
import { t } from './texts.ts';

/** Rows of the trail after filtering by action and user. */
async function trailOf(page: Page, action: string, user: string) {
  await field(page, t('audit.aksi')).fill(action);
  await field(page, t('audit.user')).fill(user);
  await page.getByRole('button', { name: t('aksi.saring') }).click();
  const rows = page.getByRole('table', { name: t('menu.jejakAudit') }).locator('tbody tr');
  await expect(rows.first()).toContainText(action);
  return rows;
}

test('the auditor finds the posting, the override that released it, the refusal before it and the sign-in', async ({
  auditorPage: auditor,
  teller1Page: teller,
}) => {
  const [from] = await pickAccounts(teller, { status: 'TIDAK_AKTIF', available: 700_000n }, 1, 9);
  const [to] = await pickAccounts(teller, { product: '12' }, 1, 24);
  if (!from || !to) throw new Error('no accounts');
  const refused = await call(teller, 'flow/pemindahbukuan', {
    flowCode: 'PEMINDAHBUKUAN',
    flowData: {
      nomor_rekening_debet: from.nomor_rekening,
      nomor_rekening_kredit: to.nomor_rekening,
      nominal: '260000.00',
      kode_valuta: 'IDR',
    },
  });
  expect(refused).toMatchObject({ status: 200, resp_code: '61' });
  await openScreen(teller, 'pemindahbukuan');
  await fillTransfer(teller, { debet: from.nomor_rekening, kredit: to.nomor_rekening, nominal: '260rb' });
  await settledPreview(teller);
  await askOverride(teller);
  await typeCredentials(teller, 'supervisor1');
  const reference = await postedReference(teller);

  await openScreen(auditor, 'jejak-audit');
  const postings = await trailOf(auditor, 'PEMINDAHBUKUAN', 'teller1');
  await expect(postings.first()).toContainText('00');
  await postings.first().click();
  const shown = auditor.getByRole('dialog', { name: t('audit.rincian') });
  await expect(shown).toContainText(reference);
  await expect(shown.locator('pre')).toContainText('supervisor1');
  await auditor.keyboard.press('Escape');

  const overrides = await trailOf(auditor, 'OVERRIDE', 'teller1');
  await overrides.first().click();
  await expect(shown.locator('pre')).toContainText('"supervisor": "supervisor1"');
  await expect(shown.locator('pre')).toContainText('TIDAK_AKTIF');
  await auditor.keyboard.press('Escape');

  const refusals = await trailOf(auditor, 'teller.pemindahbukuan', 'teller1');
  await expect(refusals.first()).toContainText('61');
  await expect(await trailOf(auditor, 'MASUK', 'teller1')).not.toHaveCount(0);

  // Each row is chained within a second or so.
  await expect(async () => {
    await auditor.reload();
    const rows = await trailOf(auditor, 'OVERRIDE', 'teller1');
    await expect(rows.first()).not.toContainText(t('audit.belumTersegel'));
    await expect(rows.first()).toContainText(/[0-9a-f]{10}/);
  }).toPass();
});
