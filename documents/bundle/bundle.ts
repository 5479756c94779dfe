import type { ReportHead, ReportRow } from '#documents/report/table.ts';
import type { Asked, ReportDefinition } from '#lib/books/reports/definition.ts';
import type { VoucherGl } from '#types/proto/books/report.ts';

/** A line of the cover's tables has its subject, a count, and sums in minor units by the headings of their columns. */
export interface CoverSum {
  readonly kode_valuta: string;
  readonly debet: bigint;
  readonly kredit: bigint;
  readonly kas_masuk: bigint;
  readonly kas_keluar: bigint;
}

/** The cover of a branch's day shows these. Moments are ISO texts, '' for none. */
export interface CoverData {
  /** The status is BUKA, CUT_OFF …; TUTUP once the day is over. */
  readonly status: string;
  readonly dibuka_oleh: string;
  readonly dibuka_pada: string;
  readonly ditutup_oleh: string;
  readonly ditutup_pada: string;
  /** They are the print of the branch's trial balance that its end of day kept, and the trail's head when its counters had stopped; '' for none. */
  readonly sidik_neraca: string;
  readonly rantai: string;
  readonly jurnal: number;
  readonly otorisasi: number;
  readonly dibatalkan: number;
  /** This person asked for it first; '' when nobody knows. */
  readonly diminta_oleh: string;
  readonly jumlah: readonly CoverSum[];
}

export interface BundleList {
  readonly definition: ReportDefinition;
  readonly banyak: number;
  readonly rows: () => AsyncIterable<readonly ReportRow[]>;
}

/** One journal has these vouchers in the branch. */
export interface DaySlip {
  readonly nomor_referensi: string;
  readonly operasi: string;
  readonly waktu: string;
  readonly keterangan: string;
  readonly user_input: string;
  readonly user_otorisasi: string;
  readonly voucher: readonly VoucherGl[];
}

/** A branch's day is written with its cover, its lists in order, and the slips of its journals on demand. */
export interface DayBundle {
  readonly head: ReportHead;
  /** The bundle is of this day, and each of its lists was asked this. */
  readonly hari: string;
  readonly asked: Asked;
  /** The day is not over: the bundle may still change. */
  readonly sementara: boolean;
  readonly cover: CoverData;
  readonly lists: readonly BundleList[];
  readonly slips: { readonly banyak: number; readonly rows: () => AsyncIterable<readonly DaySlip[]> } | null;
}
