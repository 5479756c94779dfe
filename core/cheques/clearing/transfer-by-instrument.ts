import type { z } from 'zod';
import { amountsOf } from '#core/access/amounts.ts';
import { move } from '#core/engine/move.ts';
import { type Operation, type Rule, reject } from '#core/engine/operation.ts';
import {
  brought,
  coverAtCounter,
  coverFees,
  coverLegs,
  type OfCover,
  saysItsCover,
} from '#core/engine/rules/automatic-cover.ts';
import {
  inItsTime,
  type Known,
  knownOf,
  mayBePaid,
  notFrozen,
  outOfABook,
  type PresentedInstrument,
  paidBy,
  saysTheSame,
} from '#core/engine/rules/presented-instruments.ts';
import { firstDeposit, withdrawnFreely } from '#core/engine/rules/product-rules.ts';
import { accountTarget } from '#core/engine/targets.ts';
import { credit, debit } from '#core/ledger/legs.ts';
import { transferBySheetData } from '#lib/cheques/schemas/inward-clearing.ts';

type Data = z.output<typeof transferBySheetData>;
interface Moving extends Known, OfCover {}
const from = (data: Data) => data.nomor_rekening;
const to = (data: Data) => data.nomor_rekening_kredit;

const presentedCheque = (data: Data): PresentedInstrument => ({
  ...data,
  tanggal_efektif: data.tanggal_efektif ?? data.tanggal_warkat,
});
const onPresented = (rule: Rule<PresentedInstrument, Known>): Rule<Data, Moving> => ({
  name: rule.name,
  check: (context) => rule.check({ ...context, data: presentedCheque(context.data) }),
});

const differentAccounts: Rule<Data, Moving> = {
  name: 'differentAccounts',
  check: ({ data }) => (from(data) === to(data) ? reject('SAME_ACCOUNT', {}, 'nomor_rekening_kredit') : null),
};

/** An alteration without the drawer's signature makes the instrument invalid. */
const asWritten: Rule<Data, Moving> = {
  name: 'asWritten',
  check: ({ data: { nomor_warkat: warkat, diubah } }) =>
    diubah === 'T' ? reject('CHEQUE_ALTERED', { warkat }, 'diubah') : null,
};

/**
 * Book transfer by warkat: an instrument of our customer goes to the account of another one of ours and never leaves the bank: Dr the drawer / Cr the
 * payee, through 110001 across branches (domain: clearing; transfers, book transfer). An automatic transfer covers a shortfall, where the account has
 * one. Its reversal gives the instrument its former state back.
 */
export const transferByInstrument: Operation<Data, Moving> = {
  code: 'PEMINDAHBUKUAN_KLIRING',
  schema: transferBySheetData,
  needs: (data, _, { cover }) => ({ accounts: [from(data), to(data), ...(cover ? [cover.rekening] : [])] }),
  load: async (db, data, caller) => {
    const [known, { cover }] = await Promise.all([
      knownOf(db, data, caller),
      coverAtCounter(db, 'PEMINDAHBUKUAN_KLIRING', data, amountsOf(transferBySheetData, data).nominal, caller),
    ]);
    return { ...known, cover };
  },
  before: [
    differentAccounts,
    withdrawnFreely(from, 'nomor_rekening') as Rule<Data, Moving>,
    onPresented(outOfABook),
    onPresented(mayBePaid),
    onPresented(notFrozen),
  ],
  rules: [
    asWritten,
    onPresented(saysTheSame),
    onPresented(inItsTime),
    saysItsCover,
    firstDeposit(to) as Rule<Data, Moving>,
  ],
  subject: ({ data, amounts }) => ({
    nominal: amounts.nominal,
    kode_valuta: data.kode_valuta,
    rekening: from(data),
    lawan: to(data),
    keterangan: [`${data.jenis} ${data.nomor_warkat}`, data.keterangan].filter(Boolean).join(' · '),
    id_kas: null,
  }),
  journal: (context) => {
    const { jenis, nomor_warkat } = context.data;
    const { nominal: minor } = context.amounts;
    return [
      ...coverLegs(context, from(context.data), `${jenis} ${nomor_warkat}`),
      debit(accountTarget(context, from(context.data)), minor),
      credit(accountTarget(context, to(context.data)), minor),
    ];
  },
  fees: coverFees,
  effects: ({ data, amounts, extra }) => [
    move(paidBy(presentedCheque(data), amounts.nominal, extra)),
    ...brought(data, extra),
  ],
};
