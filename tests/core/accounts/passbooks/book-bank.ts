import { expect } from 'vitest';
import { issueBook } from '#core/accounts/passbooks/issue.ts';
import { passbook } from '#core/accounts/passbooks/queries.ts';
import { handBooks, receiveBooks } from '#core/accounts/passbooks/stock.ts';
import { cashDeposit } from '#core/cash/counter/cash-deposit.ts';
import type { Operation } from '#core/engine/operation.ts';
import type { ErrorCode } from '#lib/errors/errors.ts';
import type { PassbookView } from '#types/proto/accounts/passbook.ts';
import { type CounterBank, cash, insertGrant, refused } from '../../counter-bank.ts';

interface Second {
  readonly reasons?: readonly string[];
  readonly branch?: string;
  readonly supervisor?: string;
}

/** Runs an operation that needs a second person with that person's grant: the branch manager's of 001, unless another is named. */
export async function withSecond<D, X>(
  bank: CounterBank,
  maker: string,
  operation: Operation<D, X>,
  input: unknown,
  second: Second = {},
) {
  const data = operation.schema.parse(input);
  const token = await insertGrant(bank, { code: operation.code, data, maker, reasons: ['DUA_ORANG'], ...second });
  return bank.run(maker, operation, data, { token });
}

/** As `withSecond`, proving that it is refused with this code and changes nothing. */
export async function refusedWithSecond<D, X>(
  bank: CounterBank,
  code: ErrorCode,
  maker: string,
  operation: Operation<D, X>,
  input: unknown,
  second: Second = {},
) {
  const data = operation.schema.parse(input);
  const token = await insertGrant(bank, { code: operation.code, data, maker, reasons: ['DUA_ORANG'], ...second });
  return refused(bank, code, () => bank.run(maker, operation, data, { token }));
}

export const range = (nomor_seri: string, jumlah: number) => ({ nomor_seri, jumlah: String(jumlah) });

/** Receives blank books BT00000001 on, and hands all but the first to cs1. */
export async function stocked(bank: CounterBank, count: number): Promise<void> {
  await withSecond(bank, 'backoffice1', receiveBooks, { ...range('BT00000001', count), keterangan: 'surat jalan 1' });
  await withSecond(bank, 'backoffice1', handBooks, {
    ...range('BT00000002', count - 1),
    pemegang_asal: '',
    pemegang_tujuan: 'cs1',
    keterangan: '',
  });
}

export const issue = (bank: CounterBank, nomor_rekening: string, nomor_seri: string) =>
  bank.run('cs1', issueBook, { nomor_rekening, nomor_seri });

/** So many deposits of 100,000. */
export async function deposits(bank: CounterBank, account: string, count: number): Promise<void> {
  for (let i = 0; i < count; i += 1)
    await bank.run('teller1', cashDeposit, cash(account, 1, { keterangan: `setoran ${i}` }));
}

export const readBook = async (
  bank: CounterBank,
  user: string,
  nomor_rekening: string,
  nomor_seri = '',
): Promise<PassbookView> => passbook(await bank.as(user), { nomor_rekening, nomor_seri, mulai_halaman: 0 });

/** Returns the confirmation of a view's print, up to its line of this place in the print; of all of it by default. */
export function confirming({ nomor_rekening, aktif, cetak }: PassbookView, place = -1) {
  const good = cetak?.baris.at(place);
  if (!cetak || !good || !aktif) throw new Error('there is nothing to print');
  return {
    nomor_rekening,
    nomor_seri: aktif.nomor_seri,
    req_mode: 'ISI',
    mulai_halaman: cetak.mulai_halaman,
    mulai_baris: cetak.mulai_baris,
    id_cetak_awal: cetak.id_cetak_awal,
    id_cetak_akhir: cetak.id_cetak_akhir,
    halaman_baik: String(good.halaman),
    baris_baik: String(good.baris),
  };
}

/** Every book with its state, holder and account. */
export async function booksOf({ owner }: CounterBank) {
  const rows = await owner`select nomor_seri, status, pemegang, nomor_rekening from passbook order by nomor_seri`;
  return rows.map((row) => [row.nomor_seri, row.status, row.pemegang, row.nomor_rekening]);
}

/** Returns the place at which a book goes on: page, line, last movement, its balance and the status. */
export async function placeOf({ owner }: CounterBank, nomorSeri: string) {
  const [row] =
    await owner`select halaman, baris, seq_cetak, saldo_cetak, status from passbook where nomor_seri = ${nomorSeri}`;
  expect(row).toBeDefined();
  return [row?.halaman, row?.baris, row?.seq_cetak, row?.saldo_cetak, row?.status];
}

/** Returns the lines of a book, in the order of printing. */
export async function linesOfBook({ owner }: CounterBank, nomorSeri: string) {
  const rows = await owner`
    select halaman, baris, jenis, seq, kode, debet, kredit, saldo, petugas from passbook_line where nomor_seri = ${nomorSeri} order by urut`;
  return rows.map((row) => [
    `${row.halaman}/${row.baris}`,
    row.jenis,
    row.seq,
    row.kode,
    row.debet,
    row.kredit,
    row.saldo,
    row.petugas,
  ]);
}

/** Puts a book further on, as if so much had been printed: only its place counts. */
export const openAt = ({ owner }: CounterBank, nomorSeri: string, page: number, line: number) =>
  owner`update passbook set halaman = ${page}, baris = ${line} where nomor_seri = ${nomorSeri}`;
