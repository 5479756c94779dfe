/** Blocks of accounts and funds held on them: the words of both, and who may lay and lift what (domain: blocks, holds, balances). */

/** Who asked for it, the lowest first: the same or a higher one lifts it. */
export const requestLevels = ['NASABAH', 'CABANG', 'PUSAT', 'BERWENANG'] as const;
export type RequestLevel = (typeof requestLevels)[number];

/** The sides of an account that a block shuts: debits, credits, both. */
export const blockSides = ['D', 'K', 'T'] as const;

/** Why funds are held. */
export const holdKinds = ['JAMINAN', 'SENGKETA', 'KLIRING', 'PORSI', 'KARTU', 'PAJAK', 'RESMI', 'LAINNYA'] as const;

/** Why an account is blocked. PENUNDAAN: transactions put off for the financial intelligence unit, for a few business days only. */
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

/** Business days that transactions may be put off, the first one counted. */
export const POSTPONEMENT_DAYS = 5;

/** The rung of the approval ladder that lays what this level asks for. */
export const laidBy: Readonly<Record<RequestLevel, string>> = {
  NASABAH: 'OPS_MANAGER',
  CABANG: 'BRANCH_MANAGER',
  PUSAT: 'HO_FINANCE',
  // A letter of an authority is obeyed where it arrives.
  BERWENANG: 'BRANCH_MANAGER',
};

/** The rung that lifts or changes it. */
export const liftedBy: Readonly<Record<RequestLevel, string>> = {
  NASABAH: 'OPS_MANAGER',
  CABANG: 'BRANCH_MANAGER',
  PUSAT: 'HO_FINANCE',
  BERWENANG: 'HO_FINANCE',
};

/** What an authority asked for is not told in words to whoever lacks this right. */
export const SEES_OFFICIAL = 'lihat-blokir-resmi';
