import { read } from '#core/access/handler.ts';
import { processor } from '#core/workflow/processor.ts';
import { bookTransfer } from './book-transfer.ts';
import { cashDeposit } from './cash-deposit.ts';
import { cashWithdrawal } from './cash-withdrawal.ts';
import { tellerDetail, teller as tellers } from './queries.ts';
import { reversal } from './reversal.ts';
import { transaksiDetails, transaksiToday } from './transaction-queries.ts';

/** The counter. */
export const teller = {
  operations: [cashDeposit, cashWithdrawal, bookTransfer, reversal],
  handlers: () => ({
    'teller.setorTunai': processor(cashDeposit),
    'teller.tarikTunai': processor(cashWithdrawal),
    'teller.pemindahbukuan': processor(bookTransfer),
    'teller.reversal': processor(reversal),
    'teller.teller': read(tellers),
    'teller.tellerDetail': read(tellerDetail),
    'teller.transaksiToday': read(transaksiToday),
    'teller.transaksiDetails': read(transaksiDetails),
  }),
};
