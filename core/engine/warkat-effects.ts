import type { BookKind, BookState, OwnSheetState, StopReason } from '#lib/cheques/warkat.ts';

/** Arguments of the effects on the bank's own cheque books, by effect name. Dates YYYY-MM-DD. */
export interface WarkatEffects {
  /** So many blank books of so many sheets come from the printer. */
  warkat_receive: {
    readonly jenis: BookKind;
    readonly nomor_awal: string;
    readonly jumlah: number;
    readonly lembar: number;
  };
  /** Blank books are sent, accepted or destroyed. */
  warkat_books: {
    readonly operasi: 'KIRIM_STOK_WARKAT' | 'TERIMA_KIRIMAN_WARKAT' | 'BATAL_STOK_WARKAT';
    readonly buku: readonly string[];
    /** The states in which they may be. */
    readonly dari: readonly BookState[];
    readonly ke: BookState;
    readonly cabang_tujuan: string | null;
    readonly alasan: string;
  };
  /** A customer orders a book. */
  warkat_order: { readonly nomor_rekening: string; readonly jenis: BookKind; readonly keterangan: string };
  /** The customer's order is taken back. */
  warkat_order_cancel: { readonly nomor: string; readonly alasan: string };
  /** A book is handed to a customer; of the one before so many per cent must be used. */
  warkat_issue: { readonly id_bukuwarkat: string; readonly nomor_rekening: string; readonly pakai_minimal: number };
  /** The customer's receipt is back. */
  warkat_activate: { readonly id_bukuwarkat: string; readonly nomor_rekening: string; readonly nomor_resi: string };
  /** Sheets of an account are stopped, cancelled or given back. */
  warkat_leaves: {
    readonly operasi: 'STOP_WARKAT' | 'BATAL_WARKAT' | 'KEMBALI_WARKAT';
    readonly nomor_rekening: string;
    readonly jenis: BookKind;
    readonly nomor_awal: string;
    readonly jumlah: number;
    readonly ke: OwnSheetState;
    /** The reason not to pay it; '' where the change has another ground. */
    readonly sebab: StopReason | '';
    readonly alasan: string;
    readonly nomor_surat: string;
    readonly tanggal_warkat: string | null;
  };
  /** Sheets of an account that were stopped or lost are as they were before. */
  warkat_lift: {
    readonly nomor_rekening: string;
    readonly jenis: BookKind;
    readonly nomor_awal: string;
    readonly jumlah: number;
    readonly alasan: string;
    readonly nomor_surat: string;
  };
  /** A sheet is not paid: which reasons were found, who presented it (a bank, or '' over the counter). Its move comes beside it. */
  warkat_refused: {
    readonly nomor_rekening: string;
    readonly jenis: BookKind;
    readonly nomor_warkat: string;
    readonly tanggal_warkat: string | null;
    readonly nominal: string;
    readonly alasan: readonly string[];
    readonly kode_bank: string;
    readonly penyaji: string;
    /** The operation, where it posts nothing and an act of paper stands for it; '' where a journal does. */
    readonly operasi: 'TOLAK_WARKAT' | '';
  };
}

/** Books and sheets are there before the balances move. */
export const phasesOfWarkat = {
  warkat_receive: ['sebelum'],
  warkat_books: ['sebelum'],
  warkat_order: ['sebelum'],
  warkat_order_cancel: ['sebelum'],
  warkat_issue: ['sebelum'],
  warkat_activate: ['sebelum'],
  warkat_leaves: ['sebelum'],
  warkat_lift: ['sebelum'],
  warkat_refused: ['sebelum'],
} as const;
