import { branchDayInput, cabangQuery } from '#lib/schemas/parameter.ts';
import { command, record } from './endpoint.ts';

export const branch = {
  open: command('cabang/buka', 'branch.buka', branchDayInput, ['cabang', 'till', 'laporan']),
  close: command('cabang/tutup', 'branch.tutup', branchDayInput, ['cabang', 'till', 'laporan']),
  closeChecks: record('cabang/periksa-tutup', 'branch.periksaTutup', cabangQuery, ['cabang', 'till', 'inbox']),
};
