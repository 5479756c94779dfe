/** A passbook in use, and where it went on when it was looked at. */
interface SeenBook {
  readonly nomor_rekening: string;
  readonly nomor_seri: string;
  readonly halaman: number;
  readonly baris: number;
  readonly seq: number;
}

/** What the effects about passbooks are told, by their names. */
export interface ToldOfBooks {
  /** A range of blank passbooks comes into the branch's stock. */
  passbook_receive: { readonly nomor_seri: string; readonly jumlah: number };
  /** Blank passbooks pass from hand to hand; null is the branch's stock. */
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
    /** How many lines were sent to the printer. */
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

/** All of them come before the balances move: a book is locked before the account its fee is taken from. */
export const phasesOfBooks = {
  passbook_receive: ['sebelum'],
  passbook_hand: ['sebelum'],
  passbook_void: ['sebelum'],
  passbook_issue: ['sebelum'],
  passbook_print: ['sebelum'],
  passbook_cover: ['sebelum'],
  passbook_set: ['sebelum'],
} as const;
