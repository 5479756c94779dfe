import { list, schemasOf } from './endpoint.ts';

const schema = schemasOf(() => import('#lib/schemas/accrual.ts'));

export const accrual = {
  history: list(
    'pemeliharaan-rekening/history-accrual-bagi-hasil',
    'accrual.historyAccrualBagiHasil',
    schema('accrualsQuery'),
    ['rekening', 'transaksi'],
  ),
};
