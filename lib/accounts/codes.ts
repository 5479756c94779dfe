/** Code lists of accounts: the database keeps the same ones (tests/core/db/code-lists.test.ts). */

/** A product is of one of these kinds, for persons, for entities, or for both. */
export const productKinds = ['TABUNGAN', 'HAJI', 'GIRO', 'DEPOSITO'] as const;
export type ProductKind = (typeof productKinds)[number];
export const productHolders = ['P', 'B', 'PB'] as const;
export type ProductHolders = (typeof productHolders)[number];

/** PENUTUPAN: two persons have agreed to close the account, and its rest waits to be paid out. */
export const accountStates = ['AKTIF', 'TIDAK_AKTIF', 'DORMAN', 'PENUTUPAN', 'TUTUP'] as const;
export type AccountState = (typeof accountStates)[number];

/** An account becomes one of these when its customer does nothing for long. */
export const dormantStates = ['TIDAK_AKTIF', 'DORMAN'] as const satisfies readonly AccountState[];

/** A person stands beside the customer of an account in one of these parts. */
export const accountRoles = ['PEMILIK', 'WALI', 'PENANDA_TANGAN', 'KUASA'] as const;

/** A statement is made when it is asked for or every month, and handed out or sent. */
export const statementCycles = ['DIMINTA', 'BULANAN'] as const;
export type StatementCycle = (typeof statementCycles)[number];
export const statementChannels = ['LOKET', 'SUREL'] as const;
export type StatementChannel = (typeof statementChannels)[number];

/** The rest of a closed account goes to another account, over the counter, or to the special funds of absent owners. */
export const closingPayouts = ['PINDAH', 'TUNAI', 'KHUSUS'] as const;
export type ClosingPayout = (typeof closingPayouts)[number];

/** A closing waits for its pay-out, is done, or was taken back. */
export const closingStates = ['DISETUJUI', 'SELESAI', 'DIBATALKAN'] as const;
export type ClosingState = (typeof closingStates)[number];

/** A passbook is blank, in use, full, replaced, lost, spoiled, or void. */
export const passbookStates = ['STOK', 'AKTIF', 'PENUH', 'DIGANTI', 'HILANG', 'RUSAK', 'BATAL'] as const;

/** A copy of a statement or a slip leaves the bank in one of these forms. */
export const copyForms = ['KERTAS', 'PDF', 'XLSX'] as const;
export type CopyForm = (typeof copyForms)[number];
