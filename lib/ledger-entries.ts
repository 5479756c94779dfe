/** What a leg entered by hand may stand on: an account of the general ledger, or a customer's. */
export const entryKinds = ['GL', 'REKENING'] as const;
export type EntryKind = (typeof entryKinds)[number];
