import type { z } from 'zod';
import { type OpContext, type Operation, type Rule, reject, type Subject } from '#core/engine/operation.ts';
import { gl } from '#core/engine/targets.ts';
import { credit, debit, type Leg } from '#core/ledger/legs.ts';
import { BOOK_CURRENCY } from '#lib/money.ts';
import { handBooksData, receiveBooksData, voidBooksData } from '#lib/schemas/passbook.ts';

/** A blank book stands in the off-balance books with one rupiah (domain: chart of accounts, 901003). */
const PIECE = 100n;

/** Blank books come into the branch: Dr 901003 / Cr 909001, one rupiah each. */
export const blanksIn = ({ caller }: OpContext, count: number): readonly Leg[] => {
  const at = (kode_gl: string) => ({ kode_cabang: caller.kodeCabang, kode_gl });
  return [debit(at(gl.blankBooks), PIECE * BigInt(count)), credit(at(gl.offBalanceDebitContra), PIECE * BigInt(count))];
};

/** They leave it, issued or destroyed: the same legs turned round. */
export const blanksOut = ({ caller }: OpContext, count: number): readonly Leg[] => {
  const at = (kode_gl: string) => ({ kode_cabang: caller.kodeCabang, kode_gl });
  return [debit(at(gl.offBalanceDebitContra), PIECE * BigInt(count)), credit(at(gl.blankBooks), PIECE * BigInt(count))];
};

/** What journal, inbox and trail call it by: the range and what is said of it. */
export const booksSubject = (nomor: string, count: number, said: string, rekening: string | null = null): Subject => ({
  nominal: 0n,
  kode_valuta: BOOK_CURRENCY,
  rekening,
  lawan: null,
  keterangan: [count > 1 ? `${nomor} (${count})` : nomor, said].filter(Boolean).join(' '),
  id_kas: null,
});

/** How many books a form is about. */
const countOf = ({ jumlah }: { readonly jumlah: string }): number => Number.parseInt(jumlah, 10);

type Received = z.output<typeof receiveBooksData>;

/** Terima stok buku: a range of blank books into the branch's stock, counted by two persons. */
export const receiveBooks: Operation<Received, null> = {
  code: 'TERIMA_STOK_BUKU',
  schema: receiveBooksData,
  needs: () => ({}),
  rules: [],
  subject: ({ data }) => booksSubject(data.nomor_seri, countOf(data), data.keterangan),
  journal: (context) => blanksIn(context, countOf(context.data)),
  effects: ({ data }) => [
    { efek: 'passbook_receive', fase: 'sebelum', nomor_seri: data.nomor_seri, jumlah: countOf(data) },
  ],
};

type Handed = z.output<typeof handBooksData>;
const orStock = (user: string): string | null => (user === '' ? null : user);

/** Serah stok buku: blank books from the branch's stock to one of its people, or back; nothing is posted, the branch holds them as before. */
export const handBooks: Operation<Handed, null> = {
  code: 'SERAH_STOK_BUKU',
  schema: handBooksData,
  needs: () => ({}),
  rules: [],
  subject: ({ data }) => booksSubject(data.nomor_seri, countOf(data), data.keterangan),
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

/** What somebody else holds is not hers to destroy. */
const ownOrStock: Rule<Voided, null> = {
  name: 'ownOrStock',
  check: ({ data, caller }) =>
    data.pemegang_asal === '' || data.pemegang_asal === caller.idUser
      ? null
      : reject('BOOK_NOT_HELD', { buku: data.nomor_seri }, 'pemegang_asal'),
};

/** Batalkan blangko: spoiled blanks destroyed before two persons. */
export const voidBooks: Operation<Voided, null> = {
  code: 'BATAL_STOK_BUKU',
  schema: voidBooksData,
  needs: () => ({}),
  before: [ownOrStock],
  rules: [],
  subject: ({ data }) => booksSubject(data.nomor_seri, countOf(data), data.keterangan),
  journal: (context) => blanksOut(context, countOf(context.data)),
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
