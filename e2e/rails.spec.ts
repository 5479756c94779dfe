import { expect, type Page } from '@playwright/test';
import { toDisplay } from '#lib/dates.ts';
import { messageOf } from '#lib/messages/id.ts';
import { available, pickAccounts, read } from './api.ts';
import {
  count,
  field,
  journalLines,
  openScreen,
  postedReference,
  postForm,
  preview,
  settledPreview,
  slip,
} from './counter.ts';
import { choose } from './dropdown.ts';
import { test } from './fixtures.ts';
import { askOverride, typeCredentials } from './override.ts';
import type { Username } from './people.ts';
import { leave, processIncoming, said, sendByBiFast } from './rails.ts';
import { overflow, PHONE, picture, violations } from './screens.ts';
import { asOwner } from './stack.ts';
import { t } from './texts.ts';
import { chooseItem, decide, itemDetails, sendToWorkflow } from './workflow.ts';

/** A board refreshes every half minute. */
const LIVE = { timeout: 75_000 };
const DESK = { width: 1280, height: 800 };

/** A second person releases the content of the form with the own password; returns its reference. */
async function together(page: Page, second: Username): Promise<string> {
  await settledPreview(page);
  await askOverride(page);
  await typeCredentials(page, second);
  return postedReference(page);
}

async function openAction(page: Page, row: string, label: string): Promise<void> {
  await page
    .getByRole('row')
    .filter({ hasText: row })
    .getByRole('button', { name: /^Tindakan untuk/ })
    .click();
  await page.getByRole('menuitem', { name: label, exact: true }).click();
}

test('the counter finds money that no account and no bank took, and pays it to the identified recipient', async ({
  teller1Page: teller,
}, testInfo) => {
  const name = 'Siti Penerima Tunai';
  await said('pacs.008', 'SKN', [
    {
      jenis: 'MASUK',
      id_transaksi: 'BMRIIDJA/E2ETUNAI1',
      jumlah: '50000000',
      isi: {
        pengirim: { nama: 'PT Pengirim Jauh', rekening: '1230004567', bank: 'BMRIIDJA' },
        penerima: { nama: name, rekening: '8800112299' },
        bank: 'BMRIIDJA',
        end_to_end: 'E2ETUNAI1',
        tanggal: '2026-01-05',
        berita: 'Honor kegiatan',
      },
    },
  ]);
  await leave('SKN', 'pacs.004');
  const [held] = await asOwner(
    (sql) => sql<{ nomor: string }[]>`select nomor from incoming_transfer where id_transaksi = 'BMRIIDJA/E2ETUNAI1'`,
  );
  const nomor = held?.nomor ?? '';
  await said('pacs.002', 'SKN', [{ jenis: 'DITOLAK', end_to_end: nomor, jumlah: '50000000', sebab: 'AC03' }]);

  await openScreen(teller, 'transfer-ditanyakan');
  await field(teller, t('transfer.cariTertahan')).fill('tunai, siti penerima');
  await field(teller, t('transfer.cariTertahan')).press('Enter');
  await expect(teller.getByRole('row').filter({ hasText: nomor })).toContainText(t('transfer.tempat.SINI'));
  await openAction(teller, nomor, t('transfer.bayarTunai'));
  await expect(field(teller, t('transfer.nomor'))).toHaveValue(nomor);
  await expect(field(teller, t('transfer.nominal'))).toHaveValue('500,000.00');
  await field(teller, t('transfer.buktiDiri')).fill('KTP asli dan bukti kirim');
  await field(teller, t('transfer.nomorPenerima')).fill('3273056010900011');
  await field(teller, t('wic.nama')).fill('Siti Penerima Lain');
  await count(teller, { '100,000': 5 });
  // The payee gets no money under another name, and gets it under the right one.
  await expect(preview(teller)).toContainText(/nama/i);
  await field(teller, t('wic.nama')).fill(name);
  await expect
    .poll(async () => journalLines(await settledPreview(teller)))
    .toEqual([
      [expect.stringContaining('201002 · 000'), '500,000.00', ''],
      [expect.stringContaining('110001'), '', '500,000.00'],
      ['Kas teller IDR 101002 · 001', '', '500,000.00'],
      [expect.stringContaining('110001'), '500,000.00', ''],
    ]);
  expect(await violations(teller)).toEqual([]);
  await picture(teller, testInfo, 'bayar-transfer-terisi');
  const reference = await together(teller, 'headteller1');
  const voucher = slip(teller, 'BAYAR_TRANSFER');
  await expect(voucher).toContainText(reference);
  await expect(voucher).toContainText(`${nomor} · ${name}`);
  await picture(teller, testInfo, 'bayar-transfer-bukti');

  // The ledger has it, and nobody finds it a second time.
  await openScreen(teller, 'transaksi-hari-ini');
  await expect(teller.getByRole('row').filter({ hasText: nomor })).toContainText('500,000.00');
  await openScreen(teller, 'transfer-ditanyakan');
  await field(teller, t('transfer.cariTertahan')).fill(nomor);
  await field(teller, t('transfer.cariTertahan')).press('Enter');
  await expect(teller.getByText(t('umum.kosong'))).toBeVisible();
});

test('two persons of head office answer an unanswered message, and their answer settles the transfer', async ({
  teller1Page: teller,
  supervisorPage: supervisor,
  financePage: finance,
  finance2Page: second,
}, testInfo) => {
  const [account] = await pickAccounts(teller, { product: '12', available: 2_000_000n }, 1, 37);
  if (!account) throw new Error('no account');
  const flowData = {
    nomor_rekening: account.nomor_rekening,
    nominal: '1357000.00',
    kode_valuta: 'IDR',
    kode_bank: 'CENAIDJA',
    rekening_tujuan: '8800112244',
    nama_tujuan: 'Toko Tanpa Jawaban',
    keterangan: 'Faktur 21',
  };
  await sendByBiFast(teller, supervisor, flowData);
  await leave('BI_FAST', 'pacs.008');
  const stateOf = async (rail = 'BI_FAST') =>
    (
      await read<{ nomor: string; nama_tujuan: string; status_transfer: string }[]>(teller, `transfer?rail=${rail}`)
    ).find(({ nama_tujuan }) => nama_tujuan === 'Toko Tanpa Jawaban');
  const { nomor, status_transfer } = (await stateOf()) ?? { nomor: '', status_transfer: '' };
  expect(status_transfer).toBe('DIKIRIM');

  await openScreen(finance, 'penyelesaian');
  await finance.getByRole('tab', { name: new RegExp(`^${t('penyelesaian.ITEM')}`) }).click();
  await expect(finance.getByRole('row').filter({ hasText: nomor })).toContainText('1,357,000.00');
  expect(await violations(finance)).toEqual([]);
  await picture(finance, testInfo, 'penyelesaian-terisi');
  await openAction(finance, nomor, t('penyelesaian.jawab'));
  await expect(field(finance, t('penyelesaian.kunci'))).toHaveValue(nomor);
  await field(finance, t('penyelesaian.bukti')).fill('Mutasi giro BI no. 118');
  await field(finance, t('penyelesaian.alasan')).fill('Dikonfirmasi per telepon dan surat');
  await expect(finance.locator('aside.preview')).toHaveAttribute('aria-busy', 'false');
  await finance.setViewportSize(PHONE);
  expect(await overflow(finance)).toBe(0);
  await picture(finance, testInfo, 'jawab-penyelesaian-375');
  await finance.setViewportSize(DESK);
  await sendToWorkflow(finance);
  // The word of one person alone changes nothing.
  await processIncoming();
  expect((await stateOf())?.status_transfer).toBe('DIKIRIM');

  await openScreen(second, 'menunggu', '?flowCode=JAWAB_PENYELESAIAN');
  await chooseItem(second, nomor);
  await expect(itemDetails(second)).toContainText('Mutasi giro BI no. 118');
  await decide(second, 'APPROVE', 'Sesuai mutasi');
  await processIncoming();
  expect((await stateOf())?.status_transfer).toBe('SELESAI');
  await openScreen(finance, 'penyelesaian');
  await finance.getByRole('tab', { name: new RegExp(`^${t('penyelesaian.ITEM')}`) }).click();
  await expect(finance.getByRole('row').filter({ hasText: nomor })).toHaveCount(0);
});

test('two cheques on one slip appear on a desk that is open elsewhere, and move on it when they are settled', async ({
  teller1Page: teller,
  financePage: finance,
  backOfficePage: desk,
}, testInfo) => {
  const SHEETS = [
    { nomor: 'E2E000011', bank: /^014 - /, nominal: '12jt', jumlah: '12,000,000.00', penarik: 'CV Maju Bersama' },
    { nomor: 'E2E000012', bank: /^008 - /, nominal: '8500rb', jumlah: '8,500,000.00', penarik: 'UD Sumber Rejeki' },
  ] as const;
  const [account] = await pickAccounts(teller, { product: '12' }, 1, 34);
  if (!account) throw new Error('no account');
  const before = await available(teller, account.nomor_rekening);
  const { accounting_date: today } = await read<{ accounting_date: string }>(teller, 'parameter/accounting-date');
  await openScreen(desk, 'meja-kliring');
  const on = (state: string, nomor: string) =>
    desk
      .getByRole('region', { name: messageOf('status.', state), exact: true })
      .getByRole('link', { name: new RegExp(nomor) });
  for (const { nomor } of SHEETS) await expect(on('DISETOR', nomor)).toHaveCount(0);

  await openScreen(teller, 'setoran-kliring');
  await field(teller, t('rekening.nomor')).fill(account.nomor_rekening);
  await field(teller, t('kliring.jumlah')).fill('20500000');
  for (const { nomor, bank, nominal, penarik } of SHEETS) {
    await teller.getByRole('button', { name: t('dataset.tambah'), exact: true }).click();
    const row = teller.getByRole('dialog', { name: t('dataset.tambahKe', { nama: t('kliring.satu') }) });
    await choose(row.getByRole('combobox', { name: t('kliring.bank') }), bank);
    await field(row, t('kliring.nomor')).fill(nomor);
    await field(row, t('kliring.tanggal')).fill(toDisplay(today));
    await field(row, t('kliring.penarik')).fill(penarik);
    await field(row, t('kliring.nominal')).fill(nominal);
    await row.getByRole('button', { name: t('aksi.simpan'), exact: true }).click();
  }
  await settledPreview(teller);
  await picture(teller, testInfo, 'setoran-kliring-dua');
  await postForm(teller);
  const paper = slip(teller, 'SETORAN_KLIRING');
  for (const { nomor, jumlah } of SHEETS) await expect(paper).toContainText(new RegExp(`BG ${nomor}.*${jumlah}`));
  await picture(teller, testInfo, 'setoran-kliring-bukti');
  expect(await available(teller, account.nomor_rekening)).toBe(before);

  // Nobody touches the desk: it moves by itself.
  await expect(on('DISETOR', SHEETS[0].nomor)).toContainText(SHEETS[0].jumlah, LIVE);
  await expect(on('DISETOR', SHEETS[1].nomor)).toContainText(SHEETS[1].jumlah);
  expect(await violations(desk)).toEqual([]);
  await picture(desk, testInfo, 'meja-kliring-dua');
  await openScreen(finance, 'konfirmasi-kliring');
  for (const { nomor } of SHEETS) await finance.getByRole('checkbox', { name: new RegExp(nomor) }).check();
  await together(finance, 'finance2');
  for (const { nomor } of SHEETS) {
    await expect(on('SELESAI_KLIRING', nomor)).toHaveCount(1, LIVE);
    await expect(on('DISETOR', nomor)).toHaveCount(0);
  }
});
