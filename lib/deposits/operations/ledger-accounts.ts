import { formReplaced, formsIntoStock, formsOutOfStock } from '#lib/operations/ledger-kinds.ts';
import { between, type LedgerTable, nothing } from '#lib/operations/ledger-places.ts';

/** Operations of this module may debit and credit these accounts. */
export const ledgerOfDeposits = {
  TERIMA_STOK_BILYET: formsIntoStock,
  SERAH_STOK_BILYET: nothing,
  BATAL_STOK_BILYET: formsOutOfStock,
  GANTI_BILYET: formReplaced,
  TERIMA_KEMBALI_BILYET: nothing,
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
} as const satisfies LedgerTable;
