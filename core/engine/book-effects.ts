/** A passbook in use, and the position where its printing went on when it was read. */
interface SeenBook {
  readonly nomor_rekening: string;
  readonly nomor_seri: string;
  readonly halaman: number;
  readonly baris: number;
  readonly seq: number;
}

/** Arguments of the effects on passbooks, by effect name. */
export interface PassbookEffects {
  /** A range of blank passbooks comes into the branch's stock. */
  passbook_receive: { readonly nomor_seri: string; readonly jumlah: number };
  /** Blank passbooks pass from user to user; null is the branch's stock. */
  passbook_hand: {
    readonly nomor_seri: string;
    readonly jumlah: number;
    readonly dari: string | null;
    readonly ke: string | null;
  };
  /** Blank passbooks are destroyed. */
  passbook_void: {
    readonly nomor_seri: string;
    readonly jumlah: number;
    readonly dari: string | null;
    readonly alasan: string;
  };
  /** A blank passbook that its maker holds becomes an account's: the first one, or in the place of `lama`. */
  passbook_issue: {
    readonly nomor_rekening: string;
    readonly nomor_seri: string;
    readonly lama: string | null;
    readonly sebab: '' | 'PENUH' | 'HILANG' | 'RUSAK';
    readonly cetak_ulang: boolean;
    readonly baris_per_halaman: number;
    readonly jumlah_halaman: number;
  };
  /** Lines that came out well in a passbook that goes on where it was seen to. */
  passbook_print: SeenBook & {
    /** The printer got this many lines. */
    readonly disiapkan: number;
    readonly cetak: readonly Readonly<
      Record<'halaman' | 'baris' | 'seq', number> &
        Record<'jenis' | 'kode' | 'debet' | 'kredit' | 'saldo' | 'petugas', string> & { tanggal: string | null }
    >[];
  };
  passbook_cover: SeenBook;
  /** The next line of a passbook set by hand. */
  passbook_set: SeenBook & { readonly ke_halaman: number; readonly ke_baris: number; readonly alasan: string };
}

/** All of these effects run before the balances move: a book is locked before the account its fee is taken from. */
export const phasesOfBooks = {
  passbook_receive: ['sebelum'],
  passbook_hand: ['sebelum'],
  passbook_void: ['sebelum'],
  passbook_issue: ['sebelum'],
  passbook_print: ['sebelum'],
  passbook_cover: ['sebelum'],
  passbook_set: ['sebelum'],
} as const;
