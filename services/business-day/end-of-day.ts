import { endOfDay as definitions } from '#lib/business-day/operations/end-of-day.ts';
import { list, operation, record, schemasOf } from '#services/endpoint.ts';

const schema = schemasOf(() => import('#lib/business-day/schemas/end-of-day.ts'));

export const endOfDay = {
  progress: record('cabang/malam', 'endOfDay.malam', schema('endOfDayQuery'), ['cabang', 'till', 'inbox']),
  forecast: record('cabang/ramal-malam', 'endOfDay.ramal', schema('endOfDayQuery'), [
    'cabang',
    'till',
    'vault',
    'inbox',
  ]),
  resume: operation(definitions.LANJUT_MALAM, schema('resumeEndOfDayInput'), ['cabang']),
  endBankDay: operation(definitions.AKHIRI_HARI, schema('endBankDayInput'), ['cabang', 'till', 'inbox', 'laporan']),
  history: list('cabang/riwayat-malam', 'endOfDay.riwayatMalam', schema('endsOfDayQuery'), ['cabang']),
};
