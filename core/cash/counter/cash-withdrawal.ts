import { cashOut } from '#core/engine/counted-cash.ts';
import type { Operation } from '#core/engine/operation.ts';
import { oneWayEach } from '#core/engine/rules/cash-rules.ts';
import { wholeUnits, withdrawnFreely } from '#core/engine/rules/product-rules.ts';
import { signedEvidence, signedTogether } from '#core/engine/rules/signing-rules.ts';
import { accountTarget, boxTarget, ownTill } from '#core/engine/targets.ts';
import { credit, debit } from '#core/ledger/legs.ts';
import { cashData } from '#lib/cash/schemas/teller.ts';
import { type CashData, cashSubject, presenterOfCompany, theAccount } from './cash.ts';

/** Cash over the counter out of an account: Dr account / Cr teller cash (domain: teller and vault, customer cash). */
export const cashWithdrawal: Operation<CashData> = {
  code: 'TARIK_TUNAI',
  schema: cashData,
  needs: (data) => ({ accounts: [data.nomor_rekening] }),
  // A cheque shares the rules below and not this one: it is paid to its bearer.
  before: [withdrawnFreely(theAccount, 'nomor_rekening'), presenterOfCompany],
  rules: [wholeUnits('TUNAI'), oneWayEach, signedTogether(theAccount)],
  subject: cashSubject,
  journal: (context) => {
    const minor = context.amounts.nominal;
    return [
      debit(accountTarget(context, context.data.nomor_rekening), minor),
      credit(boxTarget(ownTill(context)), minor),
    ];
  },
  denominations: cashOut,
  evidence: signedEvidence(theAccount),
};
