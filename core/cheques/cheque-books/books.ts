import type { Caller } from '#core/access/context.ts';
import type { Db } from '#core/db/client.ts';
import { type Rule, reject } from '#core/engine/operation.ts';
import type { BookKind, BookState } from '#lib/cheques/warkat.ts';
import { sheetAfter } from '#lib/cheques/warkat.ts';

/** A stored book; dates YYYY-MM-DD. */
export interface Book {
  readonly id_bukuwarkat: string;
  readonly jenis: BookKind;
  readonly nomor_awal: string;
  readonly nomor_akhir: string;
  readonly lembar: number;
  readonly status: BookState;
  readonly kode_cabang: string;
  readonly cabang_tujuan: string | null;
  readonly nomor_rekening: string | null;
}

const columns = (db: Db) => db`
  id_bukuwarkat::text, jenis, nomor_awal, nomor_akhir, lembar, status, kode_cabang, cabang_tujuan, nomor_rekening`;

/** Reads the book of this number, or null. */
export async function bookOf(db: Db, id: string): Promise<Book | null> {
  const [row] = await db<Book[]>`select ${columns(db)} from warkat_book where id_bukuwarkat = ${id}::bigint`;
  return row ?? null;
}

/** The books of a form: their kind, the first instrument of the first one, their number. */
export interface Range {
  readonly jenis: BookKind;
  readonly nomor_seri: string;
  readonly jumlah: string;
}
export const countOf = ({ jumlah }: Pick<Range, 'jumlah'>): number => Number.parseInt(jumlah, 10);

/** Reads as many books from a number on, as far as they exist. */
export const booksFrom = (db: Db, { jenis, nomor_seri, jumlah }: Range): Promise<readonly Book[]> => db<Book[]>`
  select ${columns(db)} from warkat_book
  where jenis = ${jenis} and nomor_awal >= ${nomor_seri} and left(nomor_awal, 2) = ${nomor_seri.slice(0, 2)}
  order by nomor_awal limit ${countOf({ jumlah })}`;

/** The books that an operation moves. */
export interface OfBooks {
  readonly books: readonly Book[];
}
export const sheetsIn = (books: readonly Book[]): number => books.reduce((sum, { lembar }) => sum + lembar, 0);
export const idsOf = (books: readonly Book[]): readonly string[] => books.map(({ id_bukuwarkat }) => id_bukuwarkat);

const followsOn = (book: Book, index: number, books: readonly Book[]): boolean =>
  index === 0 || book.nomor_awal === sheetAfter(books[index - 1]?.nomor_akhir ?? '', 1);

/** All asked books exist, one after another, and each may be taken; else none is. */
export const allThere = (may: (book: Book, caller: Caller) => boolean): Rule<Range, OfBooks> => ({
  name: 'allThere',
  check: ({ data, caller, extra: { books } }) =>
    books.length === countOf(data) &&
    books[0]?.nomor_awal === data.nomor_seri &&
    books.every((book, index) => followsOn(book, index, books) && may(book, caller))
      ? null
      : reject('WARKAT_BOOKS', { warkat: data.nomor_seri, jumlah: data.jumlah }, ['nomor_seri', 'jumlah']),
});
