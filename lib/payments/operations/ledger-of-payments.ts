import type { GlName } from '#lib/books/gl.ts';
import { between, type LedgerAccounts, within } from '#lib/operations/ledger-places.ts';

type Table = Readonly<Record<string, LedgerAccounts>>;

/** A transfer leaves an account, goes on its rail, and may come back. */
const fromAccount = (rail: GlName) =>
  between(
    ['CUSTOMERS', rail, 'BANK_INDONESIA'],
    [rail, 'BANK_INDONESIA', 'CUSTOMERS', 'INCOMING_TRANSFERS', 'TRANSFER_FEES'],
  );
/** Cash for a transfer is kept until it is sent. */
const inCash = (rail: GlName) =>
  between(
    ['TILLS', 'CASH_FOR_TRANSFERS', rail, 'BANK_INDONESIA'],
    ['CASH_FOR_TRANSFERS', rail, 'BANK_INDONESIA', 'INCOMING_TRANSFERS', 'TRANSFER_FEES'],
  );

/** Money moves between accounts, to other banks and from them, and as salaries and levies. */
export const ledgerOfPayments = {
  PEMINDAHBUKUAN: between(['CUSTOMERS'], ['CUSTOMERS']),
  SKN_TUNAI: inCash('SKN_UNDER_WAY'),
  SKN_NON_TUNAI: fromAccount('SKN_UNDER_WAY'),
  RTGS_TUNAI: inCash('RTGS_UNDER_WAY'),
  RTGS_NON_TUNAI: fromAccount('RTGS_UNDER_WAY'),
  BI_FAST_NON_TUNAI: fromAccount('BI_FAST_UNDER_WAY'),
  SALURKAN_TRANSFER: between(['INCOMING_TRANSFERS'], ['CUSTOMERS']),
  BAYAR_TRANSFER: between(['INCOMING_TRANSFERS'], ['TILLS', 'BENEVOLENCE']),
  KEMBALIKAN_BIAYA_TRANSFER: between(['TRANSFER_FEES'], ['CUSTOMERS', 'INCOMING_TRANSFERS']),
  BATALKAN_TRANSFER: between(['RAILS', 'CASH_FOR_TRANSFERS', 'TRANSFER_FEES'], ['CUSTOMERS', 'INCOMING_TRANSFERS']),
  TRANSFER_MASUK: between(
    ['BANK_INDONESIA', 'RAILS', 'INCOMING_TRANSFERS'],
    ['RAILS', 'CUSTOMERS', 'INCOMING_TRANSFERS'],
  ),
  RETUR_TRANSFER_MASUK: between(
    ['INCOMING_TRANSFERS', 'RAILS', 'BANK_INDONESIA'],
    ['RAILS', 'BANK_INDONESIA', 'INCOMING_TRANSFERS'],
  ),
  BAYAR_GAJI: between(['CUSTOMERS'], ['SALARIES_UNDER_WAY']),
  GAJI: between(['SALARIES_UNDER_WAY'], ['CUSTOMERS']),
  GAJI_BANK_LAIN: between(['SALARIES_UNDER_WAY'], ['RAILS', 'TRANSFER_FEES']),
  GAJI_KEMBALI: between(['SALARIES_UNDER_WAY'], ['CUSTOMERS']),
  PERINTAH_TETAP: between(
    ['CUSTOMERS', 'ACCOUNT_FEES', 'CURRENCY_POSITION_IN_RUPIAH'],
    ['CUSTOMERS', 'RAILS', 'ACCOUNT_FEES', 'TRANSFER_FEES', 'CURRENCY_POSITION'],
  ),
  TAGIHAN_BANK_SENTRAL: within(['PAYMENT_SYSTEM_COSTS'], ['BANK_INDONESIA']),
  SETOR_PUNGUTAN: between(
    ['TAX_ON_SHARES', 'TAX_WITHHELD', 'STAMP_DUTY', 'ZAKAT_OWED'],
    ['BANK_INDONESIA', 'OTHER_BANKS'],
  ),
} as const satisfies Table;

/** Customers lodge cheques and giros of other banks, and the bank's own come in. */
export const ledgerOfClearing = {
  SETORAN_KLIRING: between(['CLEARING_CLAIMS'], ['CHEQUES_NOT_EFFECTIVE']),
  TITIPAN_KLIRING: within(['CHEQUES_IN_CUSTODY'], ['DEBIT_CONTRA']),
  HAPUS_TITIPAN_KLIRING: within(['DEBIT_CONTRA'], ['CHEQUES_IN_CUSTODY']),
  JALANKAN_TITIPAN_KLIRING: between(
    ['CLEARING_CLAIMS', 'DEBIT_CONTRA'],
    ['CHEQUES_NOT_EFFECTIVE', 'CHEQUES_IN_CUSTODY'],
  ),
  TARIK_SETORAN_KLIRING: between(['CHEQUES_NOT_EFFECTIVE'], ['CLEARING_CLAIMS']),
  KONFIRMASI_KLIRING: between(['BANK_INDONESIA'], ['CLEARING_CLAIMS']),
  EFEKTIFKAN_SETORAN_KLIRING: between(['CHEQUES_NOT_EFFECTIVE'], ['CUSTOMERS']),
  TOLAKAN_SETORAN_KLIRING: between(
    ['CHEQUES_NOT_EFFECTIVE', 'CUSTOMERS', 'CLEARING_RETURNS'],
    ['CLEARING_CLAIMS', 'CLEARING_RETURNS', 'BANK_INDONESIA', 'CLEARING_FEES'],
  ),
  TERIMA_PENARIKAN_KLIRING: between(['INWARD_CLEARING'], ['BANK_INDONESIA']),
  TAHAN_PENARIKAN_KLIRING: within(['CHEQUES_HELD'], ['INWARD_CLEARING']),
  PENARIKAN_KLIRING: between(
    ['CUSTOMERS', 'SPECIAL_FUNDS'],
    ['INWARD_CLEARING', 'CHEQUES_HELD', 'CUSTOMERS', 'ACCOUNT_FEES'],
  ),
  TOLAKAN_PENARIKAN_KLIRING: between(
    ['BANK_INDONESIA', 'CLEARING_RETURNS', 'CUSTOMERS'],
    ['INWARD_CLEARING', 'CHEQUES_HELD', 'CLEARING_RETURNS', 'CLEARING_FEES'],
  ),
  PEMINDAHBUKUAN_KLIRING: between(['CUSTOMERS', 'SPECIAL_FUNDS'], ['CUSTOMERS', 'ACCOUNT_FEES']),
  BAYAR_CEK: between(['CUSTOMERS', 'SPECIAL_FUNDS'], ['TILLS', 'CUSTOMERS', 'ACCOUNT_FEES']),
} as const satisfies Table;
