import type { z } from 'zod';
import { type Operation, type Rule, reject } from '#core/engine/operation.ts';
import {
  countOf,
  holdsOrStock,
  orStock,
  stationeryIn,
  stationeryOut,
  stationerySubject,
} from '#core/engine/stationery.ts';
import { handBooksData, receiveBooksData, voidBooksData } from '#lib/accounts/schemas/passbook.ts';

type Received = z.output<typeof receiveBooksData>;

/** Terima stok buku: receives a range of unissued books into the branch's stock, counted by two persons. */
export const receiveBooks: Operation<Received, null> = {
  code: 'TERIMA_STOK_BUKU',
  schema: receiveBooksData,
  needs: () => ({}),
  rules: [],
  subject: ({ data }) => stationerySubject(data.nomor_seri, countOf(data), data.keterangan),
  journal: (context) => stationeryIn(context, countOf(context.data)),
  effects: ({ data }) => [
    { efek: 'passbook_receive', fase: 'sebelum', nomor_seri: data.nomor_seri, jumlah: countOf(data) },
  ],
};

type Handed = z.output<typeof handBooksData>;
/** Serah stok buku: moves unissued books from the branch's stock to one of its people, or back; it posts nothing, the branch holds them as before. */
export const handBooks: Operation<Handed, null> = {
  code: 'SERAH_STOK_BUKU',
  schema: handBooksData,
  needs: () => ({}),
  rules: [],
  subject: ({ data }) => stationerySubject(data.nomor_seri, countOf(data), data.keterangan),
  journal: () => [],
  effects: ({ data }) => [
    {
      efek: 'passbook_hand',
      fase: 'sebelum',
      nomor_seri: data.nomor_seri,
      jumlah: countOf(data),
      dari: orStock(data.pemegang_asal),
      ke: orStock(data.pemegang_tujuan),
    },
  ],
};

type Voided = z.output<typeof voidBooksData>;

/** Only the holder may destroy books that are out of the stock. */
const ownOrStock: Rule<Voided, null> = {
  name: 'ownOrStock',
  check: ({ data, caller }) =>
    holdsOrStock(data, caller.idUser) ? null : reject('BOOK_NOT_HELD', { buku: data.nomor_seri }, 'pemegang_asal'),
};

/** Batalkan blangko: destroys spoiled books before two persons. */
export const voidBooks: Operation<Voided, null> = {
  code: 'BATAL_STOK_BUKU',
  schema: voidBooksData,
  needs: () => ({}),
  before: [ownOrStock],
  rules: [],
  subject: ({ data }) => stationerySubject(data.nomor_seri, countOf(data), data.keterangan),
  journal: (context) => stationeryOut(context, countOf(context.data)),
  effects: ({ data }) => [
    {
      efek: 'passbook_void',
      fase: 'sebelum',
      nomor_seri: data.nomor_seri,
      jumlah: countOf(data),
      dari: orStock(data.pemegang_asal),
      alasan: data.keterangan,
    },
  ],
};
