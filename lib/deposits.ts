/** The product code that the bank keeps for term deposits: the fourth and fifth digit of their numbers. */
export const DEPOSIT_PRODUCT = '14';
/** Tenors in months (domain: products). */
export const tenors = ['1', '3', '6', '12'] as const;
/** What happens at the end of a term: nothing, the principal rolls, principal and net share roll. */
export const rollOvers = ['NON_ARO', 'ARO', 'ARO_PLUS'] as const;
/** Where the money of a deposit comes from. */
export const sources = ['REKENING', 'TUNAI', 'KIRIMAN'] as const;
/** What breaking a deposit before its end costs. */
export const breakRules = ['BIAYA', 'DENDA', 'TANPA_BAGI_HASIL', 'HITUNG_ULANG'] as const;
export type BreakRule = (typeof breakRules)[number];
/** Where a deposit is in its life. */
export const depositStates = ['REGISTERED', 'ACTIVE', 'MATURED', 'CLOSED', 'BROKEN', 'CANCELLED'] as const;
export type DepositState = (typeof depositStates)[number];
/** Where a certificate is in its life. OUTSTANDING: its deposit has ended, the customer still has it. */
export const bilyetStates = ['STOCK', 'BRANCH', 'PRINTED', 'OUTSTANDING', 'SPOILED', 'LOST', 'RETURNED'] as const;

/** Is it the number of a deposit? A number says its product for good. */
export const isDepositNumber = (number: string): boolean => number.slice(3, 5) === DEPOSIT_PRODUCT;

/** The control account of a tenor: 302001, 302003, 302006, 302012 (domain: chart of accounts). */
export const depositGl = (tenor: number): string => `3020${String(tenor).padStart(2, '0')}`;
