import { expect, type Page } from '@playwright/test';
import { messageOf } from '#lib/messages/id.ts';
import { available, pickAccounts, read } from './api.ts';
import { field, journalLines, openScreen, postedReference, settledPreview, slip } from './counter.ts';
import { choose } from './dropdown.ts';
import { test } from './fixtures.ts';
import { askOverride, typeCredentials } from './override.ts';
import { leave, said, sendByBiFast } from './rails.ts';
import { overflow, PHONE, picture, violations } from './screens.ts';
import { t } from './texts.ts';
import { chooseItem, decide, itemDetails, sendToWorkflow } from './workflow.ts';

const DESK = { width: 1280, height: 800 };

/** Files a transfer and has it approved; returns its number. */
async function sent(teller: Page, supervisor: Page, nomor_rekening: string): Promise<string> {
  const flowData = {
    nomor_rekening,
    nominal: '1246000.00',
    kode_valuta: 'IDR',
    kode_bank: 'CENAIDJA',
    rekening_tujuan: '8800112255',
    nama_tujuan: 'Toko Salah Ketik',
    keterangan: 'Faktur 22',
  };
  await sendByBiFast(teller, supervisor, flowData);
  const rows = await read<{ nomor: string; nama_tujuan: string }[]>(teller, 'transfer?rail=BI_FAST');
  return rows.find(({ nama_tujuan }) => nama_tujuan === 'Toko Salah Ketik')?.nomor ?? '';
}

/** At both sizes without a fault, and pictured. */
async function seen(page: Page, testInfo: Parameters<typeof picture>[1], name: string): Promise<void> {
  expect(await violations(page)).toEqual([]);
  await picture(page, testInfo, name);
  await page.setViewportSize(PHONE);
  expect(await overflow(page)).toBe(0);
  await picture(page, testInfo, `${name}-375`);
  await page.setViewportSize(DESK);
}

test('a returned transfer’s fee is given back at the bank’s fault, and the central bank’s bill is compared with transfers', async ({
  teller1Page: teller,
  backOfficePage: office,
  supervisorPage: supervisor,
  financePage: finance,
  finance2Page: second,
}, testInfo) => {
  const [account] = await pickAccounts(teller, { product: '12', available: 2_000_000n }, 1, 41);
  if (!account) throw new Error('no account');
  const nomor = await sent(teller, supervisor, account.nomor_rekening);
  await leave('BI_FAST', 'pacs.008');
  await said('pacs.002', 'BI_FAST', [{ jenis: 'DITOLAK', end_to_end: nomor, jumlah: '124600000', sebab: 'AC01' }]);
  const before = await available(teller, account.nomor_rekening);

  await openScreen(office, 'daftar-transfer');
  const row = office.getByRole('row').filter({ hasText: nomor });
  await row.getByRole('button', { name: /^Tindakan untuk/ }).click();
  await office.getByRole('menuitem', { name: t('transfer.kembalikanBiaya'), exact: true }).click();
  await expect(field(office, t('transfer.nomor'))).toHaveValue(nomor);
  await expect(field(office, t('transfer.biayaKembali'))).toHaveValue('2,500.00');
  await choose(
    office.getByRole('combobox', { name: new RegExp(t('transfer.kesalahanBank')) }),
    messageOf('transfer.kesalahan.', 'SALAH_DATA'),
  );
  await field(office, t('transfer.buktiKesalahan')).fill('Nomor rekening salah ketik, formulir terlampir');
  await expect
    .poll(async () => journalLines(await settledPreview(office)))
    .toEqual([
      [expect.stringContaining('502001 · 001'), '2,500.00', ''],
      [expect.stringContaining('301001'), '', '2,500.00'],
    ]);
  await seen(office, testInfo, 'kembalikan-biaya-transfer-terisi');
  await askOverride(office);
  await typeCredentials(office, 'supervisor1');
  const reference = await postedReference(office);
  await expect(slip(office, 'KEMBALIKAN_BIAYA_TRANSFER')).toContainText(nomor);
  await picture(office, testInfo, 'kembalikan-biaya-transfer-bukti');
  expect(await available(teller, account.nomor_rekening)).toBe(before + 250_000n);

  // Its timeline shows each step with its journal.
  await openScreen(office, 'daftar-transfer');
  await office.getByRole('row').filter({ hasText: nomor }).getByText(nomor).click();
  const timeline = office.getByRole('dialog');
  await expect(timeline).toContainText(messageOf('transfer.langkah.', 'BIAYA_KEMBALI'));
  await expect(timeline).toContainText(reference);
  await seen(office, testInfo, 'riwayat-transfer');

  const { accounting_date: today } = await read<{ accounting_date: string }>(finance, 'parameter/accounting-date');
  const bulan = today.slice(0, 7);
  const { banyak, nominal } = await read<{ banyak: string; nominal: string }>(
    finance,
    `penyelesaian/hitungan-tagihan?bulan=${bulan}&rail=BI_FAST`,
  );
  expect(Number.parseInt(banyak, 10)).toBeGreaterThan(0);
  await openScreen(finance, 'tagihan-bank-sentral');
  await field(finance, t('tagihanBi.bulan')).fill(bulan);
  await choose(
    finance.getByRole('combobox', { name: new RegExp(t('penyelesaian.rail')) }),
    messageOf('penyelesaian.rail.', 'BI_FAST'),
  );
  await field(finance, t('tagihanBi.nomor')).fill('BI/FAST/E2E');
  await field(finance, t('tagihanBi.banyakDitagih')).fill(String(Number.parseInt(banyak, 10) + 1));
  await field(finance, t('tagihanBi.nominalDitagih')).fill(String(Number.parseInt(nominal, 10) + 19));
  await expect(finance.getByText(t('tagihanBi.selisih'), { exact: true }).first()).toBeVisible();
  await field(finance, t('tagihanBi.alasan')).fill('Satu transaksi bulan lalu ditagih sekarang');
  await settledPreview(finance);
  await seen(finance, testInfo, 'tagihan-bank-sentral-terisi');
  await sendToWorkflow(finance);

  await openScreen(second, 'menunggu', '?flowCode=TAGIHAN_BANK_SENTRAL');
  await chooseItem(second, 'BI/FAST/E2E');
  await expect(field(itemDetails(second), t('tagihanBi.alasan'))).toHaveValue(
    'Satu transaksi bulan lalu ditagih sekarang',
  );
  await picture(second, testInfo, 'tagihan-bank-sentral-diperiksa');
  await decide(second, 'APPROVE', 'Sesuai tagihan');
  await openScreen(finance, 'daftar-tagihan-bank-sentral');
  await expect(finance.getByRole('row').filter({ hasText: 'BI/FAST/E2E' })).toContainText('19.00');
  await seen(finance, testInfo, 'daftar-tagihan-bank-sentral-terisi');
});
