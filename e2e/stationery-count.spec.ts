import { expect, type Page } from '@playwright/test';
import { messageOf } from '#lib/messages/id.ts';
import { validation } from '#lib/messages/validation.ts';
import { read } from './api.ts';
import { field, journalLines, openScreen, settledPreview } from './counter.ts';
import { test } from './fixtures.ts';
import { seen } from './pictures.ts';
import { t } from './texts.ts';
import { chooseItem, decide, doneByTwo, sendToWorkflow } from './workflow.ts';

/** Cheque books that the demo bank's branch has in stock. */
const BEFORE = ['AA000076', 'AA000125'] as const;
const THERE = ['QA000001', 'QA000025'] as const;
const GONE = ['QA000026', 'QA000050'] as const;

/** A second person approves the item of this operation. */
async function approve(page: Page, flowCode: string): Promise<void> {
  await openScreen(page, 'menunggu', `?flowCode=${flowCode}`);
  await chooseItem(page, messageOf('alur.', flowCode));
  await decide(page, 'APPROVE', 'Dihitung bersama');
}

async function enterRange(page: Page, [first, last]: readonly [string, string]): Promise<void> {
  await field(page, t('sedia.nomorAwal')).fill(first);
  await field(page, t('sedia.nomorAkhir')).fill(last);
  await page.getByRole('button', { name: t('sedia.tambah'), exact: true }).click();
}

/** The row of the missing book in the list of differences. */
const difference = (page: Page) => page.getByRole('row').filter({ hasText: GONE[0] });

test('a book of cheques that a count misses leaves the stock by a police report, and returns when it is found', async ({
  financePage: office,
  finance2Page: office2,
  backOfficePage: clerk,
  managerPage: manager,
}, testInfo) => {
  const books = { jenis: 'CEK', nomor_seri: THERE[0], jumlah: '2' };
  await doneByTwo(office, office2, 'TERIMA_STOK_WARKAT', { ...books, keterangan: 'Surat jalan percetakan' });
  await doneByTwo(office, office2, 'KIRIM_STOK_WARKAT', { ...books, cabang_tujuan: '001', keterangan: '' });
  await doneByTwo(clerk, manager, 'TERIMA_KIRIMAN_WARKAT', { ...books, keterangan: '' });

  // The count is blind: whatever the screen is answered while it is filled names no number that was not counted.
  const answers: Promise<string>[] = [];
  clerk.on('response', (response) => {
    const streams = response.headers()['content-type']?.startsWith('text/event-stream');
    if (response.url().includes('/api/') && !streams) answers.push(response.text().catch(() => ''));
  });
  await openScreen(clerk, 'hitung-persediaan');
  await enterRange(clerk, BEFORE);
  await enterRange(clerk, THERE);
  await settledPreview(clerk);
  await seen(clerk, testInfo, 'hitung-persediaan');
  expect((await Promise.all(answers)).filter((text) => text.includes(GONE[0]))).toEqual([]);
  await sendToWorkflow(clerk);
  await openScreen(manager, 'menunggu', '?flowCode=HITUNG_PERSEDIAAN');
  await chooseItem(manager, messageOf('alur.', 'HITUNG_PERSEDIAAN'));
  await seen(manager, testInfo, 'setujui-hitung-persediaan');
  await decide(manager, 'APPROVE', 'Dihitung bersama');

  await openScreen(manager, 'hitungan-persediaan');
  const counted = manager
    .getByRole('row')
    .filter({ hasText: /HP\d{10}/ })
    .first();
  await expect(counted).toContainText(t('sedia.hasil.KURANG'));
  await seen(manager, testInfo, 'hitungan-persediaan');

  await openScreen(clerk, 'selisih-persediaan');
  await expect(difference(clerk)).toContainText(t('sedia.status.TERBUKA'));
  await seen(clerk, testInfo, 'selisih-persediaan');
  await difference(clerk).getByRole('button').last().click();
  await clerk.getByRole('menuitem', { name: t('sedia.keluarkan'), exact: true }).click();
  await expect(field(clerk, t('sedia.nomorAwal'))).toHaveValue(GONE[0]);
  await expect(field(clerk, t('sedia.nomorAkhir'))).toHaveValue(GONE[1]);
  await field(clerk, t('sedia.alasan')).fill('Tidak ada di lemari besi');
  await field(clerk, t('sedia.laporan')).fill('LP');
  await field(clerk, t('sedia.alasan')).focus();
  await expect(clerk.getByRole('main')).toContainText(validation['v.laporanPolisi']);
  const { accounting_date: today } = await read<{ accounting_date: string }>(clerk, 'parameter/accounting-date');
  await field(clerk, t('sedia.laporan')).fill('LP/12/XI/2026');
  await field(clerk, t('sedia.tanggalLaporan')).fill(today.split('-').reverse().join('-'));
  await field(clerk, t('sedia.alasan')).focus();
  const journal = await journalLines(await settledPreview(clerk));
  expect(journal.map(([account]) => /\d{6}/.exec(account ?? '')?.[0])).toEqual(['909001', '901002']);
  await seen(clerk, testInfo, 'hilang-persediaan');
  await sendToWorkflow(clerk);
  await approve(manager, 'HILANG_PERSEDIAAN');

  await openScreen(clerk, 'selisih-persediaan');
  await expect(difference(clerk)).toContainText(t('sedia.status.HILANG'));
  await expect(difference(clerk)).toContainText('LP/12/XI/2026');
  await seen(clerk, testInfo, 'selisih-persediaan-hilang');
  await difference(clerk).getByRole('button').last().click();
  await clerk.getByRole('menuitem', { name: t('sedia.masukkan'), exact: true }).click();
  await field(clerk, t('sedia.alasan')).fill('Ditemukan di lemari lain');
  await settledPreview(clerk);
  await seen(clerk, testInfo, 'temu-persediaan');
  await sendToWorkflow(clerk);
  await approve(manager, 'TEMU_PERSEDIAAN');

  await openScreen(clerk, 'hitung-persediaan');
  await enterRange(clerk, BEFORE);
  await enterRange(clerk, [THERE[0], GONE[1]]);
  await settledPreview(clerk);
  await sendToWorkflow(clerk);
  await approve(manager, 'HITUNG_PERSEDIAAN');
  await openScreen(manager, 'hitungan-persediaan', '?hasil=SESUAI');
  await expect(manager.getByRole('row').filter({ hasText: /HP\d{10}/ })).toHaveCount(1);
});
