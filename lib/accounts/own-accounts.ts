import { gl } from '#lib/books/gl.ts';

/** The bank has these own accounts in rupiah: at Bank Indonesia, and with other banks (domain: chart of accounts). */
export const rupiahAccounts = { BANK_INDONESIA: gl('BANK_INDONESIA'), BANK_LAIN: gl('OTHER_BANKS') } as const;
export const rupiahAccountNames = [
  'BANK_INDONESIA',
  'BANK_LAIN',
] as const satisfies readonly (keyof typeof rupiahAccounts)[];

/** The bank has these own accounts in other currencies. */
export const foreignAccounts = { BANK_LAIN: gl('OTHER_BANKS'), BANK_INDONESIA: gl('BANK_INDONESIA_FOREIGN') } as const;
export const foreignAccountNames = [
  'BANK_LAIN',
  'BANK_INDONESIA',
] as const satisfies readonly (keyof typeof foreignAccounts)[];
