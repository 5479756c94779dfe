import type { OperationDefinitions } from '#lib/operations/definition.ts';

const byItself = {
  leaves: 'JOURNAL',
  group: 'NON_TUNAI',
  daily: null,
  cash: null,
  customer: false,
  undo: null,
  duty: null,
  call: null,
  unattended: 'BANK',
  check: null,
  screen: null,
} as const;

/** The end of day takes these fees of accounts by their contracts. */
export const fee = {
  BIAYA: {
    trans_code: '1691',
    singkat: 'BSM',
    id: 'Biaya di bawah saldo minimum',
    en: 'Fee below the minimum balance',
    ...byItself,
  },
  BIAYA_BULANAN: {
    trans_code: '1692',
    singkat: 'BAB',
    id: 'Biaya administrasi bulanan',
    en: 'Monthly administration fee',
    ...byItself,
  },
} as const satisfies OperationDefinitions;
