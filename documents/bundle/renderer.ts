import type { PageRenderer } from '#documents/report/pages.ts';
import type { ReportTable } from '#documents/report/table.ts';
import type { DayBundle, DaySlip } from './bundle.ts';

/** Each kind of paper draws a bundle in its own way. Pages are counted from the cover on. */
export interface BundleRenderer {
  /** Draws the cover, on as many pages as it takes; returns how many. */
  cover(bundle: DayBundle): number;
  /** Returns how a table is drawn. */
  table(table: ReportTable): PageRenderer;
  /** Draws the vouchers of a journal; `turn` returns the number of the next page. */
  slips(turn: () => number): { readonly draw: (slip: DaySlip) => void; readonly end: () => void };
}
