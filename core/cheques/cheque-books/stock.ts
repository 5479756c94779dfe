import type { z } from 'zod';
import type { Db } from '#core/db/client.ts';
import { type Operation, type Rule, reject } from '#core/engine/operation.ts';
import { stationeryIn, stationeryOut, stationerySubject } from '#core/engine/stationery.ts';
import { gl } from '#lib/books/gl.ts';

import { acceptStockData, receiveStockData, sendStockData, voidStockData } from '#lib/cheques/schemas/warkat.ts';
import { sheetAfter } from '#lib/cheques/warkat.ts';
import { allThere, type Book, booksFrom, countOf, idsOf, type OfBooks, type Range, sheetsIn } from './books.ts';

const sheets = { kode_gl: gl('UNISSUED_CHEQUES') } as const;

const headOfficeOnly: Rule = {
  name: 'headOfficeOnly',
  check: ({ caller, ref }) => (caller.kodeCabang === ref.headOffice ? null : reject('WARKAT_HEAD_OFFICE')),
};

type Received = z.output<typeof receiveStockData>;

/** The last instrument has a number too, and none of the numbers is known. */
const newNumbers: Rule<Received, string | null> = {
  name: 'newNumbers',
  check: ({ data, ref, extra: known }) => {
    if (sheetAfter(data.nomor_seri, countOf(data) * perBook(ref) - 1) === null)
      return reject('WARKAT_BOOKS', { warkat: data.nomor_seri, jumlah: data.jumlah }, 'jumlah');
    return known === null ? null : reject('WARKAT_KNOWN', { warkat: known }, 'nomor_seri');
  },
};
const perBook = (ref: { parameter(name: 'warkat_lembar_buku'): string }): number =>
  Number.parseInt(ref.parameter('warkat_lembar_buku'), 10);

/** Returns the first of the numbers that the bank has had, or null. */
async function knownNumber(db: Db, { jenis, nomor_seri, jumlah }: Received): Promise<string | null> {
  const [row] = await db<{ warkat: string | null }[]>`
    select min(s.nomor_warkat) as warkat from warkat_leaf s where s.jenis = ${jenis} and s.nomor_warkat >= ${nomor_seri}
      and s.nomor_warkat <= left(${nomor_seri}, 2) || lpad(least(999999, substr(${nomor_seri}, 3)::integer
        + ${countOf({ jumlah })} * (select parameter_on('warkat_lembar_buku', max(accounting_date))::integer from branch) - 1)::text, 6, '0')`;
  return row?.warkat ?? null;
}

/**
 * Terima stok warkat: receives books from the printer into head office's stock, counted by two. Dr 901002 / Cr 909001, one rupiah for each
 * instrument.
 */
export const receiveStock: Operation<Received, string | null> = {
  code: 'TERIMA_STOK_WARKAT',
  schema: receiveStockData,
  needs: () => ({}),
  load: knownNumber,
  before: [headOfficeOnly as Rule<Received, string | null>, newNumbers],
  rules: [],
  subject: ({ data, ref }) =>
    stationerySubject(`${data.jenis} ${data.nomor_seri}`, countOf(data) * perBook(ref), data.keterangan),
  journal: (context) => stationeryIn(context, countOf(context.data) * perBook(context.ref), sheets),
  effects: ({ data, ref }) => [
    {
      efek: 'warkat_receive',
      fase: 'sebelum',
      jenis: data.jenis,
      nomor_awal: data.nomor_seri,
      jumlah: countOf(data),
      lembar: perBook(ref),
    },
  ],
};

const load = async (db: Db, data: Range): Promise<OfBooks> => ({ books: await booksFrom(db, data) });
const subjectOf = (data: Range & { readonly keterangan: string }, { books }: OfBooks) =>
  stationerySubject(`${data.jenis} ${data.nomor_seri}`, sheetsIn(books), data.keterangan);

type Sent = z.output<typeof sendStockData>;
interface Sending extends OfBooks {
  /** True when there is such a branch, other than head office. */
  readonly branch: boolean;
}

/** Kirim warkat ke cabang: books leave for a branch, or go to another than they were sent to; they are head office's until they are counted there. */
export const sendStock: Operation<Sent, Sending> = {
  code: 'KIRIM_STOK_WARKAT',
  schema: sendStockData,
  needs: () => ({}),
  load: async (db, data) => {
    const [{ books }, found] = await Promise.all([
      load(db, data),
      db`select from branch where kode_cabang = ${data.cabang_tujuan} and jenis <> 'HO' and tanggal_penutupan is null`,
    ]);
    return { books, branch: found.length > 0 };
  },
  before: [
    headOfficeOnly as Rule<Sent, Sending>,
    {
      name: 'toABranch',
      check: ({ extra: { branch } }) => (branch ? null : reject('WARKAT_BRANCH', {}, 'cabang_tujuan')),
    },
    allThere(({ status }) => status === 'STOK_PUSAT' || status === 'DIKIRIM') as Rule<Sent, Sending>,
  ],
  rules: [],
  subject: ({ data, extra }) => subjectOf({ ...data, keterangan: `${data.cabang_tujuan} ${data.keterangan}` }, extra),
  journal: () => [],
  effects: ({ data, extra: { books } }) => [
    {
      efek: 'warkat_books',
      fase: 'sebelum',
      operasi: 'KIRIM_STOK_WARKAT',
      buku: idsOf(books),
      dari: ['STOK_PUSAT', 'DIKIRIM'],
      ke: 'DIKIRIM',
      cabang_tujuan: data.cabang_tujuan,
      alasan: data.keterangan,
    },
  ],
};

type Accepted = z.output<typeof acceptStockData>;

/**
 * Terima kiriman warkat: the branch has counted the books sent to it. Dr 901002 / Cr 909001 in its books and the reverse legs at head office, one
 * rupiah for each instrument.
 */
export const acceptStock: Operation<Accepted, OfBooks> = {
  code: 'TERIMA_KIRIMAN_WARKAT',
  schema: acceptStockData,
  needs: () => ({}),
  load,
  before: [
    allThere(
      ({ status, cabang_tujuan }, { kodeCabang }) => status === 'DIKIRIM' && cabang_tujuan === kodeCabang,
    ) as Rule<Accepted, OfBooks>,
  ],
  rules: [],
  subject: ({ data, extra }) => subjectOf(data, extra),
  journal: (context) => [
    ...stationeryIn(context, sheetsIn(context.extra.books), sheets),
    ...stationeryOut(context, sheetsIn(context.extra.books), { ...sheets, kode_cabang: context.ref.headOffice }),
  ],
  effects: ({ data, extra: { books } }) => [
    {
      efek: 'warkat_books',
      fase: 'sebelum',
      operasi: 'TERIMA_KIRIMAN_WARKAT',
      buku: idsOf(books),
      dari: ['DIKIRIM'],
      ke: 'STOK_CABANG',
      cabang_tujuan: null,
      alasan: data.keterangan,
    },
  ],
};

type Voided = z.output<typeof voidStockData>;
const inStock: readonly Book['status'][] = ['STOK_PUSAT', 'DIKIRIM', 'STOK_CABANG'];

/** Musnahkan stok warkat: destroys spoiled books before two; head office writes off books lost on their way. Dr 909001 / Cr 901002. */
export const voidStock: Operation<Voided, OfBooks> = {
  code: 'BATAL_STOK_WARKAT',
  schema: voidStockData,
  needs: () => ({}),
  load,
  before: [
    allThere((book, { kodeCabang }) => inStock.includes(book.status) && book.kode_cabang === kodeCabang) as Rule<
      Voided,
      OfBooks
    >,
  ],
  rules: [],
  subject: ({ data, extra }) => subjectOf(data, extra),
  journal: (context) => stationeryOut(context, sheetsIn(context.extra.books), sheets),
  effects: ({ data, extra: { books } }) => [
    {
      efek: 'warkat_books',
      fase: 'sebelum',
      operasi: 'BATAL_STOK_WARKAT',
      buku: idsOf(books),
      dari: inStock,
      ke: 'RUSAK',
      cabang_tujuan: null,
      alasan: data.keterangan,
    },
  ],
};
