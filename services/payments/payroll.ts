import { payroll as definitions } from '#lib/payments/operations/payroll.ts';
import { list, MANY_ROWS, processor, query, schemasOf } from '#services/endpoint.ts';

const schema = schemasOf(() => import('#lib/payments/schemas/payroll.ts'));

export const payroll = {
  pay: {
    ...processor(definitions.BAYAR_GAJI, schema('payrollInput'), ['gaji', 'rekening', 'transaksi', 'laporan', 'inbox']),
    most: MANY_ROWS,
  },
  check: { ...query('gaji/periksa', 'payroll.periksa', schema('payrollCheckInput')), most: MANY_ROWS },
  payrolls: list('gaji', 'payroll.list', schema('payrollsQuery'), ['gaji']),
  rows: list('gaji/baris', 'payroll.baris', schema('salariesQuery'), ['gaji']),
};
