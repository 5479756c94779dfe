import { roundingDifference } from './rounding-difference.ts';

/** Entries into the general ledger itself. */
export const generalLedger = {
  operations: { SELISIH_PEMBULATAN: roundingDifference },
  handlers: () => ({}),
};
