import type { PaperSize } from '#lib/books/reports/formats.ts';
import { inter } from '#press/pdf/embedded-inter.ts';
import { layoutOf } from '#press/report/layout.ts';
import { Sheets } from '#press/report/pdf.ts';
import type { ReportHead } from '#press/report/table.ts';
import { drawCover } from './cover.ts';
import { type Doc, UprightSheet } from './frame.ts';
import type { BundlePress } from './press.ts';
import { SlipSheets } from './slip-sheets.ts';

/** Returns the generator of a bundle on sheets: cover and vouchers are upright, a wide table lies across. */
export function sheetPress(doc: Doc, head: ReportHead, paper: PaperSize, taken: () => Promise<void>): BundlePress {
  const kind = paper === 'LETTER' ? 'LETTER' : 'A4';
  const font = inter(doc);
  const sheet = new UprightSheet(doc, font, head, kind);
  return {
    cover: (bundle) => {
      sheet.begin();
      drawCover(sheet, bundle);
      sheet.end(1);
      return 1;
    },
    table: (table) => new Sheets({ doc, font }, layoutOf(table.card.columns, kind), table, taken),
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
