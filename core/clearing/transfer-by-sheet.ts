import type { z } from 'zod';
import { move } from '#core/engine/move.ts';
import { type Operation, type Rule, reject } from '#core/engine/operation.ts';
import { firstDeposit, withdrawnFreely } from '#core/engine/rules/product-rules.ts';
import {
  inItsTime,
  type Known,
  knownOf,
  mayBePaid,
  notFrozen,
  outOfABook,
  paidBy,
  type Shown,
  saysTheSame,
} from '#core/engine/rules/shown-sheets.ts';
import { accountTarget } from '#core/engine/targets.ts';
import { credit, debit } from '#core/ledger/legs.ts';
import { toMinor } from '#lib/money.ts';
import { transferBySheetData } from '#lib/schemas/inward-clearing.ts';

type Data = z.output<typeof transferBySheetData>;
const from = (data: Data) => data.nomor_rekening;
const to = (data: Data) => data.nomor_rekening_kredit;

const shownAs = (data: Data): Shown => ({ ...data, tanggal_efektif: data.tanggal_efektif ?? data.tanggal_warkat });
const ofShown = (rule: Rule<Shown, Known>): Rule<Data, Known> => ({
  name: rule.name,
  check: (context) => rule.check({ ...context, data: shownAs(context.data) }),
});

const differentAccounts: Rule<Data, Known> = {
  name: 'differentAccounts',
  check: ({ data }) => (from(data) === to(data) ? reject('SAME_ACCOUNT', {}, 'nomor_rekening_kredit') : null),
};

/** What was altered without its drawer's signature does not hold. */
const asWritten: Rule<Data, Known> = {
  name: 'asWritten',
  check: ({ data: { nomor_warkat: warkat, diubah } }) =>
    diubah === 'T' ? reject('CHEQUE_ALTERED', { warkat }, 'diubah') : null,
};

/**
 * Book transfer by warkat: a sheet of our customer goes to the account of another one of ours and never leaves the bank: Dr the drawer / Cr the
 * payee, through 110001 across branches (domain: clearing; transfers, book transfer). Its reversal gives the sheet back as it was.
 */
export const transferBySheet: Operation<Data, Known> = {
  code: 'PEMINDAHBUKUAN_KLIRING',
  schema: transferBySheetData,
  needs: (data) => ({ accounts: [from(data), to(data)] }),
  load: (db, data, caller) => knownOf(db, data, caller),
  before: [
    differentAccounts,
    withdrawnFreely(from, 'nomor_rekening') as Rule<Data, Known>,
    ofShown(outOfABook),
    ofShown(mayBePaid),
    ofShown(notFrozen),
  ],
  rules: [asWritten, ofShown(saysTheSame), ofShown(inItsTime), firstDeposit(to) as Rule<Data, Known>],
  subject: ({ data }) => ({
    nominal: toMinor(data.nominal),
    kode_valuta: data.kode_valuta,
    rekening: from(data),
    lawan: to(data),
    keterangan: [`${data.jenis} ${data.nomor_warkat}`, data.keterangan].filter(Boolean).join(' · '),
    id_kas: null,
  }),
  journal: (context) => {
    const minor = toMinor(context.data.nominal);
    return [
      debit(accountTarget(context, from(context.data)), minor),
      credit(accountTarget(context, to(context.data)), minor),
    ];
  },
  effects: ({ data, extra }) => [move(paidBy(shownAs(data), extra))],
};
