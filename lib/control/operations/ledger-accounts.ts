import { accountMoved } from '#lib/operations/ledger-kinds.ts';
import type { LedgerTable } from '#lib/operations/ledger-places.ts';

/** Operations of this module may debit and credit these accounts. */
export const ledgerOfControl = {
  PENUTUPAN_CABANG: { any: 'another branch takes over whatever stands in the books of the one that is closed' },
  PINDAH_REKENING_CABANG: accountMoved,
} as const satisfies LedgerTable;
