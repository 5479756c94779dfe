import type { z } from 'zod';
import type { Caller } from '#core/access/context.ts';
import type { Db } from '#core/db/client.ts';
import { move } from '#core/engine/move.ts';
import { type Operation, override, type Rule, reject } from '#core/engine/operation.ts';
import { accountTarget } from '#core/engine/targets.ts';
import { credit, debit } from '#core/ledger/legs.ts';
import { gl } from '#lib/books/gl.ts';
import { makeEffectiveData, settleSheetsData } from '#lib/cheques/schemas/clearing.ts';
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

type Chosen = z.output<typeof settleSheetsData>;
const FIELD = 'list_setoran_kliring';

/** Every chosen instrument exists. */
const allThere: Rule<Chosen, OfSheets> = {
  name: 'allThere',
  check: ({ data, extra: { sheets } }) =>
    sheets.length === data.list_setoran_kliring.length ? null : reject('CLEARING_SHEET', {}, FIELD),
};

const headOfficeOnly: Rule<Chosen, OfSheets> = {
  name: 'headOfficeOnly',
  check: ({ caller }) => (caller.headOffice ? null : reject('CLEARING_HEAD_OFFICE')),
};

/** An early credit is the bank's own risk (domain: clearing, early credit). */
const inTime: Rule<Chosen, OfSheets> = {
  name: 'inTime',
  check: ({ date, extra: { sheets } }) => {
    const early = sheets.find(({ tanggal_efektif }) => tanggal_efektif !== null && tanggal_efektif > date);
    return early
      ? override('KLIRING_DINI', 'BRANCH_MANAGER', {
          warkat: early.nomor_warkat,
          tanggal: early.tanggal_efektif ?? '',
        })
      : null;
  },
};

const load = async (db: Db, { list_setoran_kliring }: Chosen): Promise<OfSheets> => ({
  sheets: await sheetsOf(db, list_setoran_kliring),
});

/** Head office, which answers for the account at the central bank, approves it too, however small the sum: no level of a branch suffices. */
const byHeadOffice: Rule<Chosen, OfSheets> = {
  name: 'byHeadOffice',
  check: () => override('DUA_ORANG', 'HO_FINANCE', { jenis: 'KONFIRMASI_KLIRING' }),
};

/**
 * Head office confirms by hand that presented instruments are settled at the central bank: Dr 102001 / Cr 109001, the branches' through 110001
 * (domain: clearing, step 3). Always two persons; the manual way beside the gateway's message.
 */
export const settleSheets: Operation<Chosen, OfSheets> = {
  code: 'KONFIRMASI_KLIRING',
  schema: settleSheetsData,
  needs: () => ({}),
  load,
  before: [headOfficeOnly, allThere, inState(FIELD, 'DISETOR'), asSeen],
  rules: [byHeadOffice],
  subject: subjectOf,
  journal: ({ amounts, ref, extra: { sheets } }) => [
    debit({ kode_cabang: ref.headOffice, kode_gl: gl('BANK_INDONESIA') }, amounts.nominal),
    ...sheets.map((sheet) => credit(claimOf(sheet), sheet.nominal)),
  ],
  effects: ({ extra: { sheets } }) => [
    // Instruments that people carried to the clearing house themselves must not be presented a second time.
    ...sheets.map(withdrawn(false)),
    ...sheets.map((sheet) =>
      move({ tabel: 'clearing_warkat', dari: 'DISETOR', ke: 'SELESAI_KLIRING', kunci: key(sheet) }),
    ),
  ],
};

/**
 * Makes settled instruments good funds: Dr 201004 / Cr the account, for each (domain: clearing, step 4a). Always two persons; early with an override.
 */
export const makeEffective: Operation<Chosen, OfSheets> = {
  code: 'EFEKTIFKAN_SETORAN_KLIRING',
  schema: makeEffectiveData,
  needs: (_: Chosen, __: Caller, { sheets }) => ({ accounts: accountsOf(sheets) }),
  load,
  before: [allThere, inState(FIELD, 'SELESAI_KLIRING'), asSeen, handledHere(FIELD)],
  rules: [inTime],
  subject: subjectOf,
  journal: (context) =>
    context.extra.sheets.flatMap((sheet) => [
      debit(owedFor(sheet), sheet.nominal),
      credit(accountTarget(context, sheet.nomor_rekening), sheet.nominal, {
        keterangan: `${sheet.jenis} ${sheet.nomor_warkat}`,
      }),
    ]),
  effects: ({ extra: { sheets } }) =>
    sheets.map((sheet) =>
      move({ tabel: 'clearing_warkat', dari: 'SELESAI_KLIRING', ke: 'EFEKTIF', kunci: key(sheet) }),
    ),
};
