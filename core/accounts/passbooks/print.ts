import type { z } from 'zod';
import type { Db } from '#core/db/client.ts';
import { type OpContext, type Operation, override, type Rule, reject } from '#core/engine/operation.ts';
import { reference } from '#core/engine/reference.ts';
import { stationerySubject } from '#core/engine/stationery.ts';
import type { Line } from '#lib/accounts/passbook/layout.ts';
import { printBookData, setLineData } from '#lib/accounts/schemas/passbook.ts';
import { type BookInUse, bookInUse, unprinted } from './books.ts';

type OfBook = { readonly nomor_rekening: string; readonly nomor_seri: string };
interface Seen {
  readonly book: BookInUse | null;
  /** The prepared lines, up to the movement that the screen showed. */
  readonly lines: readonly Line[];
}

const inUse: Rule<OfBook, { readonly book: BookInUse | null }> = {
  name: 'inUse',
  check: ({ data, extra: { book } }) =>
    book?.nomor_seri === data.nomor_seri ? null : reject('BOOK_NOT_IN_USE', { buku: data.nomor_seri }, 'nomor_seri'),
};

const notFull: Rule<OfBook, { readonly book: BookInUse | null }> = {
  name: 'notFull',
  check: ({ extra: { book } }) =>
    book?.status === 'PENUH' ? reject('BOOK_FULL', { buku: book.nomor_seri }, 'nomor_seri') : null,
};

const moved = (book: BookInUse) =>
  reject('BOOK_MOVED', { halaman: String(book.position.page), baris: String(book.position.line) });

type Printed = z.output<typeof printBookData>;
type Context = OpContext<Printed, Seen>;
const ofCover = ({ req_mode }: Printed): boolean => req_mode === 'SAMPUL';

/** The operator confirms the print of this screen: the book still stands where it began, and its movement is the next one. */
const asSeen: Rule<Printed, Seen> = {
  name: 'asSeen',
  check: ({ data, extra: { book } }) => {
    if (!book) return null;
    const { page, line, seq } = book.position;
    return page === data.mulai_halaman && line === data.mulai_baris && seq + 1 === data.id_cetak_awal
      ? null
      : moved(book);
  },
};

/** Returns the good lines: those up to the one the operator names. */
function goodLines({ data, extra }: Context): readonly Line[] {
  const last = extra.lines.findIndex(
    ({ page, line }) => String(page) === data.halaman_baik && String(line) === data.baris_baik,
  );
  return extra.lines.slice(0, last + 1);
}

const goodLineIsOne: Rule<Printed, Seen> = {
  name: 'goodLineIsOne',
  check: (context) => {
    if (ofCover(context.data)) return null;
    const { halaman_baik, baris_baik } = context.data;
    return goodLines(context).length > 0
      ? null
      : reject('BOOK_LINE', { halaman: halaman_baik, baris: baris_baik }, 'baris_baik');
  },
};

const bookNotFull: Rule<Printed, Seen> = {
  name: 'bookNotFull',
  check: (context) => (ofCover(context.data) ? null : notFull.check(context)),
};

/** The cover is printed once a book; again only before a second person (domain: passbook, header). */
const coverOnce: Rule<Printed, Seen> = {
  name: 'coverOnce',
  check: ({ data, extra: { book } }) =>
    ofCover(data) && book?.sampul_dicetak ? override('SAMPUL_DICETAK', 'HEAD_TELLER', { buku: book.nomor_seri }) : null,
};

/** A book prints this many movements one by one; beyond them a month is one line. */
export const mostOneByOne = async (db: Db): Promise<number> => Number((await reference(db)).parameter('buku_rekap')); // not an amount: movements

const amountText = (minor: bigint): string => minor.toString();

/**
 * Cetak buku: the operator confirms the good lines, all of them or up to the last good one; the book continues exactly there. It posts nothing.
 * Movements that came since the lines were prepared are not among them (domain: passbook).
 */
export const printBook: Operation<Printed, Seen> = {
  code: 'CETAK_BUKU',
  schema: printBookData,
  needs: () => ({}),
  load: async (db, { nomor_rekening, id_cetak_akhir, req_mode }) => {
    const book = await bookInUse(db, nomor_rekening);
    if (!book || req_mode === 'SAMPUL') return { book, lines: [] };
    return { book, lines: (await unprinted(db, book, await mostOneByOne(db), id_cetak_akhir)).lines };
  },
  before: [inUse, bookNotFull, asSeen, goodLineIsOne],
  rules: [coverOnce],
  subject: ({ data }) => stationerySubject(data.nomor_seri, 1, '', data.nomor_rekening),
  journal: () => [],
  effects: (context) => {
    const { nomor_rekening, nomor_seri, mulai_halaman, mulai_baris, id_cetak_awal } = context.data;
    const seen = { nomor_rekening, nomor_seri, halaman: mulai_halaman, baris: mulai_baris, seq: id_cetak_awal - 1 };
    if (ofCover(context.data)) return [{ efek: 'passbook_cover', fase: 'sebelum', ...seen }];
    return [
      {
        efek: 'passbook_print',
        fase: 'sebelum',
        ...seen,
        disiapkan: context.extra.lines.length,
        cetak: goodLines(context).map((line) => ({
          halaman: line.page,
          baris: line.line,
          jenis: line.kind,
          seq: line.seq,
          tanggal: line.date === '' ? null : line.date,
          kode: line.code,
          debet: amountText(line.debit),
          kredit: amountText(line.credit),
          saldo: amountText(line.balance),
          petugas: line.teller,
        })),
      },
    ];
  },
};

type Set = z.output<typeof setLineData>;
type SetSeen = { readonly book: BookInUse | null };

const setAsSeen: Rule<Set, SetSeen> = {
  name: 'setAsSeen',
  check: ({ data, extra: { book } }) => {
    if (!book) return null;
    const { page, line, seq } = book.position;
    return page === data.mulai_halaman && line === data.mulai_baris && seq === data.id_cetak_akhir ? null : moved(book);
  },
};

/** Returns the place of the next line. */
const placeIn = ({ ke_halaman, ke_baris }: Set) => ({
  ke_halaman: Number.parseInt(ke_halaman, 10),
  ke_baris: Number.parseInt(ke_baris, 10),
});

const inTheBook: Rule<Set, SetSeen> = {
  name: 'inTheBook',
  check: ({ data, extra: { book } }) => {
    if (!book) return null;
    const { ke_halaman, ke_baris } = placeIn(data);
    if (ke_halaman > book.geometry.pages || ke_baris > book.geometry.lines)
      return reject('BOOK_LINE', { halaman: String(ke_halaman), baris: String(ke_baris) }, ['ke_halaman', 'ke_baris']);
    return ke_halaman === book.position.page && ke_baris === book.position.line
      ? reject('NO_CHANGE', {}, ['ke_halaman', 'ke_baris'])
      : null;
  },
};

/** Atur baris: sets the next line by hand before two persons, where the customer's book shows another one; the last printed line stays. */
export const setLine: Operation<Set, SetSeen> = {
  code: 'ATUR_BARIS',
  schema: setLineData,
  needs: () => ({}),
  load: async (db, { nomor_rekening }) => ({ book: await bookInUse(db, nomor_rekening) }),
  before: [inUse, notFull, setAsSeen, inTheBook],
  rules: [],
  subject: ({ data }) => stationerySubject(data.nomor_seri, 1, data.keterangan, data.nomor_rekening),
  journal: () => [],
  effects: ({ data }) => [
    {
      efek: 'passbook_set',
      fase: 'sebelum',
      nomor_rekening: data.nomor_rekening,
      nomor_seri: data.nomor_seri,
      halaman: data.mulai_halaman,
      baris: data.mulai_baris,
      seq: data.id_cetak_akhir,
      ...placeIn(data),
      alasan: data.keterangan,
    },
  ],
};
