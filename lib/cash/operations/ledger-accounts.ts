import { between, type LedgerTable, nothing, within } from '#lib/operations/ledger-places.ts';

const counted = within(['TILLS', 'VAULTS', 'TILL_SHORTAGE'], ['TILLS', 'VAULTS', 'TILL_OVERAGE']);
const fromTransit = within(['TILLS', 'VAULTS'], ['CASH_IN_TRANSIT']);
const differences = ['TILL_SHORTAGE', 'TILL_OVERAGE'] as const;

/** Operations of this module may debit and credit these accounts. */
export const ledgerOfCash = {
  SETOR_TUNAI: between(['TILLS'], ['CUSTOMERS']),
  TARIK_TUNAI: between(['CUSTOMERS'], ['TILLS']),
  TUKAR_UANG: nothing,
  BUKA_KAS: fromTransit,
  BUKA_KAS_ULANG: nothing,
  TUTUP_KAS: within(['CASH_IN_TRANSIT', 'TILLS', 'TILL_SHORTAGE'], ['TILLS', 'TILL_OVERAGE']),
  TUTUP_KAS_BERHALANGAN: within(['VAULTS', 'TILL_SHORTAGE'], ['TILLS', 'CASH_IN_TRANSIT', 'TILL_OVERAGE']),
  TERIMA_KAS: fromTransit,
  HITUNG_SERAH_TERIMA: nothing,
  AMBIL_KEMBALI_KAS: fromTransit,
  SETORAN_KHASANAH: within(['CASH_IN_TRANSIT'], ['TILLS']),
  PENARIKAN_KHASANAH: within(['CASH_IN_TRANSIT'], ['VAULTS']),
  HITUNG_KHASANAH: counted,
  PERIKSA_KAS: counted,
  MINTA_KAS: nothing,
  TUTUP_PERMINTAAN_KAS: nothing,
  KIRIM_KAS: between(['CASH_IN_TRANSIT'], ['VAULTS', 'ATM_CASH', 'BANK_INDONESIA']),
  TOLAK_KIRIMAN_KAS: nothing,
  TERIMA_KIRIMAN_KAS: between(
    ['VAULTS', 'ATM_CASH', 'BANK_INDONESIA', 'TILL_SHORTAGE'],
    ['CASH_IN_TRANSIT', 'TILL_OVERAGE'],
  ),
  SELESAI_SELISIH_TUNAI: within(['TILLS', 'TILL_OVERAGE'], ['TILLS', 'TILL_SHORTAGE']),
  SELESAI_SELISIH: between(
    ['CUSTOMERS', 'CASH_LOSSES', 'TILL_OVERAGE'],
    ['CUSTOMERS', 'CASH_OVERAGES', 'TILL_SHORTAGE'],
  ),
  JUAL_BELI_VALAS: within(['TILLS', 'POSITIONS', 'EXCHANGE_LOSS'], ['TILLS', 'POSITIONS', 'EXCHANGE_GAIN']),
  VALAS_PUSAT: within(
    ['OWN_ACCOUNTS', 'POSITIONS', 'EXCHANGE_LOSS', 'EXPENSES'],
    ['OWN_ACCOUNTS', 'POSITIONS', 'EXCHANGE_GAIN'],
  ),
  HITUNG_PERSEDIAAN: nothing,
  HILANG_PERSEDIAAN: within(['DEBIT_CONTRA'], ['UNISSUED_BOOKS', 'UNISSUED_CHEQUES']),
  TEMU_PERSEDIAAN: within(['UNISSUED_BOOKS', 'UNISSUED_CHEQUES'], ['DEBIT_CONTRA']),
  REVERSAL: { mirror: true, debit: [], credit: [] },
  KOREKSI: { mirror: true, debit: differences, credit: differences },
  PEMINDAHBUKUAN: between(['CUSTOMERS'], ['CUSTOMERS']),
} as const satisfies LedgerTable;
