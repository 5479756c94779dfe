/** The bank's own accounts in another currency: with other banks, and with Bank Indonesia (domain: chart of accounts). */
export const foreignAccounts = { BANK_LAIN: '103001', BANK_INDONESIA: '102002' } as const;
export const foreignAccountNames = [
  'BANK_LAIN',
  'BANK_INDONESIA',
] as const satisfies readonly (keyof typeof foreignAccounts)[];

/** Those that its rupiah go out of and come into. */
export const rupiahAccounts = { BANK_INDONESIA: '102001', BANK_LAIN: '103001' } as const;
export const rupiahAccountNames = [
  'BANK_INDONESIA',
  'BANK_LAIN',
] as const satisfies readonly (keyof typeof rupiahAccounts)[];

/** BELI: rupiah become currency, JUAL: currency becomes rupiah, BEBAN: something is paid with currency. */
export const dealKinds = ['BELI', 'JUAL', 'BEBAN'] as const;
export type DealKind = (typeof dealKinds)[number];
