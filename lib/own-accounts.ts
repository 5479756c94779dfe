/** The bank's own accounts in rupiah: at Bank Indonesia, and with other banks (domain: chart of accounts). */
export const rupiahAccounts = { BANK_INDONESIA: '102001', BANK_LAIN: '103001' } as const;
export const rupiahAccountNames = [
  'BANK_INDONESIA',
  'BANK_LAIN',
] as const satisfies readonly (keyof typeof rupiahAccounts)[];

/** Its accounts in another currency. */
export const foreignAccounts = { BANK_LAIN: '103001', BANK_INDONESIA: '102002' } as const;
export const foreignAccountNames = [
  'BANK_LAIN',
  'BANK_INDONESIA',
] as const satisfies readonly (keyof typeof foreignAccounts)[];
