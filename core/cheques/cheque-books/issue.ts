import type { z } from 'zod';
import type { Caller } from '#core/access/context.ts';
import type { Db } from '#core/db/client.ts';
import { type Operation, type Rule, reject } from '#core/engine/operation.ts';
import { accountFree } from '#core/engine/rules/party-rules.ts';
import { stationeryOut, stationerySubject } from '#core/engine/stationery.ts';
import { accountTarget } from '#core/engine/targets.ts';
import { gl } from '#lib/books/gl.ts';
import { activateBookData, issueBookData } from '#lib/cheques/schemas/warkat.ts';
import { type Book, bookOf } from './books.ts';

type Issued = z.output<typeof issueBookData>;
/** The book, whether the account is a current one, an owner who is on the blacklist, and the previous book. */
interface Issuing {
  readonly book: Book | null;
  readonly giro: boolean;
  readonly listed: string | null;
  readonly before: { readonly nomor_awal: string; readonly lembar: number; readonly terpakai: number } | null;
}

async function see(db: Db, { nomor_rekening, id_bukuwarkat }: Issued, caller: Caller): Promise<Issuing> {
  const [book, [account], [before]] = await Promise.all([
    bookOf(db, id_bukuwarkat),
    db<{ giro: boolean; listed: string | null }[]>`
      select p.jenis = 'GIRO' and a.kode_valuta = 'IDR' as giro,
        warkat_owner_listed(a.nomor_rekening, (select b.accounting_date from branch b where b.kode_cabang = ${caller.kodeCabang})) as listed
      from account a join product p using (kode_produk) where a.nomor_rekening = ${nomor_rekening}`,
    db<NonNullable<Issuing['before']>[]>`
      select b.nomor_awal, b.lembar,
        (select count(*)::integer from warkat_leaf s where s.id_bukuwarkat = b.id_bukuwarkat and s.status not in ('DITERBITKAN', 'AKTIF')) as terpakai
      from warkat_book b where b.nomor_rekening = ${nomor_rekening}
        and b.jenis = (select x.jenis from warkat_book x where x.id_bukuwarkat = ${id_bukuwarkat}::bigint)
      order by b.tanggal_terbit desc, b.id_bukuwarkat desc limit 1`,
  ]);
  return { book, giro: account?.giro ?? false, listed: account?.listed ?? null, before: before ?? null };
}

interface OfAccount {
  readonly nomor_rekening: string;
}
/** It exists and belongs to this branch, closed or not. */
export const atOwnBranch: Rule<OfAccount> = {
  name: 'atOwnBranch',
  check: ({ loaded, data: { nomor_rekening: rekening }, caller }) => {
    const account = loaded.accounts.get(rekening);
    if (!account) return reject('ACCOUNT_NOT_FOUND', { rekening }, 'nomor_rekening');
    return account.kode_cabang === caller.kodeCabang
      ? null
      : reject('OTHER_BRANCH', { rekening, cabang: account.kode_cabang }, 'nomor_rekening');
  },
};

/** It exists, belongs to this branch and is not closed. */
export const servedHere: Rule<OfAccount> = {
  name: 'servedHere',
  check: (context) => {
    const rekening = context.data.nomor_rekening;
    return context.loaded.accounts.get(rekening)?.status === 'TUTUP'
      ? reject('ACCOUNT_CLOSED', { rekening }, 'nomor_rekening')
      : atOwnBranch.check(context);
  },
};

const notClosing: Rule<Issued, Issuing> = {
  name: 'notClosing',
  check: ({ loaded, data: { nomor_rekening: rekening } }) =>
    loaded.accounts.get(rekening)?.status === 'PENUTUPAN'
      ? reject('ACCOUNT_CLOSING', { rekening }, 'nomor_rekening')
      : null,
};

const onlyGiro: Rule<Issued, Issuing> = {
  name: 'onlyGiro',
  check: ({ data: { nomor_rekening: rekening }, extra: { giro } }) =>
    giro ? null : reject('WARKAT_GIRO', { rekening }, 'nomor_rekening'),
};

/** A customer on the national blacklist gets no cheques (domain: clearing, DHN). */
const notListed: Rule<Issued, Issuing> = {
  name: 'notListed',
  check: ({ extra: { listed } }) =>
    listed === null ? null : reject('DHN_LISTED', { nasabah: listed }, 'nomor_rekening'),
};

const inBranchStock: Rule<Issued, Issuing> = {
  name: 'inBranchStock',
  check: ({ data, caller, extra: { book } }) => {
    if (book?.kode_cabang !== caller.kodeCabang)
      return reject('WARKAT_BOOK', { warkat: book?.nomor_awal ?? data.id_bukuwarkat }, 'id_bukuwarkat');
    return book.status === 'STOK_CABANG'
      ? null
      : reject('WARKAT_BOOK_STATE', { warkat: book.nomor_awal, status: book.status }, 'id_bukuwarkat');
  },
};

/** The previous book is used as far as the bank demands (domain: warkat maintenance, issue). */
const usedUp: Rule<Issued, Issuing> = {
  name: 'usedUp',
  check: ({ ref, extra: { before } }) =>
    before === null || before.terpakai * 100 >= minimumUse(ref) * before.lembar
      ? null
      : reject(
          'WARKAT_UNUSED',
          { warkat: before.nomor_awal, terpakai: String(before.terpakai), lembar: String(before.lembar) },
          'nomor_rekening',
        ),
};
const minimumUse = (ref: { parameter(name: 'warkat_pakai_minimal'): string }): number =>
  Number.parseInt(ref.parameter('warkat_pakai_minimal'), 10);

/**
 * Terbitkan buku warkat: issues a book out of the branch's stock to the holder of a current account. Dr account / Cr 502005 its price and Cr 205003
 * stamp duty on each instrument; Dr 909001 / Cr 901002 one rupiah for each (domain: warkat maintenance, issue). The price may be waived, never the
 * duty. Always two persons.
 */
export const issueBook: Operation<Issued, Issuing> = {
  code: 'TERBIT_WARKAT',
  schema: issueBookData,
  needs: ({ nomor_rekening }) => ({ accounts: [nomor_rekening] }),
  load: see,
  before: [
    servedHere as Rule<Issued, Issuing>,
    notClosing,
    accountFree(({ nomor_rekening }: Issued) => nomor_rekening, 'nomor_rekening'),
    onlyGiro,
    inBranchStock,
  ],
  rules: [notListed, usedUp],
  subject: ({ data, extra: { book } }) =>
    stationerySubject(
      book ? `${book.jenis} ${book.nomor_awal}` : data.id_bukuwarkat,
      book?.lembar ?? 1,
      data.keterangan,
      data.nomor_rekening,
    ),
  journal: (context) => stationeryOut(context, context.extra.book?.lembar ?? 0, { kode_gl: gl('UNISSUED_CHEQUES') }),
  fees: (context) => {
    const { data, ref, extra } = context;
    const dari = accountTarget(context, data.nomor_rekening);
    return [
      {
        kode: 'BEA_METERAI',
        nominal: ref.amount('warkat_bea_meterai') * BigInt(extra.book?.lembar ?? 0),
        dari,
        kode_gl: gl('STAMP_DUTY'),
        dihapus: false,
      },
      {
        kode: 'BIAYA_BUKU_WARKAT',
        nominal: ref.amount('warkat_biaya_buku'),
        dari,
        kode_gl: gl('CHEQUE_BOOK_FEES'),
        dihapus: data.bebas_biaya === 'T',
      },
    ];
  },
  effects: ({ data, ref }) => [
    {
      efek: 'warkat_issue',
      fase: 'sebelum',
      id_bukuwarkat: data.id_bukuwarkat,
      nomor_rekening: data.nomor_rekening,
      pakai_minimal: minimumUse(ref),
    },
  ],
};

type Activated = z.output<typeof activateBookData>;
interface Handed {
  readonly book: Book | null;
}

const handedOut: Rule<Activated, Handed> = {
  name: 'handedOut',
  check: ({ data, extra: { book } }) => {
    if (book?.nomor_rekening !== data.nomor_rekening)
      return reject('WARKAT_BOOK', { warkat: book?.nomor_awal ?? data.id_bukuwarkat }, 'id_bukuwarkat');
    return book.status === 'DITERBITKAN'
      ? null
      : reject('WARKAT_BOOK_STATE', { warkat: book.nomor_awal, status: book.status }, 'id_bukuwarkat');
  },
};

/**
 * Aktifkan buku warkat: the receipt is back with the customer's signature, and from now on the book's instruments are paid. It posts nothing. Always
 * two persons.
 */
export const activateBook: Operation<Activated, Handed> = {
  code: 'AKTIF_WARKAT',
  schema: activateBookData,
  needs: ({ nomor_rekening }) => ({ accounts: [nomor_rekening] }),
  load: async (db, { id_bukuwarkat }) => ({ book: await bookOf(db, id_bukuwarkat) }),
  before: [servedHere as Rule<Activated, Handed>, handedOut],
  rules: [],
  subject: ({ data, extra: { book } }) =>
    stationerySubject(
      book ? `${book.jenis} ${book.nomor_awal}` : data.id_bukuwarkat,
      book?.lembar ?? 1,
      data.nomor_resi,
      data.nomor_rekening,
    ),
  journal: () => [],
  effects: ({ data }) => [
    {
      efek: 'warkat_activate',
      fase: 'sebelum',
      id_bukuwarkat: data.id_bukuwarkat,
      nomor_rekening: data.nomor_rekening,
      nomor_resi: data.nomor_resi,
    },
  ],
};
