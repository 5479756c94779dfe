/** These are the words of blocks of accounts and of held funds, and the rules of who may set and lift them (domain: blocks, holds, balances). */

/** One of these asked for it, the lowest first: the same or a higher one lifts it. */
export const requestLevels = ['NASABAH', 'CABANG', 'PUSAT', 'BERWENANG'] as const;
export type RequestLevel = (typeof requestLevels)[number];

/** A block shuts these sides of an account: debits, credits, both. */
export const blockSides = ['D', 'K', 'T'] as const;
export type BlockSide = (typeof blockSides)[number];

/** Funds are held for these reasons. */
export const holdKinds = ['JAMINAN', 'SENGKETA', 'KLIRING', 'PORSI', 'KARTU', 'PAJAK', 'RESMI', 'LAINNYA'] as const;

/** An account is blocked for these reasons. PENUNDAAN: transactions put off for the financial intelligence unit, for a few business days only. */
export const blockCauses = [
  'PERMINTAAN',
  'KEHILANGAN',
  'DATA',
  'SENGKETA',
  'PAJAK',
  'PENEGAK_HUKUM',
  'PENUNDAAN',
  'LAINNYA',
] as const;

/** Transactions may be put off for so many business days, the first one counted. */
export const POSTPONEMENT_DAYS = 5;

/** This rung of the approval ladder sets what the level asks for. */
export const placedBy: Readonly<Record<RequestLevel, string>> = {
  NASABAH: 'OPS_MANAGER',
  CABANG: 'BRANCH_MANAGER',
  PUSAT: 'HO_FINANCE',
  // A letter of an authority is obeyed where it arrives.
  BERWENANG: 'BRANCH_MANAGER',
};

/** This rung lifts or changes it. */
export const liftedBy: Readonly<Record<RequestLevel, string>> = {
  NASABAH: 'OPS_MANAGER',
  CABANG: 'BRANCH_MANAGER',
  PUSAT: 'HO_FINANCE',
  BERWENANG: 'HO_FINANCE',
};

/** Without this right nobody reads in words what an authority asked for. */
export const SEES_OFFICIAL = 'lihat-blokir-resmi';
