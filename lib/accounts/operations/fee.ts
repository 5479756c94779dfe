import type { OperationDefinitions } from '#lib/operations/definition.ts';
import { postedByBank } from '#lib/operations/kinds.ts';

/** The end of day takes these fees of accounts by their contracts. */
export const fee = {
  BIAYA: {
    trans_code: '1691',
    singkat: 'BSM',
    id: 'Biaya di bawah saldo minimum',
    en: 'Fee below the minimum balance',
    ...postedByBank,
  },
  BIAYA_BULANAN: {
    trans_code: '1692',
    singkat: 'BAB',
    id: 'Biaya administrasi bulanan',
    en: 'Monthly administration fee',
    ...postedByBank,
  },
} as const satisfies OperationDefinitions;
