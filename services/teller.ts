import {
  bookTransferInput,
  cashDepositInput,
  cashWithdrawalInput,
  reversalInput,
  tellerDetailQuery,
  tellerQuery,
  transaksiDetailsQuery,
  transaksiQuery,
} from '#lib/schemas/teller.ts';
import { list, processor, record } from './endpoint.ts';

export const teller = {
  cashDeposit: processor('flow/setor-tunai', 'teller.setorTunai', cashDepositInput, [
    'till',
    'rekening',
    'transaksi',
    'laporan',
  ]),
  cashWithdrawal: processor('flow/tarik-tunai', 'teller.tarikTunai', cashWithdrawalInput, [
    'till',
    'rekening',
    'transaksi',
    'laporan',
  ]),
  bookTransfer: processor('flow/pemindahbukuan', 'teller.pemindahbukuan', bookTransferInput, [
    'rekening',
    'transaksi',
    'laporan',
  ]),
  reversal: processor('flow/reversal', 'teller.reversal', reversalInput, [
    'till',
    'vault',
    'rekening',
    'transaksi',
    'laporan',
  ]),
  tills: list('teller', 'teller.teller', tellerQuery, ['till']),
  till: record('teller/detail', 'teller.tellerDetail', tellerDetailQuery, ['till']),
  today: list('transaksi/informasi/today', 'teller.transaksiToday', transaksiQuery, ['transaksi']),
  details: record('transaksi/informasi/details', 'teller.transaksiDetails', transaksiDetailsQuery, ['transaksi']),
};
