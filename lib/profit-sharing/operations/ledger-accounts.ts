import { roundingCleared } from '#lib/operations/ledger-kinds.ts';
import { between, type LedgerTable, within } from '#lib/operations/ledger-places.ts';

const accrued = ['SHARES_OF_SAVERS', 'SHARES_OF_DEPOSITORS', 'OWED_TO_SAVERS', 'OWED_TO_DEPOSITORS'] as const;
/** A month of shares posts these, by the step of its run. */
const shares = {
  TRUE_UP: within(accrued, accrued),
  BAGI_HASIL: between(
    ['OWED_TO_SAVERS', 'ROUNDING'],
    ['CUSTOMERS', 'SHARES_NOT_COLLECTED', 'TAX_ON_SHARES', 'ZAKAT_OWED', 'OWED_TO_SAVERS', 'ROUNDING'],
  ),
  PEMBULATAN: roundingCleared,
  CADANGAN_BAGI_HASIL: within(
    ['RESERVES_OF_SHARES', 'EQUALISATION_RESERVE', 'INVESTMENT_RISK_RESERVE', 'GIFTS_TO_SHARES'],
    ['RESERVES_OF_SHARES', 'EQUALISATION_RESERVE', 'INVESTMENT_RISK_RESERVE'],
  ),
  BAGI_HASIL_SUSULAN: between(['SHARES_NOT_COLLECTED'], ['CUSTOMERS']),
} as const;
/** The undoing of a month mirrors each of them. */
const sharesReversed = within(
  [...new Set(Object.values(shares).flatMap(({ credit }) => credit))],
  [...new Set(Object.values(shares).flatMap(({ debit }) => debit))],
);

/** Operations of this module may debit and credit these accounts. */
export const ledgerOfProfitSharing = {
  AKRUAL: within(['SHARES_OF_SAVERS', 'SHARES_OF_DEPOSITORS'], ['OWED_TO_SAVERS', 'OWED_TO_DEPOSITORS']),
  ...shares,
  BATAL_BAGI_HASIL: sharesReversed,
  BONUS: between(['WADIAH_BONUS'], ['CUSTOMERS', 'SHARES_NOT_COLLECTED', 'TAX_ON_SHARES', 'ZAKAT_OWED']),
  PENDAPATAN_PEMBIAYAAN: between(
    ['BANK_INDONESIA'],
    ['MURABAHAH_INCOME', 'FINANCING_SHARE_INCOME', 'IJARAH_INCOME', 'PLACEMENT_INCOME'],
  ),
} as const satisfies LedgerTable;
