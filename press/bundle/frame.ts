import type PDFDocument from 'pdfkit';
import type { PaperSize } from '#lib/books/reports/formats.ts';
import { toDisplay } from '#lib/dates.ts';
import { id } from '#lib/messages/all.ts';
import type { Inter } from '#press/pdf/embedded-inter.ts';
import { sheetOf } from '#press/report/layout.ts';
import type { ReportHead } from '#press/report/table.ts';

export type Doc = InstanceType<typeof PDFDocument>;

/** An upright sheet has its foot; places are in points from the upper left corner. */
export class UprightSheet {
  readonly doc: Doc;
  readonly font: Inter;
  readonly head: ReportHead;
  readonly size: readonly [number, number];
  readonly left = 40;
  readonly right: number;
  /** Nothing is drawn below it. */
  readonly foot: number;

  constructor(doc: Doc, font: Inter, head: ReportHead, paper: Exclude<PaperSize, 'KONTINU'>) {
    this.doc = doc;
    this.font = font;
    this.head = head;
    this.size = sheetOf(paper);
    this.right = this.size[0] - this.left;
    this.foot = this.size[1] - 44;
  }

  begin(): void {
    this.doc.addPage({ size: [...this.size], margin: 0 });
  }

  end(page: number): void {
    const made = id['lap.dibuat']
      .replace('{siapa}', this.head.siapa)
      .replace('{tanggal}', toDisplay(this.head.tanggal));
    const place = `${this.head.nomor} · ${id['lap.halaman'].replace('{halaman}', String(page))}`;
    this.rule(this.foot - 3);
    this.font.write(made, this.left, this.foot + 2, { size: 7, grey: true });
    this.font.write(place, this.right, this.foot + 2, { size: 7, right: true, grey: true });
  }

  rule(y: number): void {
    this.doc.moveTo(this.left, y).lineTo(this.right, y).lineWidth(0.5).strokeColor('#9aa8a2').stroke();
  }

  box(x: number, y: number, width: number, height: number): void {
    this.doc.rect(x, y, width, height).lineWidth(0.5).strokeColor('#9aa8a2').stroke();
  }
}
