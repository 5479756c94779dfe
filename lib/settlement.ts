/** What hangs between the bank and the rails: batches that did not leave, items not answered, entries not taken, entries that fit nothing. */
export const hangingKinds = ['BATCH', 'ITEM', 'ENTRI', 'GANJIL'] as const;
export type HangingKind = (typeof hangingKinds)[number];
