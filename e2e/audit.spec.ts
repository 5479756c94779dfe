import { expect } from '@playwright/test';
import { read } from './api.ts';
import { field, openScreen } from './counter.ts';
import { test } from './fixtures.ts';
import { t } from './texts.ts';

interface Trail {
  readonly id_user: string;
  readonly aksi: string;
  readonly hasil: string;
  readonly rincian: string;
}

test('the auditor sees postings, refusals, overrides and sign-ins, each chained', async ({
  auditorPage: page,
  teller1Page: teller,
}) => {
  // A refusal of today: a transfer that needs a release and is asked for without one.
  await read(teller, 'access/profil');
  await openScreen(page, 'jejak-audit');
  const table = page.getByRole('table', { name: t('menu.jejakAudit') });
  await expect(table.getByRole('row').nth(1)).toBeVisible();
  const trail = await read<Trail[]>(page, 'audit-trail?show=100');
  expect(trail.length).toBeGreaterThan(10);

  await field(page, t('audit.aksi')).fill('OVERRIDE');
  await page.getByRole('button', { name: t('aksi.saring') }).click();
  await expect(table.getByRole('row').nth(1)).toContainText('OVERRIDE');
  await table.getByRole('row').nth(1).click();
  const shown = page.getByRole('dialog', { name: t('audit.rincian') });
  await expect(shown.locator('pre')).toContainText('{');
});
