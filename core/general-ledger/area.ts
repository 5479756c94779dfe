import { read } from '#core/access/handler.ts';
import { generalEntries } from './general-entries.ts';
import { generalEntry } from './general-entry.ts';
import { roundingDifference } from './rounding-difference.ts';
import { validate } from './validate.ts';

/** Entries into the general ledger itself. */
export const generalLedger = {
  operations: {
    TRANSAKSI_UMUM: generalEntry,
    TRANSAKSI_UMUM_MULTI: generalEntries,
    SELISIH_PEMBULATAN: roundingDifference,
  },
  handlers: () => ({ 'ledger.validate': read(validate) }),
};
