import { roundingCleared } from '#lib/operations/ledger-kinds.ts';
import { between, type LedgerTable } from '#lib/operations/ledger-places.ts';

/** Operations of this module may debit and credit these accounts. */
export const ledgerOfBooks = {
  TRANSAKSI_UMUM: {
    any: 'the maker names the accounts; those that something of the bank moves are refused by its rules',
  },
  TRANSAKSI_UMUM_MULTI: {
    any: 'the maker names the accounts; those that something of the bank moves are refused by its rules',
  },
  ENTRI_BERKALA: { any: 'the accounts of a template that two persons have approved' },
  SELISIH_PEMBULATAN: roundingCleared,
  SETOR_PUNGUTAN: between(
    ['TAX_ON_SHARES', 'TAX_WITHHELD', 'STAMP_DUTY', 'ZAKAT_OWED'],
    ['BANK_INDONESIA', 'OTHER_BANKS'],
  ),
} as const satisfies LedgerTable;
