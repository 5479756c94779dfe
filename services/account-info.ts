import { list, schemasOf } from './endpoint.ts';

const schema = schemasOf(() => import('#lib/schemas/account-info.ts'));

export const accountInfo = {
  history: list('pemeliharaan-rekening/history-transaksi', 'savings.historyTransaksi', schema('historyQuery'), [
    'rekening',
    'transaksi',
  ]),
  kinds: list('pemeliharaan-rekening/history-transaksi/trx-list', 'savings.trxList', schema('trxListQuery')),
};
