import type { Caller, Query } from '#core/access/context.ts';
import type { Db } from '#core/db/client.ts';
import { onAccount } from '#core/list/list-filters.ts';
import { isFull, type Line } from '#lib/accounts/passbook/layout.ts';
import { fail } from '#lib/errors/errors.ts';
import { fromMinor } from '#lib/money.ts';
import type { BarisBuku, CetakSiap } from '#types/proto/accounts/passbook.ts';
import { type BookRow, columns, tables, toWire } from './book-rows.ts';
import { type BookInUse, bookInUse, unprinted } from './books.ts';
import { mostOneByOne } from './print.ts';

interface AccountRow {
  nomor_rekening: string;
  nama_rekening: string;
  nama_produk: string;
  kode_cabang: string;
  nama_cabang: string;
  kode_valuta: string;
}

/** Reads the account asked for; ACCOUNT_NOT_FOUND. */
async function accountOf(db: Db, caller: Caller, nomorRekening: string): Promise<AccountRow> {
  const [row] = await db<AccountRow[]>`
    select a.nomor_rekening, a.nama_rekening, r.nama_produk, a.kode_cabang, b.nama_cabang, a.kode_valuta
    from account a join product r using (kode_produk) join branch b on b.kode_cabang = a.kode_cabang
    where ${onAccount(db, caller, db`a.nomor_rekening = ${nomorRekening}`)}`;
  return row ?? fail('ACCOUNT_NOT_FOUND', { params: { rekening: nomorRekening } });
}

/** A book of another branch's account opens to a caller who has it at hand, and so knows its number. */
const mayOpen = (caller: Caller, branch: string, book: BookInUse | null, nomorSeri: string): boolean =>
  caller.headOffice || caller.kodeCabang === branch || (book !== null && book.nomor_seri === nomorSeri);

const amount = (minor: bigint, currency: string): string => (minor === 0n ? '' : fromMinor(minor, currency));

const lineToWire = (line: Line, currency: string): BarisBuku => ({
  halaman: line.page,
  baris: line.line,
  jenis: line.kind,
  id_cetak: line.seq,
  tanggal: line.date,
  kode: line.code,
  debet: amount(line.debit, currency),
  kredit: amount(line.credit, currency),
  saldo: fromMinor(line.balance, currency),
  petugas: line.teller,
});

interface PrintedRow {
  halaman: number;
  baris: number;
  jenis: Line['kind'];
  seq: number;
  tanggal: string | null;
  kode: string;
  debet: bigint;
  kredit: bigint;
  saldo: bigint;
  petugas: string;
}

/** Reads the lines of a page; where the book was set back by hand, the last printed ones. */
async function printedOn(db: Db, nomorSeri: string, page: number, currency: string): Promise<BarisBuku[]> {
  const rows = await db<PrintedRow[]>`
    select distinct on (baris) halaman, baris, jenis, seq, tanggal, kode, debet, kredit, saldo, petugas
    from passbook_line where nomor_seri = ${nomorSeri} and halaman = ${page} order by baris, urut desc`;
  return rows.map((row) =>
    lineToWire(
      {
        page: row.halaman,
        line: row.baris,
        kind: row.jenis,
        seq: row.seq,
        date: row.tanggal ?? '',
        code: row.kode,
        debit: row.debet,
        credit: row.kredit,
        balance: row.saldo,
        teller: row.petugas,
      },
      currency,
    ),
  );
}

/** Prepares the next print of a book; undefined where there is nothing to print. */
async function prepared(db: Db, book: BookInUse): Promise<CetakSiap | undefined> {
  const { lines, until, items } = await unprinted(db, book, await mostOneByOne(db));
  if (lines.length === 0) return undefined;
  const { position, kode_valuta } = book;
  const dates = lines.map(({ date }) => date).filter(Boolean);
  const last = lines.filter(({ kind }) => kind === 'MUTASI' || kind === 'REKAP').at(-1)?.seq ?? position.seq;
  const rest = items.some(({ seq }) => seq > last);
  return {
    mulai_halaman: position.page,
    mulai_baris: position.line,
    id_cetak_awal: position.seq + 1,
    id_cetak_akhir: until,
    saldo_cetak_terakhir: fromMinor(position.balance, kode_valuta),
    start_date: dates[0] ?? '',
    end_date: dates.at(-1) ?? '',
    is_all_data: rest ? 'F' : 'T',
    is_next_print: rest && isFull(lines) ? 'T' : 'F',
    baris: lines.map((line) => lineToWire(line, kode_valuta)),
  };
}

/** Returns the books of an account, the open page of the one in use, and the lines of the next print. */
export const passbook: Query<'passbook.passbook'> = async (
  { db, caller },
  { nomor_rekening, nomor_seri, mulai_halaman },
) => {
  const account = await accountOf(db, caller, nomor_rekening);
  const book = await bookInUse(db, nomor_rekening);
  const open = mayOpen(caller, account.kode_cabang, book, nomor_seri);
  const rows = open
    ? await db<BookRow[]>`
      select ${columns(db)} from ${tables(db)} where p.nomor_rekening = ${nomor_rekening} order by p.tanggal_terbit desc, p.status in ('AKTIF', 'PENUH') desc, p.nomor_seri desc limit 100`
    : [];
  const page = book && mulai_halaman > 0 ? Math.min(mulai_halaman, book.geometry.pages) : (book?.position.page ?? 0);
  const [tercetak, cetak] =
    open && book
      ? await Promise.all([printedOn(db, book.nomor_seri, page, book.kode_valuta), prepared(db, book)])
      : [[], undefined];
  const buku = rows.map(toWire);
  return {
    ...account,
    perlu_nomor_seri: open ? 'F' : 'T',
    buku,
    aktif: open ? buku.find((row) => row.nomor_seri === book?.nomor_seri) : undefined,
    baris_per_halaman: book?.geometry.lines ?? 0,
    jumlah_halaman: book?.geometry.pages ?? 0,
    tercetak,
    cetak,
  };
};

/** Reads the account's book in use as the caller may see it; NOT_FOUND, or BOOK_NUMBER where another branch's must be named. */
async function opened(db: Db, caller: Caller, nomorRekening: string, nomorSeri: string) {
  const account = await accountOf(db, caller, nomorRekening);
  const book = await bookInUse(db, nomorRekening);
  if (!book) return fail('NOT_FOUND');
  if (!mayOpen(caller, account.kode_cabang, book, nomorSeri))
    fail('BOOK_NUMBER', { params: { rekening: nomorRekening } });
  return { account, book };
}

/** Returns the book's last balance, and its next line. */
export const saldoTerakhir: Query<'parameter.saldoTerakhirPassbook'> = async (
  { db, caller },
  { nomor_rekening, nomor_seri },
) => {
  const { book } = await opened(db, caller, nomor_rekening, nomor_seri);
  const { position, kode_valuta } = book;
  const { count } = await unprinted(db, book, 0);
  return {
    nomor_seri: book.nomor_seri,
    mulai_halaman: position.page,
    mulai_baris: position.line,
    id_cetak_akhir: position.seq,
    saldo_cetak_terakhir: fromMinor(position.balance, kode_valuta),
    belum_dicetak: count,
    kode_valuta,
  };
};

/** Returns the text of the cover of the book in use. */
export const passbookName: Query<'report.passbookName'> = async ({ db, caller }, { nomor_rekening, nomor_seri }) => {
  const { account, book } = await opened(db, caller, nomor_rekening, nomor_seri);
  const [row] = await db<
    { tanggal_terbit: string }[]
  >`select tanggal_terbit from passbook where nomor_seri = ${book.nomor_seri}`;
  return {
    nomor_seri: book.nomor_seri,
    nomor_rekening: account.nomor_rekening,
    nama_rekening: account.nama_rekening,
    nama_produk: account.nama_produk,
    kode_cabang: account.kode_cabang,
    nama_cabang: account.nama_cabang,
    tanggal_terbit: row?.tanggal_terbit ?? '',
    is_cetak_ulang: book.sampul_dicetak ? 'T' : 'F',
  };
};
