import { cashIn } from '#core/engine/counted-cash.ts';
import type { Operation } from '#core/engine/operation.ts';
import { oneWayEach } from '#core/engine/rules/cash-rules.ts';
import { firstDeposit, nextDeposit, wholeUnits } from '#core/engine/rules/product-rules.ts';
import { accountTarget, boxTarget, ownTill } from '#core/engine/targets.ts';
import { credit, debit } from '#core/ledger/legs.ts';
import { cashData } from '#lib/cash/schemas/teller.ts';
import { type CashData, cashSubject, theAccount } from './cash.ts';

/** Cash over the counter into an account: Dr teller cash / Cr account (domain: teller and vault, customer cash). */
export const cashDeposit: Operation<CashData> = {
  code: 'SETOR_TUNAI',
  schema: cashData,
  needs: (data) => ({ accounts: [data.nomor_rekening] }),
  rules: [wholeUnits('TUNAI'), firstDeposit(theAccount), nextDeposit(theAccount), oneWayEach],
  subject: cashSubject,
  journal: (context) => {
    const minor = context.amounts.nominal;
    return [
      debit(boxTarget(ownTill(context)), minor),
      credit(accountTarget(context, context.data.nomor_rekening), minor),
    ];
  },
  // The teller receives notes and gives change.
  denominations: cashIn,
};
