import { generalEntry } from './general-entry.ts';
import { roundingDifference } from './rounding-difference.ts';

/** Entries into the general ledger itself. */
export const generalLedger = {
  operations: { TRANSAKSI_UMUM: generalEntry, SELISIH_PEMBULATAN: roundingDifference },
  handlers: () => ({}),
};
