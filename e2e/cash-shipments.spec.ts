import { expect, type Page } from '@playwright/test';
import { messageOf } from '#lib/messages/id.ts';
import { count, field, openScreen, settledPreview } from './counter.ts';
import { choose } from './dropdown.ts';
import { test } from './fixtures.ts';
import { seen } from './pictures.ts';
import { t } from './texts.ts';
import { chooseItem, decide, sendToWorkflow } from './workflow.ts';

/** A second person approves the item of this operation. */
async function approve(page: Page, flowCode: string, text: string): Promise<void> {
  await openScreen(page, 'menunggu', `?flowCode=${flowCode}`);
  await chooseItem(page, text);
  await decide(page, 'APPROVE', 'Sesuai surat jalan');
}

test('cash that a branch orders is sent in sealed bags by head office, and counted into its vault', async ({
  headTellerPage: branch,
  managerPage: manager,
  financePage: office,
  finance2Page: second,
}, testInfo) => {
  await openScreen(branch, 'minta-kas');
  await choose(branch.getByRole('combobox', { name: t('kiriman.cabangDiminta') }), /000/);
  await field(branch, t('kiriman.nominal')).fill('5jt');
  await count(branch, { '100,000': 50 });
  await settledPreview(branch);
  await seen(branch, testInfo, 'minta-kas');
  await sendToWorkflow(branch);
  await approve(manager, 'MINTA_KAS', messageOf('alur.', 'MINTA_KAS'));

  await openScreen(office, 'permintaan-kas');
  const asked = office
    .getByRole('row')
    .filter({ hasText: /MK\d{10}/ })
    .first();
  await expect(asked).toContainText(t('kiriman.permintaan.DIMINTA'));
  await seen(office, testInfo, 'permintaan-kas');
  await asked.getByRole('button').last().click();
  await office.getByRole('menuitem', { name: t('kiriman.penuhi'), exact: true }).click();
  await count(office, { '100,000': 50 });
  await field(office, t('kiriman.segel')).fill('S-0001, S-0002');
  await field(office, t('kiriman.pembawa')).fill('Budi Santoso');
  await field(office, t('kiriman.pengawal')).fill('Wati Lestari');
  await settledPreview(office);
  await seen(office, testInfo, 'kirim-kas');
  await sendToWorkflow(office);
  await approve(second, 'KIRIM_KAS', messageOf('alur.', 'KIRIM_KAS'));

  await openScreen(branch, 'khasanah');
  const due = branch.getByRole('region', { name: t('kiriman.dalamPerjalanan') });
  await expect(due).toContainText('000 → 001');
  await seen(branch, testInfo, 'khasanah-kiriman');
  await due.getByRole('link', { name: t('kiriman.hitung') }).click();
  await count(branch, { '100,000': 50 });
  await settledPreview(branch);
  await seen(branch, testInfo, 'terima-kiriman-kas');
  await sendToWorkflow(branch);
  await approve(manager, 'TERIMA_KIRIMAN_KAS', messageOf('alur.', 'TERIMA_KIRIMAN_KAS'));

  await openScreen(branch, 'kiriman-kas');
  await expect(branch.getByRole('row').filter({ hasText: 'S-0001' })).toContainText(t('kiriman.status.DITERIMA'));
  await seen(branch, testInfo, 'kiriman-kas');
});
