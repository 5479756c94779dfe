import { list, record, schemasOf } from './endpoint.ts';

const schema = schemasOf(() => import('#lib/schemas/parameter.ts'));

/** What the bank keeps by code; what it sets from a day on is in terms.ts, beside its cards. */
export const parameter = {
  branchStatus: record('parameter/status-cabang', 'parameter.statusCabang', schema('cabangQuery'), ['cabang']),
  accountingDate: record('parameter/accounting-date', 'parameter.accountingDate', schema('cabangQuery'), ['cabang']),
  branches: list('parameter/kode-cabang', 'parameter.kodeCabang', schema('kodeCabangQuery'), ['cabang']),
  denominations: list('parameter/denom-list', 'parameter.denomList', schema('denomQuery')),
  referenceNumber: record('parameter/reference-number', 'parameter.referenceNumber', schema('emptyQuery')),
};
