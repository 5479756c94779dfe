import type { Doc } from '#documents/pdf/document.ts';
import type { Inter } from '#documents/pdf/embedded-inter.ts';
import { drawRule, INK, RULE } from '#documents/pdf/masthead.ts';
import { sheetOf } from '#documents/report/layout.ts';
import { type Canvas, drawFoot } from '#documents/report/pdf.ts';
import type { ReportHead } from '#documents/report/table.ts';
import type { PaperSize } from '#lib/books/reports/formats.ts';

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
  readonly #canvas: Canvas;

  constructor(canvas: Canvas, head: ReportHead, paper: Exclude<PaperSize, 'KONTINU'>) {
    this.doc = canvas.doc;
    this.font = canvas.font;
    this.#canvas = canvas;
    this.head = head;
    this.size = sheetOf(paper);
    this.right = this.size[0] - this.left;
    this.foot = this.size[1] - 48;
  }

  begin(): void {
    this.doc.addPage({ size: [...this.size], margin: 0 });
  }

  end(page: number): void {
    drawFoot(this.#canvas, this, this.head, page);
  }

  rule(y: number): void {
    drawRule(this.doc, this.left, this.right, y);
  }

  box(x: number, y: number, width: number, height: number): void {
    this.doc.rect(x, y, width, height).lineWidth(RULE).strokeColor(INK).stroke();
  }
}
