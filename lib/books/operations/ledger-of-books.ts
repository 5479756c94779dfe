import { between, type LedgerAccounts, within } from '#lib/operations/ledger-places.ts';

type Table = Readonly<Record<string, LedgerAccounts>>;

const differences = ['TILL_SHORTAGE', 'TILL_OVERAGE'] as const;
const accrued = ['SHARES_OF_SAVERS', 'SHARES_OF_DEPOSITORS', 'OWED_TO_SAVERS', 'OWED_TO_DEPOSITORS'] as const;
const swept = within(['ROUNDING', 'OTHER_COSTS'], ['ROUNDING', 'OTHER_INCOME']);
/** A month of shares posts these, by the step of its run. */
const shares = {
  TRUE_UP: within(accrued, accrued),
  BAGI_HASIL: between(
    ['OWED_TO_SAVERS', 'ROUNDING'],
    ['CUSTOMERS', 'SHARES_NOT_COLLECTED', 'TAX_ON_SHARES', 'ZAKAT_OWED', 'OWED_TO_SAVERS', 'ROUNDING'],
  ),
  PEMBULATAN: swept,
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
/** A whole account goes with what it has earned. */
const account = ['CUSTOMERS', 'DEPOSITS', 'OWED_TO_SAVERS', 'OWED_TO_DEPOSITORS', 'SHARES_NOT_COLLECTED'] as const;
const feeOfAccount = between(['CUSTOMERS', 'CURRENCY_POSITION_IN_RUPIAH'], ['ACCOUNT_FEES', 'CURRENCY_POSITION']);

/** The table covers entries into the general ledger, the undoing of journals, and the closing of periods and branches. */
export const ledgerOfBooks = {
  REVERSAL: { mirror: true, debit: [], credit: [] },
  KOREKSI: { mirror: true, debit: differences, credit: differences },
  TRANSAKSI_UMUM: {
    any: 'the maker names the accounts; those that something of the bank moves are refused by its rules',
  },
  TRANSAKSI_UMUM_MULTI: {
    any: 'the maker names the accounts; those that something of the bank moves are refused by its rules',
  },
  ENTRI_BERKALA: { any: 'the accounts of a template that two persons have approved' },
  SELISIH_PEMBULATAN: swept,
  REVALUASI: { any: 'every account that holds a currency is brought to the worth of the day' },
  TUTUP_TAHUN: between(['INCOME', 'EXPENSES', 'RETAINED_EARNINGS'], ['INCOME', 'EXPENSES', 'RETAINED_EARNINGS']),
  PENUTUPAN_CABANG: { any: 'another branch takes over whatever stands in the books of the one that is closed' },
  PINDAH_CABANG: between(account, account),
  PINDAH_REKENING_CABANG: between(account, account),
} as const satisfies Table;

/** The table covers contracts of customers: fees, deposits, closing, and the shares of each month. */
export const ledgerOfAccounts = {
  REAKTIVASI_REKENING: feeOfAccount,
  TERBITKAN_KARTU: feeOfAccount,
  CETAK_STATEMENT: feeOfAccount,
  BIAYA: feeOfAccount,
  BIAYA_BULANAN: feeOfAccount,
  TUTUP_REKENING: between(
    ['CUSTOMERS', 'OWED_TO_SAVERS', 'SHARES_OF_SAVERS', 'CURRENCY_POSITION_IN_RUPIAH'],
    [
      'CUSTOMERS',
      'SHARES_OF_SAVERS',
      'SPECIAL_FUNDS',
      'TAX_ON_SHARES',
      'ZAKAT_OWED',
      'CLOSING_FEES',
      'CURRENCY_POSITION',
    ],
  ),
  AMBIL_DANA_DI_TELLER: between(
    ['CUSTOMERS', 'CURRENCY_POSITION_IN_RUPIAH'],
    ['TILLS', 'BENEVOLENCE', 'CLOSING_FEES', 'CURRENCY_POSITION'],
  ),
  AMBIL_DANA_KHUSUS: between(['SPECIAL_FUNDS'], ['TILLS', 'CUSTOMERS', 'BENEVOLENCE']),
  SETOR_DEPOSITO: between(['TILLS', 'CUSTOMERS', 'INCOMING_TRANSFERS', 'DEBIT_CONTRA'], ['DEPOSITS', 'UNISSUED_BOOKS']),
  PENCAIRAN_DEPOSITO: between(
    ['DEPOSITS', 'MATURED_DEPOSITS'],
    ['CUSTOMERS', 'TILLS', 'BREAK_FEES', 'BENEVOLENCE', 'OWED_TO_DEPOSITORS'],
  ),
  AMBIL_BAGI_HASIL_DEPOSITO: between(['SHARES_NOT_COLLECTED'], ['CUSTOMERS', 'TILLS']),
  DEPOSITO: between(
    ['DEPOSITS', 'OWED_TO_DEPOSITORS', 'SHARES_OF_DEPOSITORS'],
    [
      'DEPOSITS',
      'CUSTOMERS',
      'MATURED_DEPOSITS',
      'SHARES_NOT_COLLECTED',
      'TAX_ON_SHARES',
      'ZAKAT_OWED',
      'OWED_TO_DEPOSITORS',
      'SHARES_OF_DEPOSITORS',
    ],
  ),
  AKRUAL: within(['SHARES_OF_SAVERS', 'SHARES_OF_DEPOSITORS'], ['OWED_TO_SAVERS', 'OWED_TO_DEPOSITORS']),
  ...shares,
  BATAL_BAGI_HASIL: sharesReversed,
  BONUS: between(['WADIAH_BONUS'], ['CUSTOMERS', 'SHARES_NOT_COLLECTED', 'TAX_ON_SHARES', 'ZAKAT_OWED']),
  PENDAPATAN_PEMBIAYAAN: between(
    ['BANK_INDONESIA'],
    ['MURABAHAH_INCOME', 'FINANCING_SHARE_INCOME', 'IJARAH_INCOME', 'PLACEMENT_INCOME'],
  ),
} as const satisfies Table;
