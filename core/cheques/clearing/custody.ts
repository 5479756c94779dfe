import type { z } from 'zod';
import type { Caller } from '#core/access/context.ts';
import type { Db } from '#core/db/client.ts';
import { move } from '#core/engine/move.ts';
import { type OpContext, type Operation, type Rule, reject } from '#core/engine/operation.ts';
import { credit, debit, type Leg } from '#core/ledger/legs.ts';
import { gl } from '#lib/books/gl.ts';
import { giveBackData, runCustodyData } from '#lib/cheques/schemas/clearing.ts';
import {
  accountsOf,
  asSeen,
  type ClearingTerms,
  claimOf,
  handledHere,
  key,
  type OfSheets,
  owedFor,
  sheetsInGroup,
  subjectOf,
  termsOf,
} from './instruments.ts';

type Run = z.output<typeof runCustodyData>;
type GiveBack = z.output<typeof giveBackData>;
type Group = Run | GiveBack;
interface Custody extends OfSheets {
  readonly terms: ClearingTerms;
}

async function load(db: Db, { id_group }: Group, caller: Caller): Promise<Custody> {
  const [sheets, terms] = await Promise.all([sheetsInGroup(db, id_group), termsOf(db, caller)]);
  return { sheets, terms };
}

const stillInCustody: Rule<Group, Custody> = {
  name: 'stillInCustody',
  check: ({ data, extra: { sheets } }) =>
    sheets.length > 0 ? null : reject('CLEARING_GROUP', { group: data.id_group }, 'id_group'),
};

const due: Rule<Run, Custody> = {
  name: 'due',
  check: ({ data, date, extra: { sheets } }) => {
    const tanggal = sheets[0]?.tanggal_kliring ?? date;
    return tanggal > date ? reject('CLEARING_NOT_DUE', { group: data.id_group, tanggal }, 'id_group') : null;
  },
};

/** Reverses the legs of custody in the off-balance books. */
const outOfCustody = ({ amounts, extra: { sheets } }: OpContext<Group, Custody>): Leg[] =>
  sheets
    .slice(0, 1)
    .flatMap(({ kode_cabang }) => [
      debit({ kode_cabang, kode_gl: gl('DEBIT_CONTRA') }, amounts.nominal),
      credit({ kode_cabang, kode_gl: gl('CHEQUES_IN_CUSTODY') }, amounts.nominal),
    ]);

const common = {
  needs: (_: Group, __: Caller, { sheets }: Custody) => ({ accounts: accountsOf(sheets) }),
  load,
};

/**
 * Lodges a custody group on its day or later: Dr 909001 / Cr 901001, and Dr 109001 / Cr 201004 for each instrument. A group lodged after the cut-off
 * is good funds a business day later.
 */
export const runCustody: Operation<Run, Custody> = {
  code: 'JALANKAN_TITIPAN_KLIRING',
  schema: runCustodyData,
  ...common,
  before: [stillInCustody, asSeen],
  rules: [handledHere('id_group'), due],
  subject: subjectOf,
  journal: (context) => [
    ...outOfCustody(context),
    ...context.extra.sheets.flatMap((sheet) => [
      debit(claimOf(sheet), sheet.nominal),
      credit(owedFor(sheet), sheet.nominal),
    ]),
  ],
  effects: ({ extra: { sheets, terms } }) => [
    ...sheets.map((sheet) => ({ efek: 'clearing_present', fase: 'sebelum', ...key(sheet) }) as const),
    ...sheets.map((sheet) =>
      move({
        tabel: 'clearing_warkat',
        dari: 'TITIPAN',
        ke: 'DISETOR',
        kunci: key(sheet),
        kolom: { tanggal_efektif: terms.efektif },
      }),
    ),
  ],
};

/** Gives the instruments of a group back to their depositor before they are lodged: Dr 909001 / Cr 901001. Always two persons. */
export const giveBack: Operation<GiveBack, Custody> = {
  code: 'HAPUS_TITIPAN_KLIRING',
  schema: giveBackData,
  ...common,
  before: [stillInCustody, asSeen],
  rules: [handledHere('id_group')],
  subject: (context) => ({ ...subjectOf(context), keterangan: context.data.alasan }),
  journal: outOfCustody,
  effects: ({ extra: { sheets } }) =>
    sheets.map((sheet) => move({ tabel: 'clearing_warkat', dari: 'TITIPAN', ke: 'DITARIK', kunci: key(sheet) })),
};
