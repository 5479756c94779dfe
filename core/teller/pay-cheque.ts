import { move } from '#core/engine/move.ts';
import type { OpContext, Operation, Rule } from '#core/engine/operation.ts';
import { loadParty, type Party, partyEffects } from '#core/engine/party.ts';
import { withdrawnFreely } from '#core/engine/rules/product-rules.ts';
import { inItsTime, mayBePaid, notFrozen, paidBy, saysTheSame } from '#core/engine/rules/shown-sheets.ts';
import { payChequeData } from '#lib/schemas/warkat.ts';
import { type CashData, theAccount } from './cash.ts';
import { cashWithdrawal } from './cash-withdrawal.ts';
import { asWritten, type Cheque, ofShown, outOfItsBook, type Paying, presented, shownAs } from './cheque-rules.ts';

/** The cash of it, as a withdrawal by whoever brings the cheque. */
const withdrawn = (context: OpContext<Cheque, Paying>): OpContext<CashData, Party | null> => ({
  ...context,
  extra: context.extra.party,
});
const ofWithdrawal = (rule: Rule<CashData, Party | null>): Rule<Cheque, Paying> => ({
  name: rule.name,
  check: (context) => rule.check(withdrawn(context)),
});

/**
 * Bayar cek tunai: a cheque of our own customer is paid in cash to who brings it, with all that a withdrawal asks. Dr account / Cr teller
 * cash; the sheet is used up, and its reversal gives it back as it was (domain: warkat maintenance; clearing, checks before pay).
 */
export const payCheque: Operation<Cheque, Paying> = {
  code: 'BAYAR_CEK',
  schema: payChequeData,
  needs: ({ nomor_rekening }) => ({ accounts: [nomor_rekening] }),
  load: async (db, data, caller) => {
    const [party, known] = await Promise.all([loadParty(db, data, caller), presented(db, data, caller)]);
    return { party, ...known };
  },
  before: [withdrawnFreely(theAccount, 'nomor_rekening'), outOfItsBook, ofShown(mayBePaid), ofShown(notFrozen)],
  rules: [asWritten, ofShown(saysTheSame), ofShown(inItsTime), ...cashWithdrawal.rules.map(ofWithdrawal)],
  subject: (context) => {
    const { nomor_warkat, keterangan } = context.data;
    return {
      ...cashWithdrawal.subject(withdrawn(context)),
      keterangan: [`CEK ${nomor_warkat}`, keterangan].filter(Boolean).join(' '),
    };
  },
  journal: (context) => cashWithdrawal.journal(withdrawn(context)),
  pieces: (context) => cashWithdrawal.pieces?.(withdrawn(context)) ?? {},
  effects: ({ data, extra }) => [move(paidBy(shownAs(data), extra)), ...partyEffects(data, 'PEMBAWA')],
};
