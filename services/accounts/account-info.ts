import { list, record, schemasOf } from '#services/endpoint.ts';

const schema = schemasOf(() => import('#lib/accounts/schemas/account-info.ts'));

export const accountInfo = {
  history: list('pemeliharaan-rekening/history-transaksi', 'savings.historyTransaksi', schema('historyQuery'), [
    'rekening',
    'transaksi',
  ]),
  info: record('pemeliharaan-rekening/info-rekening/tabungan', 'savings.infoTabungan', schema('accountInfoQuery'), [
    'rekening',
    'transaksi',
    'inbox',
  ]),
  asOf: record(
    'pemeliharaan-rekening/info-rekening/rekeningDetail',
    'savings.keadaanPerTanggal',
    schema('accountAsOfQuery'),
    ['rekening', 'transaksi'],
  ),
  kinds: list('pemeliharaan-rekening/history-transaksi/trx-list', 'savings.trxList', schema('trxListQuery')),
};
