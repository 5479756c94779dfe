import { savings as cards } from '#lib/operations/savings.ts';
import { list, processor, record, schemasOf } from './endpoint.ts';

const schema = schemasOf(() => import('#lib/schemas/savings.ts'));

export const savings = {
  reactivation: processor(cards.REAKTIVASI_REKENING, schema('reactivationInput'), ['rekening', 'transaksi', 'laporan']),
  accounts: list('rekening', 'savings.rekening', schema('rekeningQuery'), ['rekening']),
  account: record('validate-rekening', 'savings.validateRekening', schema('validateRekeningQuery'), ['rekening']),
};
