import { between, type LedgerTable } from '#lib/operations/ledger-places.ts';

/** Operations of this module may debit and credit these accounts. */
export const ledgerOfBusinessDay = {
  MODAL_AWAL: between(
    ['VAULTS', 'BANK_INDONESIA', 'CURRENCY_POSITION_IN_RUPIAH'],
    ['PAID_IN_CAPITAL', 'CURRENCY_POSITION'],
  ),
  REVALUASI: { any: 'every account that holds a currency is brought to the worth of the day' },
  TUTUP_TAHUN: between(['INCOME', 'EXPENSES', 'RETAINED_EARNINGS'], ['INCOME', 'EXPENSES', 'RETAINED_EARNINGS']),
} as const satisfies LedgerTable;
