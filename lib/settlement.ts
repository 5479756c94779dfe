/** Every way out of the bank that the central bank bills. */
export const settlementRails = ['SKN', 'RTGS', 'BI_FAST', 'KLIRING'] as const;

/** What hangs between the bank and the rails: batches that did not leave, items not answered, entries not taken, entries that fit nothing. */
export const hangingKinds = ['BATCH', 'ITEM', 'ENTRI', 'GANJIL'] as const;
export type HangingKind = (typeof hangingKinds)[number];

/** What two persons say of what hangs, by its list; a batch is answered by its items. */
export const hangingAnswers = ['SELESAI', 'DITOLAK', 'DIKEMBALIKAN', 'DITUTUP'] as const;
export const answeredLists = ['ITEM', 'ENTRI', 'GANJIL'] as const satisfies readonly HangingKind[];
export const answersOf: Readonly<Record<(typeof answeredLists)[number], readonly (typeof hangingAnswers)[number][]>> = {
  ITEM: ['SELESAI', 'DITOLAK', 'DIKEMBALIKAN'],
  ENTRI: ['DITUTUP'],
  GANJIL: ['DITUTUP'],
};
