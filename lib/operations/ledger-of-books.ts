import { between, type LedgerAccounts, within } from './ledger-places.ts';

type Table = Readonly<Record<string, LedgerAccounts>>;

const differences = ['TILL_SHORTAGE', 'TILL_OVERAGE'] as const;
/** What a month of shares moves, in either direction where it is taken back. */
const shares = [
  'CUSTOMERS',
  'OWED_TO_SAVERS',
  'OWED_TO_DEPOSITORS',
  'SHARES_NOT_COLLECTED',
  'TAX_ON_SHARES',
  'ZAKAT_OWED',
  'ROUNDING',
  'SHARES_OF_SAVERS',
  'SHARES_OF_DEPOSITORS',
  'EQUALISATION_RESERVE',
  'INVESTMENT_RISK_RESERVE',
  'RESERVES_OF_SHARES',
  'GIFTS_TO_SHARES',
] as const;
/** A whole account with what it has earned. */
const account = ['CUSTOMERS', 'DEPOSITS', 'OWED_TO_SAVERS', 'OWED_TO_DEPOSITORS', 'SHARES_NOT_COLLECTED'] as const;
const feeOfAccount = between(['CUSTOMERS', 'CURRENCY_POSITION_IN_RUPIAH'], ['ACCOUNT_FEES', 'CURRENCY_POSITION']);

/** Entries into the general ledger, what undoes journals, and what closes periods and branches. */
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
  SELISIH_PEMBULATAN: within(['ROUNDING', 'OTHER_COSTS'], ['ROUNDING', 'OTHER_INCOME']),
  REVALUASI: { any: 'every account that holds a currency is brought to the worth of the day' },
  TUTUP_TAHUN: between(['INCOME', 'EXPENSES', 'RETAINED_EARNINGS'], ['INCOME', 'EXPENSES', 'RETAINED_EARNINGS']),
  PENUTUPAN_CABANG: { any: 'another branch takes over whatever stands in the books of the one that is closed' },
  PINDAH_CABANG: between(account, account),
  PINDAH_REKENING_CABANG: between(account, account),
} as const satisfies Table;

/** Contracts of customers: fees, deposits, closing, and the shares of each month. */
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
  TRUE_UP: within(
    ['SHARES_OF_SAVERS', 'SHARES_OF_DEPOSITORS', 'OWED_TO_SAVERS', 'OWED_TO_DEPOSITORS'],
    ['SHARES_OF_SAVERS', 'SHARES_OF_DEPOSITORS', 'OWED_TO_SAVERS', 'OWED_TO_DEPOSITORS'],
  ),
  BAGI_HASIL: between(
    ['OWED_TO_SAVERS', 'ROUNDING'],
    ['CUSTOMERS', 'SHARES_NOT_COLLECTED', 'TAX_ON_SHARES', 'ZAKAT_OWED', 'OWED_TO_SAVERS', 'ROUNDING'],
  ),
  PEMBULATAN: within(['ROUNDING', 'OTHER_COSTS'], ['ROUNDING', 'OTHER_INCOME']),
  BATAL_BAGI_HASIL: between(shares, shares),
  CADANGAN_BAGI_HASIL: within(
    ['RESERVES_OF_SHARES', 'EQUALISATION_RESERVE', 'INVESTMENT_RISK_RESERVE', 'GIFTS_TO_SHARES'],
    ['RESERVES_OF_SHARES', 'EQUALISATION_RESERVE', 'INVESTMENT_RISK_RESERVE'],
  ),
  BAGI_HASIL_SUSULAN: between(['SHARES_NOT_COLLECTED'], ['CUSTOMERS']),
  BONUS: between(['WADIAH_BONUS'], ['CUSTOMERS', 'SHARES_NOT_COLLECTED', 'TAX_ON_SHARES', 'ZAKAT_OWED']),
  PENDAPATAN_PEMBIAYAAN: between(
    ['BANK_INDONESIA'],
    ['MURABAHAH_INCOME', 'FINANCING_SHARE_INCOME', 'IJARAH_INCOME', 'PLACEMENT_INCOME'],
  ),
} as const satisfies Table;
