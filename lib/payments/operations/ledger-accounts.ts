import type { GlName } from '#lib/books/gl.ts';
import { between, type LedgerTable, within } from '#lib/operations/ledger-places.ts';

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

/** Operations of this module may debit and credit these accounts. */
export const ledgerOfPayments = {
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
  TAGIHAN_BANK_SENTRAL: within(['PAYMENT_SYSTEM_COSTS'], ['BANK_INDONESIA']),
} as const satisfies LedgerTable;
