import { list, record, schemasOf } from '#services/endpoint.ts';

const schema = schemasOf(() => import('#lib/control/schemas/parameter.ts'));

/** The bank keeps these by code; terms.ts has what it sets from a day on, beside its definitions. */
export const parameter = {
  branchStatus: record('parameter/status-cabang', 'parameter.statusCabang', schema('cabangQuery'), ['cabang']),
  accountingDate: record('parameter/accounting-date', 'parameter.accountingDate', schema('cabangQuery'), ['cabang']),
  branches: list('parameter/kode-cabang', 'parameter.kodeCabang', schema('kodeCabangQuery'), ['cabang']),
  denominations: list('parameter/denom-list', 'parameter.denomList', schema('denomQuery')),
  referenceNumber: record('parameter/reference-number', 'parameter.referenceNumber', schema('emptyQuery')),
};
