import { operation, record, schemasOf } from './endpoint.ts';

const schema = schemasOf(() => import('#lib/schemas/parameter.ts'));

export const branch = {
  open: operation('BUKA_CABANG', schema('branchDayInput'), ['cabang', 'till', 'laporan']),
  close: operation('TUTUP_CABANG', schema('branchDayInput'), ['cabang', 'till', 'laporan']),
  closeChecks: record('cabang/periksa-tutup', 'branch.periksaTutup', schema('cabangQuery'), [
    'cabang',
    'till',
    'inbox',
  ]),
};
