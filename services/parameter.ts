import { cabangQuery, denomQuery, emptyQuery, kodeCabangQuery } from '#lib/schemas/parameter.ts';
import { list, record } from './endpoint.ts';

export const parameter = {
  branchStatus: record('parameter/status-cabang', 'parameter.statusCabang', cabangQuery, ['cabang']),
  accountingDate: record('parameter/accounting-date', 'parameter.accountingDate', cabangQuery, ['cabang']),
  branches: list('parameter/kode-cabang', 'parameter.kodeCabang', kodeCabangQuery, ['cabang']),
  denominations: list('parameter/denom-list', 'parameter.denomList', denomQuery),
  referenceNumber: record('parameter/reference-number', 'parameter.referenceNumber', emptyQuery),
};
