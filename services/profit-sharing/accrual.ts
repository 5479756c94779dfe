import { list, schemasOf } from '#services/endpoint.ts';

const schema = schemasOf(() => import('#lib/profit-sharing/schemas/accrual.ts'));

export const accrual = {
  history: list(
    'pemeliharaan-rekening/history-accrual-bagi-hasil',
    'accrual.historyAccrualBagiHasil',
    schema('accrualsQuery'),
    ['rekening', 'transaksi'],
  ),
};
