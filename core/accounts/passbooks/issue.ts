import type { z } from 'zod';
import type { Db } from '#core/db/client.ts';
import type { EffectOf } from '#core/engine/effects.ts';
import { type OpContext, type Operation, override, type Rule, reject } from '#core/engine/operation.ts';
import { replacementFees, stationeryOut, stationerySubject } from '#core/engine/stationery.ts';
import { issueBookData, replaceBookData } from '#lib/accounts/schemas/passbook.ts';
import { type BookInUse, bookInUse } from './books.ts';

type OfAccount = { readonly nomor_rekening: string; readonly nomor_seri: string };
/** The book in use, and the holder of the unissued one; undefined where the bank has no such book. */
interface Seen {
  readonly book: BookInUse | null;
  /** True when the account's contract includes a book. */
  readonly agreed: boolean;
  readonly blank:
    | { readonly status: string; readonly pemegang: string | null; readonly kode_cabang: string }
    | undefined;
}

async function see(db: Db, { nomor_rekening, nomor_seri }: OfAccount): Promise<Seen> {
  const [book, [account], [blank]] = await Promise.all([
    bookInUse(db, nomor_rekening),
    db<{ buku_tabungan: boolean }[]>`select buku_tabungan from account where nomor_rekening = ${nomor_rekening}`,
    db<
      NonNullable<Seen['blank']>[]
    >`select status, pemegang, kode_cabang from passbook where nomor_seri = ${nomor_seri}`,
  ]);
  return { book, agreed: account?.buku_tabungan ?? false, blank };
}

const exists: Rule<OfAccount, Seen> = {
  name: 'exists',
  check: ({ loaded, data }) => {
    const account = loaded.accounts.get(data.nomor_rekening);
    if (!account) return reject('ACCOUNT_NOT_FOUND', { rekening: data.nomor_rekening }, 'nomor_rekening');
    return account.status === 'TUTUP'
      ? reject('ACCOUNT_CLOSED', { rekening: data.nomor_rekening }, 'nomor_rekening')
      : null;
  },
};

/** An account's own branch serves it where its papers are needed. */
const atOwnBranch = (always: (data: OfAccount) => boolean): Rule<OfAccount, Seen> => ({
  name: 'atOwnBranch',
  check: ({ loaded, data, caller }) => {
    const cabang = loaded.accounts.get(data.nomor_rekening)?.kode_cabang ?? caller.kodeCabang;
    return cabang === caller.kodeCabang || !always(data)
      ? null
      : reject('OTHER_BRANCH', { rekening: data.nomor_rekening, cabang }, 'nomor_rekening');
  },
});

/** Nobody issues a book that was not handed to them. */
const stationeryInHand: Rule<OfAccount, Seen> = {
  name: 'stationeryInHand',
  check: ({ data: { nomor_seri }, extra: { blank }, caller }) => {
    if (!blank || blank.kode_cabang !== caller.kodeCabang)
      return reject('BOOK_NOT_FOUND', { buku: nomor_seri }, 'nomor_seri');
    return blank.status === 'STOK' && blank.pemegang === caller.idUser
      ? null
      : reject('BOOK_NOT_HELD', { buku: nomor_seri }, 'nomor_seri');
  },
};

/** An account has a book where its owner and the bank agreed so. */
const agreedUpon: Rule<OfAccount, Seen> = {
  name: 'agreedUpon',
  check: ({ data, extra }) =>
    extra.agreed ? null : reject('BOOK_NOT_AGREED', { rekening: data.nomor_rekening }, 'nomor_rekening'),
};

const noneInUse: Rule<OfAccount, Seen> = {
  name: 'noneInUse',
  check: ({ extra: { book } }) => (book ? reject('BOOK_IN_USE', { buku: book.nomor_seri }, 'nomor_rekening') : null),
};

/** Returns the present size of the bank's books; a book keeps its own. */
const sizeNow = ({ ref }: OpContext) => ({
  baris_per_halaman: Number(ref.parameter('buku_baris')), // not an amount: lines of a page
  jumlah_halaman: Number(ref.parameter('buku_halaman')), // not an amount: pages of a book
});

const issued = (
  context: OpContext<OfAccount, Seen>,
  of: Pick<EffectOf<'passbook_issue'>, 'sebab' | 'lama' | 'cetak_ulang'>,
) => [
  {
    efek: 'passbook_issue' as const,
    fase: 'sebelum' as const,
    nomor_rekening: context.data.nomor_rekening,
    nomor_seri: context.data.nomor_seri,
    ...sizeNow(context),
    ...of,
  },
];

type Issued = z.output<typeof issueBookData>;

/** Terbitkan buku: an unissued book that its maker holds becomes the account's first book. Dr 909001 / Cr 901003, one rupiah. */
export const issueBook: Operation<Issued, Seen> = {
  code: 'TERBIT_BUKU',
  schema: issueBookData,
  needs: (data) => ({ accounts: [data.nomor_rekening] }),
  load: see,
  before: [exists, atOwnBranch(() => true), agreedUpon, noneInUse, stationeryInHand],
  rules: [],
  subject: ({ data }) => stationerySubject(data.nomor_seri, 1, '', data.nomor_rekening),
  journal: (context) => stationeryOut(context, 1),
  effects: (context) => issued(context, { sebab: '', lama: null, cetak_ulang: false }),
};

type Replaced = z.output<typeof replaceBookData>;

/** The replaced book is the one in use, which the form names. */
const isInUse: Rule<Replaced, Seen> = {
  name: 'isInUse',
  check: ({ data, extra: { book } }) => {
    if (book?.nomor_seri !== data.buku_lama) return reject('BOOK_NOT_IN_USE', { buku: data.buku_lama }, 'buku_lama');
    return data.sebab === 'PENUH' && book.status !== 'PENUH'
      ? reject('BOOK_NOT_FULL', { buku: data.buku_lama }, 'sebab')
      : null;
  },
};

/** Returns true for an exception, with its fee: only a full book is replaced by the next one without (domain: passbook; products, fees). */
const isException = ({ sebab, is_cetak_ulang }: Replaced): boolean => sebab !== 'PENUH' || is_cetak_ulang === 'T';

const exception: Rule<Replaced, Seen> = {
  name: 'exception',
  check: ({ data }) =>
    isException(data) ? override('BUKU_DIGANTI', 'OPS_MANAGER', { buku: data.buku_lama, sebab: data.sebab }) : null,
};

/**
 * Ganti buku: replaces a full book free by the next one, which begins with its balance; a lost or spoiled one, and a reprinted one, costs its fee and
 * a second person. Dr 909001 / Cr 901003, one rupiah; Dr account / Cr 502004 and, for a loss statement, Cr 205003.
 */
export const replaceBook: Operation<Replaced, Seen> = {
  code: 'GANTI_BUKU',
  schema: replaceBookData,
  needs: (data) => ({ accounts: [data.nomor_rekening] }),
  load: see,
  before: [exists, atOwnBranch((data) => isException(data as Replaced)), isInUse, stationeryInHand],
  rules: [exception],
  subject: ({ data }) =>
    stationerySubject(
      data.nomor_seri,
      1,
      [data.nomor_surat, data.keterangan].filter(Boolean).join(' '),
      data.nomor_rekening,
    ),
  journal: (context) => stationeryOut(context, 1),
  fees: (context) =>
    isException(context.data)
      ? replacementFees(context, {
          kode: 'BIAYA_GANTI_BUKU',
          tarif: 'biaya_ganti_buku',
          rekening: context.data.nomor_rekening,
          lost: context.data.sebab === 'HILANG',
          waived: context.data.bebas_biaya === 'T',
        })
      : [],
  effects: (context) =>
    issued(context, {
      sebab: context.data.sebab,
      lama: context.data.buku_lama,
      cetak_ulang: context.data.is_cetak_ulang === 'T',
    }),
};
