import { command, record, schemasOf } from './endpoint.ts';

const schema = schemasOf(() => import('#lib/schemas/parameter.ts'));

export const branch = {
  open: command('cabang/buka', 'branch.buka', schema('branchDayInput'), ['cabang', 'till', 'laporan']),
  close: command('cabang/tutup', 'branch.tutup', schema('branchDayInput'), ['cabang', 'till', 'laporan']),
  closeChecks: record('cabang/periksa-tutup', 'branch.periksaTutup', schema('cabangQuery'), [
    'cabang',
    'till',
    'inbox',
  ]),
};
