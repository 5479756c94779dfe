import { transferRails } from './transfers.ts';

/** Every way out of the bank that the central bank bills. */
export const settlementRails = [...transferRails, 'KLIRING'] as const;

/** A month of a bill, and a count of its items, as they are written. */
export const BILL_MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;
export const BILL_COUNT = /^\d{1,9}$/;

/** What hangs between the bank and the rails: batches that did not leave, items not answered, entries not taken, entries that fit nothing, files refused,
 * messages of which something came to no end. */
export const hangingKinds = ['BATCH', 'ITEM', 'ENTRI', 'GANJIL', 'BERKAS', 'HILANG'] as const;
export type HangingKind = (typeof hangingKinds)[number];

/** What two persons say of what hangs, by its list; a batch is answered by its items. */
export const hangingAnswers = ['SELESAI', 'DITOLAK', 'DIKEMBALIKAN', 'DITUTUP'] as const;
export const answeredLists = ['ITEM', 'ENTRI', 'GANJIL'] as const satisfies readonly HangingKind[];
export const answersOf: Readonly<Record<(typeof answeredLists)[number], readonly (typeof hangingAnswers)[number][]>> = {
  ITEM: ['SELESAI', 'DITOLAK', 'DIKEMBALIKAN'],
  ENTRI: ['DITUTUP'],
  GANJIL: ['DITUTUP'],
};
