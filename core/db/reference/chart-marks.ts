/** Marks of accounts of the chart beside their kind: the process that moves them, and the office that keeps them. */

import type { GlName } from '#lib/books/gl.ts';

/** These processes move accounts by themselves. */
export const keepers = [
  'RAK',
  'KAS',
  'KLIRING',
  'TRANSFER',
  'BAGI_HASIL',
  'DEPOSITO',
  'VALAS',
  'LABA',
  'BLANGKO',
  'GAJI',
] as const;
export type Ledger = (typeof keepers)[number];

const accountsOf: Readonly<Record<Ledger, readonly GlName[]>> = {
  RAK: ['INTER_BRANCH'],
  KAS: ['CASH_IN_TRANSIT'],
  KLIRING: ['INWARD_CLEARING', 'CLEARING_RETURNS', 'SPECIAL_FUNDS', 'CHEQUES_IN_CUSTODY'],
  TRANSFER: ['SKN_UNDER_WAY', 'RTGS_UNDER_WAY', 'BI_FAST_UNDER_WAY', 'INCOMING_TRANSFERS', 'CASH_FOR_TRANSFERS'],
  BAGI_HASIL: [
    'SHARES_NOT_COLLECTED',
    'OWED_TO_SAVERS',
    'OWED_TO_DEPOSITORS',
    'EQUALISATION_RESERVE',
    'INVESTMENT_RISK_RESERVE',
  ],
  DEPOSITO: ['MATURED_DEPOSITS'],
  GAJI: ['SALARIES_UNDER_WAY'],
  VALAS: ['CURRENCY_POSITION', 'CURRENCY_POSITION_IN_RUPIAH'],
  LABA: ['YEAR_RESULT'],
  BLANGKO: ['UNISSUED_CHEQUES', 'UNISSUED_BOOKS', 'DEBIT_CONTRA'],
};
/** The keeper of an account that one moves by itself. */
export const maintainerOf: ReadonlyMap<GlName, Ledger> = new Map(
  Object.entries(accountsOf).flatMap(([maintainer, names]) =>
    names.map((name) => [name, maintainer as Ledger] as const),
  ),
);

/** Head office alone settles the bank's accounts at Bank Indonesia; so it does the reserves of its pools and what it gives beside the shares. */
export const headOfficeOnly: ReadonlySet<GlName> = new Set<GlName>([
  'BANK_INDONESIA',
  'BANK_INDONESIA_FOREIGN',
  'BANK_INDONESIA_PLACEMENTS',
  'EQUALISATION_RESERVE',
  'INVESTMENT_RISK_RESERVE',
  'RESERVES_OF_SHARES',
  'GIFTS_TO_SHARES',
]);

/** Operations and ends of day post to these by themselves, beside what somebody enters there by hand. */
export const posted: ReadonlySet<GlName> = new Set<GlName>([
  'ATM_CASH',
  'BANK_INDONESIA',
  'BANK_INDONESIA_FOREIGN',
  'OTHER_BANKS',
  'TAX_ON_SHARES',
  'TAX_WITHHELD',
  'STAMP_DUTY',
  'ZAKAT_OWED',
  'BENEVOLENCE',
  'ROUNDING',
  'PAID_IN_CAPITAL',
  'RETAINED_EARNINGS',
  'TRANSFER_FEES',
  'CLEARING_FEES',
  'ACCOUNT_FEES',
  'CLOSING_FEES',
  'CHEQUE_BOOK_FEES',
  'CASH_OVERAGES',
  'BREAK_FEES',
  'OTHER_INCOME',
  'EXCHANGE_GAIN',
  'SHARES_OF_SAVERS',
  'SHARES_OF_DEPOSITORS',
  'RESERVES_OF_SHARES',
  'WADIAH_BONUS',
  'GIFTS_TO_SHARES',
  'PAYMENT_SYSTEM_COSTS',
  'CASH_LOSSES',
  'OTHER_COSTS',
  'EXCHANGE_LOSS',
  // The list of a branch's day shows open items on these two by age, and knows them by their codes.
  'OTHER_ASSETS',
  'OTHER_LIABILITIES',
]);
