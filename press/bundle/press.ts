import type { PagePress } from '#press/report/pages.ts';
import type { ReportTable } from '#press/report/table.ts';
import type { DayBundle, DaySlip } from './bundle.ts';

/** What draws a bundle, each way of paper its own. Pages are counted from the cover on. */
export interface BundlePress {
  /** The cover, on as many pages as it takes; answers how many. */
  cover(bundle: DayBundle): number;
  /** A table's own way of drawing. */
  table(table: ReportTable): PagePress;
  /** The vouchers of a journal; `turn` gives the number of the next page. */
  slips(turn: () => number): { readonly draw: (slip: DaySlip) => void; readonly end: () => void };
}
