import { accountMoved, formReplaced, formsIntoStock, formsOutOfStock } from '#lib/operations/ledger-kinds.ts';
import { between, type LedgerTable, nothing } from '#lib/operations/ledger-places.ts';

const feeOfAccount = between(['CUSTOMERS', 'CURRENCY_POSITION_IN_RUPIAH'], ['ACCOUNT_FEES', 'CURRENCY_POSITION']);

/** Operations of this module may debit and credit these accounts. */
export const ledgerOfAccounts = {
  TERIMA_STOK_BUKU: formsIntoStock,
  SERAH_STOK_BUKU: nothing,
  BATAL_STOK_BUKU: formsOutOfStock,
  TERBIT_BUKU: formsOutOfStock,
  GANTI_BUKU: formReplaced,
  CETAK_BUKU: nothing,
  ATUR_BARIS: nothing,
  PINDAH_CABANG: accountMoved,
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
  PERINTAH_TETAP: between(
    ['CUSTOMERS', 'ACCOUNT_FEES', 'CURRENCY_POSITION_IN_RUPIAH'],
    ['CUSTOMERS', 'RAILS', 'ACCOUNT_FEES', 'TRANSFER_FEES', 'CURRENCY_POSITION'],
  ),
} as const satisfies LedgerTable;
