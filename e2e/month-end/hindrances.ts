import { expect, type Page } from '@playwright/test';
import { call, pickAccounts, read } from '../api.ts';
import { openScreen } from '../counter.ts';
import { leave } from '../rails.ts';
import { t } from '../texts.ts';
import { chooseItem, decide, doneByTwo, sendToWorkflow } from '../workflow.ts';

/** What makes a day a bad one, by the calls of its screens: the flow itself begins at the board. */

const accountingDate = async (page: Page): Promise<string> =>
  (await read<{ accounting_date: string }>(page, 'parameter/accounting-date')).accounting_date;

/** The manager takes a branch into the bank's day, up to its counters. */
export async function openBranch(manager: Page, kode_cabang: string): Promise<void> {
  for (const path of ['cabang/siapkan', 'cabang/buka'])
    expect(await call(manager, path, { kode_cabang }), path).toMatchObject({ resp_code: '00' });
}

/** Another bank presents a cheque of ours, which the clerk takes in and a second person has seen. */
export async function presentCheque(clerk: Page, second: Page, nomor_warkat: string): Promise<void> {
  const [book] = await read<{ nomor_rekening: string }[]>(
    clerk,
    `pemeliharaan-warkat/list?keyword=${nomor_warkat}&jenis=CEK`,
  );
  await doneByTwo(clerk, second, 'TERIMA_PENARIKAN_KLIRING', {
    kode_bank: '014',
    nama_penerima: 'CV Maju Bersama',
    nomor_rekening: book?.nomor_rekening,
    jenis: 'CEK',
    nomor_warkat,
    tanggal_warkat: await accountingDate(clerk),
    nominal: '250000.00',
    kode_valuta: 'IDR',
    keterangan: '',
  });
}

/** A transfer leaves by BI-FAST and nobody answers it. */
export async function sendUnanswered(teller: Page, second: Page, nama_tujuan: string): Promise<void> {
  const [account] = await pickAccounts(teller, { product: '12', available: 1_000_000n }, 1, 10);
  await doneByTwo(teller, second, 'BI_FAST_NON_TUNAI', {
    nomor_rekening: account?.nomor_rekening,
    nominal: '150000.00',
    kode_valuta: 'IDR',
    kode_bank: 'CENAIDJA',
    rekening_tujuan: '8800112244',
    nama_tujuan,
    keterangan: 'Faktur 21',
  });
  await leave('BI_FAST', 'pacs.008');
}

/** Head office opens the bank's next day by two persons, from the board. */
export async function openNextDay(finance: Page, second: Page): Promise<void> {
  await openScreen(finance, 'hari-cabang');
  await finance.getByRole('link', { name: t('branch.bukaBank') }).click();
  await sendToWorkflow(finance);
  await openScreen(second, 'menunggu');
  await chooseItem(second, 'Buka hari bank');
  await decide(second, 'APPROVE', '');
}
