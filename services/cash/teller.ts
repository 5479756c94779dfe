import { teller as definitions } from '#lib/cash/operations/teller.ts';
import { list, processor, record, schemasOf } from '#services/endpoint.ts';

const schema = schemasOf(() => import('#lib/cash/schemas/teller.ts'));

export const teller = {
  cashDeposit: processor(definitions.SETOR_TUNAI, schema('cashDepositInput'), [
    'till',
    'rekening',
    'transaksi',
    'laporan',
    'wic',
  ]),
  cashWithdrawal: processor(definitions.TARIK_TUNAI, schema('cashWithdrawalInput'), [
    'till',
    'rekening',
    'transaksi',
    'laporan',
    'wic',
  ]),
  exchange: processor(definitions.TUKAR_UANG, schema('exchangeInput'), ['till', 'transaksi', 'wic']),
  bookTransfer: processor(definitions.PEMINDAHBUKUAN, schema('bookTransferInput'), [
    'rekening',
    'transaksi',
    'laporan',
  ]),
  reversal: processor(definitions.REVERSAL, schema('reversalInput'), [
    'till',
    'vault',
    'rekening',
    'transaksi',
    'laporan',
  ]),
  correction: processor(definitions.KOREKSI, schema('correctionInput'), [
    'till',
    'vault',
    'rekening',
    'transaksi',
    'laporan',
  ]),
  tills: list('teller', 'teller.teller', schema('tellerQuery'), ['till']),
  till: record('teller/detail', 'teller.tellerDetail', schema('tellerDetailQuery'), ['till']),
  today: list('transaksi/informasi/today', 'teller.transaksiToday', schema('transaksiQuery'), ['transaksi']),
  history: list('transaksi/informasi/history', 'teller.transaksiHistory', schema('transaksiRiwayatQuery'), [
    'transaksi',
  ]),
  details: record('transaksi/informasi/details', 'teller.transaksiDetails', schema('transaksiDetailsQuery'), [
    'transaksi',
  ]),
};
