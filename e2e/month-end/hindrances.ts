import { expect, type Page } from '@playwright/test';
import { call, pickAccounts, read } from '../api.ts';
import { leave } from '../rails.ts';
import { asOwner } from '../stack.ts';
import { doneByTwo } from '../workflow.ts';

/** These calls of the screens make a day a bad one: the flow itself begins at the board. */

export const accountingDate = async (page: Page): Promise<string> =>
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

/** Sends a transfer by BI-FAST that nobody answers; returns its number. */
export async function sendUnanswered(teller: Page, second: Page, nama_tujuan: string): Promise<string> {
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
  const sent = await read<{ nomor: string; nama_tujuan: string }[]>(teller, 'transfer?rail=BI_FAST');
  const nomor = sent.find((row) => row.nama_tujuan === nama_tujuan)?.nomor ?? '';
  expect(nomor).not.toBe('');
  return nomor;
}

interface Deposit {
  readonly nomor_rekening: string;
  readonly nomor_bilyet: string;
}

/** The owner of a deposit that falls due on this day asks for the money: it is not rolled over any more. */
export async function letMature(officer: Page, second: Page): Promise<Deposit> {
  const day = await accountingDate(officer);
  const [deposit] = await asOwner(
    (db) => db<(Deposit & { readonly versi: number })[]>`
      select d.nomor_rekening, l.nomor_bilyet, d.versi from deposit d join account a using (nomor_rekening)
      join bilyet l on l.nomor_rekening = d.nomor_rekening and l.status = 'BERLAKU'
      where a.kode_cabang = '001' and d.status = 'AKTIF' and d.jatuh_tempo <= ${day} order by 1 limit 1`,
  );
  if (!deposit) throw new Error(`the demo bank has no deposit that falls due by ${day}`);
  await doneByTwo(officer, second, 'UBAH_DEPOSITO', {
    nomor_rekening: deposit.nomor_rekening,
    versi: String(deposit.versi),
    perpanjangan: 'NON_ARO',
    alasan: 'Nasabah meminta dana cair',
  });
  return deposit;
}
