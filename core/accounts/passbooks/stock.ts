import type { z } from 'zod';
import { ownOrStock, stockMove } from '#core/engine/form-stock.ts';
import { type Operation, reject } from '#core/engine/operation.ts';
import { countOf, orStock } from '#core/engine/stationery.ts';
import { handBooksData, receiveBooksData, voidBooksData } from '#lib/accounts/schemas/passbook.ts';

const numberOf = ({ nomor_seri }: { readonly nomor_seri: string }): string => nomor_seri;

/** Terima stok buku: receives a range of unissued books into the branch's stock, counted by two persons. */
export const receiveBooks: Operation<z.output<typeof receiveBooksData>, null> = {
  ...stockMove({ code: 'TERIMA_STOK_BUKU', schema: receiveBooksData, numberOf, posts: 'IN' }),
  effects: ({ data }) => [
    { efek: 'passbook_receive', fase: 'sebelum', nomor_seri: data.nomor_seri, jumlah: countOf(data) },
  ],
};

/** Serah stok buku: moves unissued books from the branch's stock to one of its people, or back; it posts nothing, the branch holds them as before. */
export const handBooks: Operation<z.output<typeof handBooksData>, null> = {
  ...stockMove({ code: 'SERAH_STOK_BUKU', schema: handBooksData, numberOf, posts: null }),
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

/** Batalkan blangko: destroys spoiled books before two persons. */
export const voidBooks: Operation<z.output<typeof voidBooksData>, null> = {
  ...stockMove({ code: 'BATAL_STOK_BUKU', schema: voidBooksData, numberOf, posts: 'OUT' }),
  before: [ownOrStock(({ nomor_seri: buku }) => reject('BOOK_NOT_HELD', { buku }, 'pemegang_asal'))],
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
