import type { z } from 'zod';
import type { Caller } from '#core/access/context.ts';
import type { Db } from '#core/db/client.ts';
import { move } from '#core/engine/move.ts';
import { type Operation, type Rule, reject } from '#core/engine/operation.ts';
import { knownReasons, type Reasons, reasonsOf } from '#core/engine/rules/return-reasons.ts';
import { accountTarget } from '#core/engine/targets.ts';
import { credit, debit } from '#core/ledger/legs.ts';
import { gl } from '#lib/books/gl.ts';
import { governing } from '#lib/cheques/clearing.ts';
import { rejectSheetData, withdrawLodgedData } from '#lib/cheques/schemas/clearing.ts';
import {
  accountsOf,
  asSeen,
  claimOf,
  handledHere,
  inState,
  key,
  type OfSheets,
  owedFor,
  sheetsOf,
  subjectOf,
  withdrawn,
} from './instruments.ts';

type Withdrawal = z.output<typeof withdrawLodgedData>;
type Reject = z.output<typeof rejectSheetData>;
/** The fee of a return, minor units. */
interface Returned extends OfSheets, Reasons {
  readonly biaya: bigint;
}
const FIELD = 'id_warkat';

const there: Rule<unknown, OfSheets> = {
  name: 'there',
  check: ({ extra: { sheets } }) => (sheets.length === 1 ? null : reject('CLEARING_SHEET', {}, FIELD)),
};

/** The instrument has not gone with that day's presentment yet. */
const notPresented: Rule<Withdrawal, OfSheets> = {
  name: 'notPresented',
  check: ({ date, extra: { sheets } }) => {
    const gone = sheets.find(({ tanggal_setor }) => tanggal_setor !== date);
    return gone
      ? reject('CLEARING_PRESENTED', { warkat: gone.nomor_warkat, tanggal: gone.tanggal_setor ?? '' }, FIELD)
      : null;
  },
};

/** Takes an instrument back that was lodged today and has not been presented: Dr 201004 / Cr 109001. Always two persons. */
export const withdrawLodged: Operation<Withdrawal, OfSheets> = {
  code: 'TARIK_SETORAN_KLIRING',
  schema: withdrawLodgedData,
  needs: () => ({}),
  load: async (db, { id_warkat }) => ({ sheets: await sheetsOf(db, [id_warkat]) }),
  before: [there, inState(FIELD, 'DISETOR'), asSeen],
  rules: [handledHere(FIELD), notPresented],
  subject: (context) => ({ ...subjectOf(context), keterangan: context.data.alasan }),
  journal: ({ extra: { sheets } }) =>
    sheets.flatMap((sheet) => [debit(owedFor(sheet), sheet.nominal), credit(claimOf(sheet), sheet.nominal)]),
  effects: ({ extra: { sheets } }) => [
    ...sheets.map(withdrawn(true)),
    ...sheets.map((sheet) => move({ tabel: 'clearing_warkat', dari: 'DISETOR', ke: 'DITARIK', kunci: key(sheet) })),
  ],
};

async function loadReturned(db: Db, { id_warkat, alasan_tolakan }: Reject, caller: Caller): Promise<Returned> {
  const [sheets, reasons, [terms]] = await Promise.all([
    sheetsOf(db, [id_warkat]),
    reasonsOf(db, alasan_tolakan, caller),
    db<{ biaya: bigint }[]>`
      select (parameter_on('kliring_biaya_tolakan', b.accounting_date)::numeric * 100)::bigint as biaya from branch b where b.kode_cabang = ${caller.kodeCabang}`,
  ]);
  return { sheets, reasons, biaya: terms?.biaya ?? 0n };
}

/** An instrument that was credited early may be returned until its good-funds day: the return session is over then. */
const stillReturned: Rule<Reject, Returned> = {
  name: 'stillReturned',
  check: ({ date, extra: { sheets } }) => {
    const good = sheets.find(({ status, tanggal_efektif }) => status === 'EFEKTIF' && (tanggal_efektif ?? '') < date);
    return good
      ? reject('CLEARING_RETURN_LATE', { warkat: good.nomor_warkat, tanggal: good.tanggal_efektif ?? '' }, FIELD)
      : null;
  },
};

/**
 * Another bank returns an instrument: Dr 109006 / Cr 102001 of head office through 110001, and Dr 201004 / Cr 109006; of one that was credited early
 * Dr the account instead. Its depositor pays the fee, Cr 502002 (domain: clearing, step 4b). The core stores every reason and shows the governing
 * one. Always two persons.
 */
export const rejectSheet: Operation<Reject, Returned> = {
  code: 'TOLAKAN_SETORAN_KLIRING',
  schema: rejectSheetData,
  needs: (_, __, { sheets }) => ({ accounts: accountsOf(sheets) }),
  load: loadReturned,
  before: [there, inState(FIELD, 'SELESAI_KLIRING', 'EFEKTIF'), asSeen],
  rules: [handledHere(FIELD), knownReasons, stillReturned],
  subject: (context) => ({
    ...subjectOf(context),
    keterangan: [subjectOf(context).keterangan, governing(context.extra.reasons)?.kode, context.data.nomor_skp]
      .filter(Boolean)
      .join(' · '),
  }),
  journal: (context) =>
    context.extra.sheets.flatMap((sheet) => {
      const returns = { kode_cabang: sheet.kode_cabang, kode_gl: gl('CLEARING_RETURNS') };
      const from = sheet.status === 'EFEKTIF' ? accountTarget(context, sheet.nomor_rekening) : owedFor(sheet);
      return [
        debit(returns, sheet.nominal),
        credit({ kode_cabang: context.ref.headOffice, kode_gl: gl('BANK_INDONESIA') }, sheet.nominal),
        debit(from, sheet.nominal),
        credit(returns, sheet.nominal),
      ];
    }),
  fees: (context) =>
    context.extra.sheets.map((sheet) => ({
      kode: 'BIAYA_TOLAKAN_KLIRING',
      nominal: context.extra.biaya,
      dari: accountTarget(context, sheet.nomor_rekening),
      kode_gl: gl('CLEARING_FEES'),
      dihapus: context.data.bebas_biaya === 'T',
    })),
  effects: ({ data, extra: { sheets, reasons } }) =>
    sheets.map((sheet) =>
      move({
        tabel: 'clearing_warkat',
        dari: sheet.status === 'EFEKTIF' ? 'EFEKTIF' : 'SELESAI_KLIRING',
        ke: 'DITOLAK',
        kunci: key(sheet),
        kolom: { alasan: data.alasan_tolakan.join(','), alasan_utama: governing(reasons)?.kode ?? '' },
      }),
    ),
};
