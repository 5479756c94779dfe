import { list, processor, record, schemasOf } from './endpoint.ts';

const schema = schemasOf(() => import('#lib/schemas/savings.ts'));

export const savings = {
  reactivation: processor('REAKTIVASI_REKENING', schema('reactivationInput'), ['rekening', 'transaksi', 'laporan']),
  accounts: list('rekening', 'savings.rekening', schema('rekeningQuery'), ['rekening']),
  account: record('validate-rekening', 'savings.validateRekening', schema('validateRekeningQuery'), ['rekening']),
};
