import type { Asked, ReportCard } from '#lib/reports/card.ts';
import type { ReportHead, ReportRow } from '#press/report/table.ts';
import type { VoucherGl } from '#types/proto/report.ts';

/** A line of the cover's tables: what it is about, how many, and sums in minor units by what stands over their columns. */
export interface CoverSum {
  readonly kode_valuta: string;
  readonly debet: bigint;
  readonly kredit: bigint;
  readonly kas_masuk: bigint;
  readonly kas_keluar: bigint;
}

/** What the cover of a branch's day says. Moments are ISO texts, '' where there is none. */
export interface CoverFacts {
  /** BUKA, CUT_OFF …; TUTUP once it is over. */
  readonly status: string;
  readonly dibuka_oleh: string;
  readonly dibuka_pada: string;
  readonly ditutup_oleh: string;
  readonly ditutup_pada: string;
  /** The print of the branch's trial balance that its evening kept, and the trail's head when its counters had stopped; '' where there is none. */
  readonly sidik_neraca: string;
  readonly rantai: string;
  readonly jurnal: number;
  readonly otorisasi: number;
  readonly dibatalkan: number;
  /** Who asked for it first; '' where nobody knows. */
  readonly diminta_oleh: string;
  readonly jumlah: readonly CoverSum[];
}

export interface BundleList {
  readonly card: ReportCard;
  readonly banyak: number;
  readonly rows: () => AsyncIterable<readonly ReportRow[]>;
}

/** The vouchers of one journal in the branch. */
export interface DaySlip {
  readonly nomor_referensi: string;
  readonly operasi: string;
  readonly waktu: string;
  readonly keterangan: string;
  readonly user_input: string;
  readonly user_otorisasi: string;
  readonly voucher: readonly VoucherGl[];
}

/** A branch's day as it is written: its cover, its lists in order, and the slips of its journals where they are asked for. */
export interface DayBundle {
  readonly head: ReportHead;
  /** The day it is about, and what each of its lists was asked. */
  readonly hari: string;
  readonly asked: Asked;
  /** The day is not over: what is here may still change. */
  readonly sementara: boolean;
  readonly cover: CoverFacts;
  readonly lists: readonly BundleList[];
  readonly slips: { readonly banyak: number; readonly rows: () => AsyncIterable<readonly DaySlip[]> } | null;
}
