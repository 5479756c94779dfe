import { expect, type Page } from '@playwright/test';
import { messageOf } from '#lib/messages/id.ts';
import { openScreen, piecesOf, preview } from './counter.ts';
import { test } from './fixtures.ts';
import { seen } from './pictures.ts';
import { openTill, sendToTill } from './till.ts';
import { chooseItem, decide, itemDetails, sendToWorkflow } from './workflow.ts';

/** The surprise counts and the differences of teller2, in their lists. */
const ofTeller2 = (page: Page) => page.getByRole('row').filter({ hasText: 'teller2' });

/** teller2 counts the till before the visitor; neither the form nor the item shows teller2 the books' amount. */
async function counts(teller: Page, notes: number): Promise<void> {
  await openScreen(teller, 'periksa-kas');
  await piecesOf(teller, '100,000').first().fill(String(notes));
  await expect(preview(teller)).not.toContainText('5,000,000.00');
  await sendToWorkflow(teller);
}

test('a till is counted before somebody from head office: once it agrees, once a note is missing', async ({
  headTellerPage: head,
  teller2Page: teller,
  finance2Page: visitor,
  managerPage: manager,
}, testInfo) => {
  await sendToTill(head, 'TLR02', { '100,000': 50 }, '5,000,000.00');
  await openTill(teller, { '100,000': 50 }, '5,000,000.00');

  await counts(teller, 50);
  await openScreen(visitor, 'menunggu', '?flowCode=PERIKSA_KAS');
  await chooseItem(visitor, messageOf('alur.', 'PERIKSA_KAS'));
  await seen(visitor, testInfo, 'setujui-periksa-kas');
  await decide(visitor, 'APPROVE', 'Dihitung bersama, cocok');
  await openScreen(visitor, 'pemeriksaan-kas');
  await expect(ofTeller2(visitor)).toContainText(messageOf('vault.hasil.', 'COCOK'));

  await openScreen(teller, 'periksa-kas');
  await piecesOf(teller, '100,000').first().fill('49');
  await seen(teller, testInfo, 'periksa-kas');
  await sendToWorkflow(teller);
  await openScreen(visitor, 'menunggu', '?flowCode=PERIKSA_KAS');
  await chooseItem(visitor, messageOf('alur.', 'PERIKSA_KAS'));
  await expect(itemDetails(visitor)).toContainText('100,000.00');
  await decide(visitor, 'APPROVE', 'Dihitung bersama, kurang selembar');

  await openScreen(manager, 'pemeriksaan-kas', '?hasil=SELISIH');
  await expect(ofTeller2(manager)).toContainText('-100,000.00');
  await expect(ofTeller2(manager)).toContainText('finance2');
  await seen(manager, testInfo, 'pemeriksaan-kas');
  // The difference is listed with those of every other count, and ends in the same ways.
  await openScreen(manager, 'selisih-kas', '?status=TERBUKA');
  await expect(ofTeller2(manager)).toContainText(messageOf('alur.', 'PERIKSA_KAS'));
});
