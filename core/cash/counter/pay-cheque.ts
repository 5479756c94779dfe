import { move } from '#core/engine/move.ts';
import type { OpContext, Operation, Rule } from '#core/engine/operation.ts';
import { brought, coverFees, coverLegs, saysItsCover } from '#core/engine/rules/automatic-cover.ts';
import {
  coveredByItsFund,
  inItsTime,
  mayBePaid,
  notFrozen,
  outOfItsFund,
  paidBy,
  payerOf,
  saysTheSame,
} from '#core/engine/rules/presented-instruments.ts';
import { withdrawnFreely } from '#core/engine/rules/product-rules.ts';
import { signedEvidence } from '#core/engine/rules/signing-rules.ts';
import { boxTarget, ownTill } from '#core/engine/targets.ts';
import { credit, debit } from '#core/ledger/legs.ts';
import { payChequeData } from '#lib/cheques/schemas/warkat.ts';
import { type CashData, theAccount } from './cash.ts';
import { cashWithdrawal } from './cash-withdrawal.ts';
import {
  asWritten,
  type Cheque,
  onPresented,
  outOfItsBook,
  type Paying,
  presented,
  presentedCheque,
} from './cheque-rules.ts';

/** The cash of it, as a withdrawal by the cheque's bearer. */
const withdrawn = (context: OpContext<Cheque, Paying>): OpContext<CashData> => ({ ...context, extra: null });
const ofWithdrawal = (rule: Rule<CashData>): Rule<Cheque, Paying> => ({
  name: rule.name,
  check: (context) => rule.check(withdrawn(context)),
});

/**
 * Bayar cek tunai: a cheque of our own customer is paid in cash to who brings it, with all that a withdrawal asks. Dr account, or 203004
 * of one that is closed, / Cr teller cash; what the account lacks an automatic transfer brings in the same journal, where one keeps it. The sheet is used up, and its reversal gives it back as it was (domain: warkat maintenance; clearing, checks before pay).
 */
export const payCheque: Operation<Cheque, Paying> = {
  code: 'BAYAR_CEK',
  schema: payChequeData,
  needs: ({ nomor_rekening }, _, { cover }) => ({ accounts: [nomor_rekening, ...(cover ? [cover.rekening] : [])] }),
  load: presented,
  before: [
    withdrawnFreely(theAccount, 'nomor_rekening'),
    outOfItsBook,
    onPresented(mayBePaid),
    onPresented(notFrozen),
    onPresented(coveredByItsFund),
  ],
  rules: [
    asWritten,
    onPresented(saysTheSame),
    onPresented(inItsTime),
    saysItsCover,
    ...cashWithdrawal.rules.map(ofWithdrawal),
  ],
  evidence: signedEvidence(theAccount),
  subject: (context) => {
    const { nomor_warkat, keterangan } = context.data;
    return {
      ...cashWithdrawal.subject(withdrawn(context)),
      keterangan: [`CEK ${nomor_warkat}`, keterangan].filter(Boolean).join(' '),
    };
  },
  journal: (context) => {
    const { nomor_rekening, nomor_warkat } = context.data;
    const { nominal: minor } = context.amounts;
    return [
      ...coverLegs(context, nomor_rekening, `CEK ${nomor_warkat}`),
      debit(payerOf(context, nomor_rekening, context.extra), minor),
      credit(boxTarget(ownTill(context)), minor),
    ];
  },
  fees: coverFees,
  denominations: (context) => cashWithdrawal.denominations?.(withdrawn(context)) ?? {},
  effects: ({ data, amounts, extra }) => [
    move(paidBy(presentedCheque(data), amounts.nominal, extra)),
    ...outOfItsFund(data.nomor_rekening, amounts.nominal, extra),
    ...brought({ jenis: 'CEK', nomor_warkat: data.nomor_warkat }, extra),
  ],
};
