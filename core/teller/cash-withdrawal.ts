import type { Operation } from '#core/engine/operation.ts';
import {
  accountAccepts,
  accountExists,
  branchesOpen,
  enoughFunds,
  sameCurrency,
} from '#core/engine/rules/account-rules.ts';
import { withinEntryLimit } from '#core/engine/rules/authority-rules.ts';
import { denominationsAddUp, knownDenominations, piecesInStock, tillIsOpen } from '#core/engine/rules/cash-rules.ts';
import { notHerOwn, withinAccountDay, withinOwnDay } from '#core/engine/rules/daily-rules.ts';
import { wholeUnits, withdrawnFreely } from '#core/engine/rules/product-rules.ts';
import { rateOfTheDay } from '#core/engine/rules/rate-rules.ts';
import { accountTarget, boxTarget, ownTill, tillFor } from '#core/engine/targets.ts';
import { credit, debit } from '#core/ledger/legs.ts';
import { outgoing, toPieces } from '#core/ledger/pieces.ts';
import { toMinor } from '#lib/money.ts';
import { cashData } from '#lib/schemas/teller.ts';
import { type CashData, cashSubject, theAccount } from './cash.ts';

/** Cash over the counter out of an account: Dr account / Cr teller cash (domain: teller, customer cash). */
export const cashWithdrawal: Operation<CashData, null> = {
  code: 'TARIK_TUNAI',
  schema: cashData,
  needs: (data) => ({ accounts: [data.nomor_rekening] }),
  rules: [
    tillIsOpen,
    accountExists(theAccount),
    branchesOpen,
    sameCurrency(theAccount),
    rateOfTheDay,
    accountAccepts('debet', theAccount),
    withdrawnFreely(theAccount, 'nomor_rekening'),
    wholeUnits('TUNAI'),
    enoughFunds(theAccount),
    knownDenominations,
    denominationsAddUp,
    piecesInStock(tillFor),
    withinEntryLimit('TARIK_TUNAI'),
    withinOwnDay('TUNAI_KELUAR'),
    withinAccountDay('TUNAI', theAccount),
    notHerOwn,
  ],
  subject: cashSubject,
  journal: (context) => {
    const minor = toMinor(context.data.nominal);
    return [
      debit(accountTarget(context, context.data.nomor_rekening), minor),
      credit(boxTarget(ownTill(context)), minor),
    ];
  },
  pieces: (context) => ({ [ownTill(context).id_kas]: outgoing(toPieces(context.data.pecahan)) }),
};
