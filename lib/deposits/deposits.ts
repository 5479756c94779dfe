/** The bank keeps this product code for term deposits: it is the fourth and fifth digit of their numbers. */
export const DEPOSIT_PRODUCT = '14';
/** The tenors are in months (domain: products). */
export const tenors = ['1', '3', '6', '12'] as const;
/** At the end of a term nothing rolls, the principal rolls, or principal and net share roll. */
export const rollOvers = ['NON_ARO', 'ARO', 'ARO_PLUS'] as const;
/** The money of a deposit comes from an account, from cash or from another bank. */
export const sources = ['REKENING', 'TUNAI', 'KIRIMAN'] as const;
/** The rule sets the cost of breaking a deposit before its end. */
export const breakRules = ['BIAYA', 'DENDA', 'TANPA_BAGI_HASIL', 'HITUNG_ULANG'] as const;
export type BreakRule = (typeof breakRules)[number];
/** A deposit goes through these states. */
export const depositStates = [
  'TERDAFTAR',
  'AKTIF',
  'JATUH_TEMPO',
  'DICAIRKAN',
  'DICAIRKAN_DINI',
  'DIBATALKAN',
] as const;
export type DepositState = (typeof depositStates)[number];
/** A certificate goes through these states. BELUM_KEMBALI: its deposit has ended, the customer still has it. */
export const bilyetStates = [
  'STOK',
  'DI_TANGAN',
  'BERLAKU',
  'BELUM_KEMBALI',
  'RUSAK',
  'HILANG',
  'DITERIMA_KEMBALI',
] as const;

/** Returns true for the number of a deposit. A number keeps its product for good. */
export const isDepositNumber = (number: string): boolean => number.slice(3, 5) === DEPOSIT_PRODUCT;

/** Returns the control account of a tenor: 302001, 302003, 302006, 302012 (domain: chart of accounts). */
export const depositGl = (tenor: number): string => `3020${String(tenor).padStart(2, '0')}`;

/** Money of a deposit leaves the bank to an account or over the counter. */
export const payoutChannels = ['REKENING', 'TUNAI'] as const;
export type PayoutChannel = (typeof payoutChannels)[number];
