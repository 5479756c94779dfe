import { list, record, schemasOf } from './endpoint.ts';

const schema = schemasOf(() => import('#lib/schemas/savings.ts'));

export const savings = {
  accounts: list('rekening', 'savings.rekening', schema('rekeningQuery'), ['rekening']),
  account: record('validate-rekening', 'savings.validateRekening', schema('validateRekeningQuery'), ['rekening']),
};
