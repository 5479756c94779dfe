import { transferRails } from './transfers.ts';

/** The central bank bills every one of these ways out of the bank. */
export const settlementRails = [...transferRails, 'KLIRING'] as const;

/** The month of a bill and a count of its items are written so. */
export const BILL_MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;
export const BILL_COUNT = /^\d{1,9}$/;

/**
 * These are unanswered between the bank and the rails: batches that did not leave, items not answered, entries not taken, entries that fit nothing, files
 * refused, messages of which something came to no end.
 */
export const unansweredKinds = ['BATCH', 'ITEM', 'ENTRI', 'GANJIL', 'BERKAS', 'HILANG'] as const;
export type UnansweredKind = (typeof unansweredKinds)[number];

/** Two persons answer so for an unanswered item, by its list; the items of a batch answer for it. */
export const resolutions = ['SELESAI', 'DITOLAK', 'DIKEMBALIKAN', 'DITUTUP'] as const;
export const answeredLists = ['ITEM', 'ENTRI', 'GANJIL'] as const satisfies readonly UnansweredKind[];
export const answersOf: Readonly<Record<(typeof answeredLists)[number], readonly (typeof resolutions)[number][]>> = {
  ITEM: ['SELESAI', 'DITOLAK', 'DIKEMBALIKAN'],
  ENTRI: ['DITUTUP'],
  GANJIL: ['DITUTUP'],
};
