import type { Doc } from '#documents/pdf/document.ts';
import { inter } from '#documents/pdf/embedded-inter.ts';
import type { PageCount } from '#documents/pdf/page-count.ts';
import { layoutOf } from '#documents/report/layout.ts';
import { Sheets } from '#documents/report/pdf.ts';
import type { ReportHead } from '#documents/report/table.ts';
import { paperColumns } from '#lib/books/reports/definition.ts';
import type { PaperSize } from '#lib/books/reports/formats.ts';
import { drawCover } from './cover.ts';
import { UprightSheet } from './frame.ts';
import type { BundleRenderer } from './renderer.ts';
import { SlipSheets } from './slip-pages.ts';

/** Returns the generator of a bundle on sheets: cover and vouchers are upright, a wide table lies across. */
export function pageRenderer(
  doc: Doc,
  count: PageCount,
  head: ReportHead,
  paper: PaperSize,
  drained: () => Promise<void>,
): BundleRenderer {
  const kind = paper === 'LETTER' ? 'LETTER' : 'A4';
  const canvas = { doc, font: inter(doc), count };
  const sheet = new UprightSheet(canvas, head, kind);
  return {
    cover: (bundle) => {
      sheet.begin();
      drawCover(sheet, bundle);
      sheet.end(1);
      return 1;
    },
    table: (table) => new Sheets(canvas, layoutOf(paperColumns(table.definition.columns), kind), table, drained),
    slips: (turn) => {
      let page = 0;
      const next = () => {
        if (page > 0) sheet.end(page);
        page = turn();
        sheet.begin();
      };
      next();
      const slips = new SlipSheets(sheet, next);
      return { draw: (slip) => slips.draw(slip), end: () => sheet.end(page) };
    },
  };
}
