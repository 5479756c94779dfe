import { evening as cards } from '#lib/business-day/operations/evening.ts';
import { list, operation, record, schemasOf } from '#services/endpoint.ts';

const schema = schemasOf(() => import('#lib/business-day/schemas/evening.ts'));

export const evening = {
  evening: record('cabang/malam', 'evening.malam', schema('eveningQuery'), ['cabang', 'till', 'inbox']),
  forecast: record('cabang/ramal-malam', 'evening.ramal', schema('eveningQuery'), ['cabang', 'till', 'vault', 'inbox']),
  resume: operation(cards.LANJUT_MALAM, schema('resumeEveningInput'), ['cabang']),
  endBankDay: operation(cards.AKHIRI_HARI, schema('endBankDayInput'), ['cabang', 'till', 'inbox', 'laporan']),
  nights: list('cabang/riwayat-malam', 'evening.riwayatMalam', schema('nightsQuery'), ['cabang']),
};
