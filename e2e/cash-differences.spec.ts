import { expect, type Page } from '@playwright/test';
import { messageOf } from '#lib/messages/id.ts';
import { count, field, journalLines, openScreen, settledPreview } from './counter.ts';
import { test } from './fixtures.ts';
import { overrideWindow, typeCredentials } from './override.ts';
import { seen } from './pictures.ts';
import { sayYes, success } from './popup.ts';
import { like, t } from './texts.ts';
import { bookDifference, compareAgain, countBlind, openTill, sendToTill } from './till.ts';
import { chooseItem, decide, sendToWorkflow } from './workflow.ts';

/** Locates the differences that teller2 is responsible for, in this list. */
const ofTeller2 = (page: Page) => page.getByRole('row').filter({ hasText: 'teller2' });

test('a till a note short at closing is listed, repaid by two persons, and listed as open no more', async ({
  headTellerPage: head,
  teller2Page: short,
  teller1Page: teller,
  managerPage: manager,
}, testInfo) => {
  await sendToTill(head, 'TLR02', { '100,000': 50 }, '5,000,000.00');
  await openTill(short, { '100,000': 50 }, '5,000,000.00');
  const card = await countBlind(short, { '100,000': 49 });
  await compareAgain(card);
  await bookDifference(card, 'Kurang selembar setelah dihitung ulang');
  await sayYes(short, t('vault.tutupTanyaSelisih', { nominal: '4,900,000.00', selisih: '-100,000.00' }));
  await expect(overrideWindow(short)).toContainText('-100,000.00');
  await typeCredentials(short, 'headteller1');
  await success(short, like('vault.tutupBerhasil'));

  await openScreen(teller, 'selisih-kas', '?status=TERBUKA');
  await expect(ofTeller2(teller)).toContainText('100,000.00');
  await expect(ofTeller2(teller)).toContainText(t('selisih.status.TERBUKA'));
  await seen(teller, testInfo, 'selisih-kas-terbuka');
  await ofTeller2(teller).getByRole('button').last().click();
  await teller.getByRole('menuitem', { name: t('selisih.selesaiTunai'), exact: true }).click();
  await count(teller, { '100,000': 1 });
  await field(teller, t('selisih.alasan')).fill('Diganti petugas sesuai berita acara');
  const journal = await journalLines(await settledPreview(teller));
  expect(journal.map(([account]) => /\d{6}/.exec(account ?? '')?.[0])).toEqual(['101002', '112003']);
  await seen(teller, testInfo, 'selesai-selisih-tunai');
  await sendToWorkflow(teller);

  await openScreen(manager, 'menunggu', '?flowCode=SELESAI_SELISIH_TUNAI');
  await chooseItem(manager, messageOf('alur.', 'SELESAI_SELISIH_TUNAI'));
  await seen(manager, testInfo, 'setujui-selesai-selisih');
  await decide(manager, 'APPROVE', 'Uang pengganti dilihat');

  await openScreen(manager, 'selisih-kas', '?status=TERBUKA');
  await expect(ofTeller2(manager)).toHaveCount(0);
  await openScreen(manager, 'selisih-kas', '?status=SELESAI');
  await expect(ofTeller2(manager)).toContainText(messageOf('selisih.cara.', 'GANTI_TUNAI'));
  await seen(manager, testInfo, 'selisih-kas-selesai');
});
