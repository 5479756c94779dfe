import { between, type LedgerAccounts, nothing, within } from '#lib/operations/ledger-places.ts';

type Table = Readonly<Record<string, LedgerAccounts>>;

const counted = within(['TILLS', 'VAULTS', 'TILL_SHORTAGE'], ['TILLS', 'VAULTS', 'TILL_OVERAGE']);
const fromTransit = within(['TILLS', 'VAULTS'], ['CASH_IN_TRANSIT']);
const toStock = within(['UNISSUED_BOOKS'], ['DEBIT_CONTRA']);
const outOfStock = within(['DEBIT_CONTRA'], ['UNISSUED_BOOKS']);

/** The bank replaces a lost form and charges for it; a fee in another currency is a position. */
const replaced = between(
  ['DEBIT_CONTRA', 'CUSTOMERS', 'CURRENCY_POSITION_IN_RUPIAH'],
  ['UNISSUED_BOOKS', 'CLOSING_FEES', 'STAMP_DUTY', 'CURRENCY_POSITION'],
);

/** Tellers, vaults and head office move this in cash. */
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
  MODAL_AWAL: between(
    ['VAULTS', 'BANK_INDONESIA', 'CURRENCY_POSITION_IN_RUPIAH'],
    ['PAID_IN_CAPITAL', 'CURRENCY_POSITION'],
  ),
} as const satisfies Table;

/** Each unissued form is in the off-balance books with one rupiah. */
export const ledgerOfForms = {
  TERIMA_STOK_BUKU: toStock,
  SERAH_STOK_BUKU: nothing,
  BATAL_STOK_BUKU: outOfStock,
  TERBIT_BUKU: outOfStock,
  GANTI_BUKU: replaced,
  CETAK_BUKU: nothing,
  ATUR_BARIS: nothing,
  TERIMA_STOK_BILYET: toStock,
  SERAH_STOK_BILYET: nothing,
  BATAL_STOK_BILYET: outOfStock,
  GANTI_BILYET: replaced,
  TERIMA_KEMBALI_BILYET: nothing,
  TERIMA_STOK_WARKAT: within(['UNISSUED_CHEQUES'], ['DEBIT_CONTRA']),
  KIRIM_STOK_WARKAT: nothing,
  TERIMA_KIRIMAN_WARKAT: within(['UNISSUED_CHEQUES', 'DEBIT_CONTRA'], ['UNISSUED_CHEQUES', 'DEBIT_CONTRA']),
  BATAL_STOK_WARKAT: within(['DEBIT_CONTRA'], ['UNISSUED_CHEQUES']),
  TERBIT_WARKAT: between(['DEBIT_CONTRA', 'CUSTOMERS'], ['UNISSUED_CHEQUES', 'CHEQUE_BOOK_FEES', 'STAMP_DUTY']),
  HITUNG_PERSEDIAAN: nothing,
  HILANG_PERSEDIAAN: within(['DEBIT_CONTRA'], ['UNISSUED_BOOKS', 'UNISSUED_CHEQUES']),
  TEMU_PERSEDIAAN: within(['UNISSUED_BOOKS', 'UNISSUED_CHEQUES'], ['DEBIT_CONTRA']),
  AKTIF_WARKAT: nothing,
  STOP_WARKAT: between(['CUSTOMERS'], ['CHEQUE_BOOK_FEES']),
  BUKA_STOP_WARKAT: nothing,
  BATAL_WARKAT: nothing,
  KEMBALI_WARKAT: nothing,
  PESAN_WARKAT: nothing,
  BATAL_PESANAN_WARKAT: nothing,
  TOLAK_WARKAT: nothing,
} as const satisfies Table;
