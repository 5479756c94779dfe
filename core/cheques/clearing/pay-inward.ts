import type { z } from 'zod';
import type { Caller } from '#core/access/context.ts';
import type { Db } from '#core/db/client.ts';
import { move } from '#core/engine/move.ts';
import { type Operation, type Outcome, type Rule, reject } from '#core/engine/operation.ts';
import { brought, coverFees, coverLegs, type OfCover, saysItsCover } from '#core/engine/rules/automatic-cover.ts';
import {
  coveredByItsFund,
  inItsTime,
  type Known,
  knownOf,
  mayBePaid,
  notFrozen,
  outOfABook,
  outOfItsFund,
  type PresentedInstrument,
  paidBy,
  payerOf,
  presentedAmounts,
  saysTheSame,
} from '#core/engine/rules/presented-instruments.ts';
import { credit, debit } from '#core/ledger/legs.ts';
import { payInwardData } from '#lib/cheques/schemas/inward-clearing.ts';
import { coverOf } from './cover.ts';
import {
  asPresented,
  FIELD,
  inwardOf,
  type OfInward,
  subjectOf,
  suspenseFor,
  undecidedState,
  waits,
} from './inward.ts';

type Data = z.output<typeof payInwardData>;
interface Paying extends OfInward, OfCover, Known {}

async function load(db: Db, { id_penarikan }: Data, caller: Caller): Promise<Paying> {
  const [row, cover] = await Promise.all([inwardOf(db, id_penarikan, caller), coverOf(db, id_penarikan)]);
  return {
    row,
    cover,
    ...(row ? await knownOf(db, asPresented(row), caller) : { sheet: null, listed: null, khusus: null }),
  };
}

/** It is drawn on the account that both persons saw. */
const itsAccount: Rule<Data, Paying> = {
  name: 'itsAccount',
  check: ({ data: { nomor_rekening }, extra: { row } }) =>
    !row || row.nomor_rekening === nomor_rekening
      ? null
      : reject('INWARD_ACCOUNT', { warkat: row.nomor_warkat, rekening: row.rekening_tertulis }, 'nomor_rekening'),
};

/**
 * Applies a rule of presented instruments to this one, and points a refusal at it. The presentation day counts for a held instrument: waiting neither
 * takes its time away nor brings its effective date nearer.
 */
const onPresented = (rule: Rule<PresentedInstrument, Known>): Rule<Data, Paying> => ({
  name: rule.name,
  check: (context): Outcome | null => {
    const { row } = context.extra;
    if (!row) return null;
    const date = row.status === 'DITAHAN' ? row.tanggal_terima : context.date;
    const said = rule.check({
      ...context,
      date,
      data: asPresented(row),
      amounts: presentedAmounts(row.nominal),
    });
    return said?.kind === 'reject' ? { ...said, field: FIELD } : said;
  },
});

/**
 * Pays an instrument of ours that another bank presented: Dr the drawer's account / Cr 109005, or 109007 where it was held (domain: clearing,
 * penarikan, step 2a). It is paid whole or not at all, by the same rules as a cheque at the counter. An automatic transfer covers a shortfall in the
 * same journal, where the account has one. A closed account pays it from its special fund, Dr 203004. Always two persons; after a reversal it waits
 * again.
 */
export const payInward: Operation<Data, Paying> = {
  code: 'PENARIKAN_KLIRING',
  schema: payInwardData,
  needs: ({ nomor_rekening }, _, { cover }) => ({ accounts: [nomor_rekening, ...(cover ? [cover.rekening] : [])] }),
  load,
  before: [
    waits,
    itsAccount,
    onPresented(outOfABook),
    onPresented(mayBePaid),
    onPresented(notFrozen),
    onPresented(coveredByItsFund),
  ],
  rules: [onPresented(saysTheSame), onPresented(inItsTime), saysItsCover],
  subject: (context) => subjectOf(context, context.extra.row?.nama_penerima ?? ''),
  journal: (context) => {
    const { row } = context.extra;
    if (!row) return [];
    return [
      ...coverLegs(context, context.data.nomor_rekening, `${row.jenis} ${row.nomor_warkat}`),
      debit(payerOf(context, context.data.nomor_rekening, context.extra), row.nominal, {
        keterangan: `${row.jenis} ${row.nomor_warkat}`,
      }),
      credit(suspenseFor(row), row.nominal),
    ];
  },
  fees: coverFees,
  effects: ({ data, extra }) => [
    move({
      tabel: 'inward_warkat',
      dari: undecidedState(extra.row),
      ke: 'DIBAYAR',
      kunci: { id_penarikan: data.id_penarikan },
    }),
    ...(extra.row
      ? [
          move(paidBy(asPresented(extra.row), extra.row.nominal, extra)),
          ...outOfItsFund(data.nomor_rekening, extra.row.nominal, extra),
        ]
      : []),
    ...brought({ id_penarikan: data.id_penarikan }, extra),
  ],
};
