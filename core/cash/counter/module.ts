import { read } from '#core/access/handler.ts';
import { bookTransfer } from './book-transfer.ts';
import { cashDeposit } from './cash-deposit.ts';
import { cashWithdrawal } from './cash-withdrawal.ts';
import { correction } from './correction.ts';
import { moneyExchange } from './money-exchange.ts';
import { payCheque } from './pay-cheque.ts';
import { tellerDetail, teller as tellers } from './queries.ts';
import { reversal } from './reversal.ts';
import { transaksiHistory } from './transaction-history.ts';
import { transaksiDetails, transaksiToday } from './transaction-queries.ts';

/** The counter. */
export const teller = {
  operations: {
    SETOR_TUNAI: cashDeposit,
    TARIK_TUNAI: cashWithdrawal,
    TUKAR_UANG: moneyExchange,
    PEMINDAHBUKUAN: bookTransfer,
    REVERSAL: reversal,
    KOREKSI: correction,
    BAYAR_CEK: payCheque,
  },
  handlers: () => ({
    'teller.teller': read(tellers),
    'teller.tellerDetail': read(tellerDetail),
    'teller.transaksiToday': read(transaksiToday),
    'teller.transaksiHistory': read(transaksiHistory),
    'teller.transaksiDetails': read(transaksiDetails),
  }),
};
