import { rekeningQuery, validateRekeningQuery } from '#lib/schemas/savings.ts';
import { list, record } from './endpoint.ts';

export const savings = {
  accounts: list('rekening', 'savings.rekening', rekeningQuery, ['rekening']),
  account: record('validate-rekening', 'savings.validateRekening', validateRekeningQuery, ['rekening']),
};
