import type { z } from 'zod';
import type { Caller } from '#core/access/context.ts';
import type { Db } from '#core/db/client.ts';
import { type OpContext, type Operation, type Rule, reject } from '#core/engine/operation.ts';
import { assertUnused } from '#core/file/stored-file.ts';
import { credit, debit } from '#core/ledger/legs.ts';
import { gl } from '#lib/books/gl.ts';
import { receiveInwardData } from '#lib/cheques/schemas/inward-clearing.ts';
import { BOOK_CURRENCY, formatMoney, money } from '#lib/money.ts';
import { type ClearingTerms, termsOf } from './instruments.ts';
import { claimedFor } from './inward.ts';

type Data = z.output<typeof receiveInwardData>;
interface Arriving {
  readonly terms: ClearingTerms;
  readonly bank: boolean;
  /** True when it waits already, or was paid. */
  readonly ada: boolean;
  /** The branch of the printed account, where we have it. */
  readonly cabang_rekening: string | null;
}

async function load(
  db: Db,
  { kode_bank, nomor_rekening, jenis, nomor_warkat, gambar }: Data,
  caller: Caller,
): Promise<Arriving> {
  if (gambar) {
    const files = [{ berkas: gambar, as: 'LAINNYA' }] as const;
    await assertUnused(db, caller.idUser, { object: 'WARKAT_MASUK:', field: 'gambar', files });
  }
  const [terms, [about]] = await Promise.all([
    termsOf(db, caller),
    db<Omit<Arriving, 'terms'>[]>`
      select exists (select from reference_codes_on('BANK', b.accounting_date) c where c.kode = ${kode_bank}) as bank,
        exists (select from inward_warkat i where (i.kode_bank, i.jenis, i.nomor_warkat, i.rekening_tertulis) = (${kode_bank}, ${jenis}, ${nomor_warkat}, ${nomor_rekening})
          and i.status not in ('DITOLAK', 'DIBATALKAN')) as ada,
        (select a.kode_cabang from account a where a.nomor_rekening = ${nomor_rekening}) as cabang_rekening
      from branch b where b.kode_cabang = ${caller.kodeCabang}`,
  ]);
  return {
    terms,
    bank: about?.bank ?? false,
    ada: about?.ada ?? false,
    cabang_rekening: about?.cabang_rekening ?? null,
  };
}

const knownBank: Rule<Data, Arriving> = {
  name: 'knownBank',
  check: ({ data: { kode_bank: sandi }, extra: { bank } }) =>
    bank ? null : reject('BANK_UNKNOWN', { sandi }, 'kode_bank'),
};

/** The branch of its account receives it: that branch decides it, and its day waits for the decision. */
const ofThisBranch: Rule<Data, Arriving> = {
  name: 'ofThisBranch',
  check: ({ data, caller, extra: { cabang_rekening } }) =>
    cabang_rekening === null || cabang_rekening === caller.kodeCabang
      ? null
      : reject('OTHER_BRANCH', { rekening: data.nomor_rekening, cabang: cabang_rekening }, 'nomor_rekening'),
};

/** The same paper comes again only once it was returned. */
const notHere: Rule<Data, Arriving> = {
  name: 'notHere',
  check: ({ data: { nomor_warkat: warkat }, extra: { ada } }) =>
    ada ? reject('INWARD_KNOWN', { warkat }, 'nomor_warkat') : null,
};

const belowMaximum: Rule<Data, Arriving> = {
  name: 'belowMaximum',
  check: ({ data, amounts, extra: { terms } }) =>
    amounts.nominal > terms.batas_nominal
      ? reject(
          'CLEARING_MAXIMUM',
          { warkat: data.nomor_warkat, batas: formatMoney(money(BOOK_CURRENCY, terms.batas_nominal)) },
          'nominal',
        )
      : null,
};

const sheetOf = ({ data, caller }: OpContext<Data, Arriving>) => ({ ...data, kode_cabang: caller.kodeCabang });

/**
 * Receives an instrument of ours that another bank presents: Dr 109005 / Cr 102001 of head office, through 110001 (domain: clearing, penarikan, step
 * 1). The branch's day does not close before it is paid or returned. Always two persons.
 */
export const receiveInward: Operation<Data, Arriving> = {
  code: 'TERIMA_PENARIKAN_KLIRING',
  schema: receiveInwardData,
  needs: () => ({}),
  load,
  before: [],
  rules: [knownBank, ofThisBranch, notHere, belowMaximum],
  subject: ({ data, amounts }) => ({
    nominal: amounts.nominal,
    kode_valuta: data.kode_valuta,
    rekening: null,
    lawan: null,
    keterangan: [`${data.jenis} ${data.nomor_warkat}`, data.kode_bank, data.keterangan].filter(Boolean).join(' · '),
    id_kas: null,
  }),
  journal: (context) => {
    const minor = context.amounts.nominal;
    return [
      debit(claimedFor(sheetOf(context)), minor),
      credit({ kode_cabang: context.ref.headOffice, kode_gl: gl('BANK_INDONESIA') }, minor),
    ];
  },
  effects: (context) => {
    const { data, amounts, extra } = context;
    return [
      {
        efek: 'inward_receive',
        fase: 'sebelum',
        kode_cabang: context.caller.kodeCabang,
        kode_bank: data.kode_bank,
        nama_penerima: data.nama_penerima,
        rekening_tertulis: data.nomor_rekening,
        nomor_rekening: extra.cabang_rekening === null ? null : data.nomor_rekening,
        jenis: data.jenis,
        nomor_warkat: data.nomor_warkat,
        tanggal_warkat: data.tanggal_warkat,
        tanggal_efektif: data.tanggal_efektif ?? data.tanggal_warkat,
        nominal: amounts.nominal.toString(),
        keterangan: data.keterangan,
        gambar: data.gambar?.id_berkas ?? null,
      },
    ];
  },
};
