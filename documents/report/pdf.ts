import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { drained, readerOf } from '#documents/flow-out.ts';
import { type Doc, newDocument } from '#documents/pdf/document.ts';
import { type Inter, inter } from '#documents/pdf/embedded-inter.ts';
import { drawDetails, drawMasthead, drawRule, drawSignatures, SIGNATURE } from '#documents/pdf/masthead.ts';
import { PageCount, pageOf } from '#documents/pdf/page-count.ts';
import { wrapped } from '#documents/pdf/wrap.ts';
import { paperColumns } from '#lib/books/reports/definition.ts';
import type { PaperSize } from '#lib/books/reports/formats.ts';
import { id } from '#lib/messages/all.ts';
import { officeOf } from '#lib/office-on-paper.ts';
import { cellText, moment } from './cells.ts';
import { askedOf, daysOf, periodOf } from './headings.ts';
import { type Layout, layoutOf, type Placed } from './layout.ts';
import { layOut, type PageRenderer, type Piece } from './pages.ts';
import {
  bankOf,
  headingOf,
  madeBy,
  type ReportHead,
  type ReportRow,
  type ReportTable,
  signersOf,
  titleOf,
} from './table.ts';

const TOP = 30;
const SMALL = 7;
/** The heading of a column is smaller than its cells by so much. */
const HEAD = 0.5;

/** A report is drawn into these; pages that other parts draw are counted with it. */
export interface Canvas {
  readonly doc: Doc;
  readonly font: Inter;
  readonly count: PageCount;
}

/** Draws the foot of a sheet: who had it made, its number, and its place among all pages. */
export function drawFoot(
  { doc, font, count }: Canvas,
  { left, right, foot }: Pick<Layout, 'left' | 'right' | 'foot'>,
  head: ReportHead,
  page: number,
): void {
  drawRule(doc, left, right, foot - 3);
  font.write(madeBy(head), left, foot + 2, { size: SMALL });
  font.write(head.nomor, right, foot + 11, { size: SMALL, right: true });
  count.reserve((of) => font.write(pageOf(page, of), right, foot + 2, { size: SMALL, bold: true, right: true }));
}

/** Draws the sheets of a report, in a document that may hold other pages too. */
export class Sheets implements PageRenderer {
  readonly #canvas: Canvas;
  readonly #doc: Doc;
  readonly #font: Inter;
  readonly #layout: Layout;
  readonly #table: ReportTable;
  readonly #drained: () => Promise<void>;
  #y = 0;

  constructor(canvas: Canvas, layout: Layout, table: ReportTable, drained: () => Promise<void>) {
    this.#canvas = canvas;
    this.#doc = canvas.doc;
    this.#font = canvas.font;
    this.#layout = layout;
    this.#table = table;
    this.#drained = drained;
  }

  begin(): void {
    const { size, left, right } = this.#layout;
    const { head, definition } = this.#table;
    this.#doc.addPage({ size: [...size], margin: 0 });
    const below = drawMasthead(
      this.#doc,
      this.#font,
      { left, right, top: TOP },
      {
        bank: bankOf(head),
        branch: officeOf(head.kode_cabang, head.nama_cabang),
        title: titleOf(definition),
        under: periodOf(this.#table),
        code: head.nomor,
      },
    );
    const details = [
      ...askedOf(this.#table),
      [id['lap.per'], moment(head.per)],
      [id['lap.tanya.nomor'], head.nomor],
    ] as const;
    this.#y = drawDetails(this.#doc, this.#font, { left, right, top: below }, details) + 4;
    this.#headings();
  }

  end(page: number): void {
    const { left, foot, columns } = this.#layout;
    drawFoot(this.#canvas, this.#layout, this.#table.head, page);
    if (columns.some(({ column }) => column.side !== undefined))
      this.#font.write(id['lap.keteranganSisi'], left, foot + 11, { size: SMALL });
  }

  fits(height: number): boolean {
    return this.#y + height <= this.#layout.foot - 6;
  }

  row(row: ReportRow): Piece {
    const { letters, columns } = this.#layout;
    const measure = {
      widthOf: (text: string) => this.#font.widthOf(text, letters),
      fitted: (text: string, width: number) => this.#font.fitted(text, width, letters),
    };
    const cells = columns.map(({ column, width, right }) => {
      const text = cellText(column, row);
      return right ? [text] : wrapped(text, width, measure);
    });
    const { strong } = this.#table.definition;
    const bold = strong !== undefined && row[strong] === true;
    return this.#piece(this.#height(Math.max(...cells.map(({ length }) => length))), (y) => {
      columns.forEach((placed, index) => {
        (cells[index] ?? []).forEach((text, line) => {
          this.#cell(placed, text, y + line * (letters + 1.5), bold);
        });
      });
    });
  }

  group(text: string): Piece {
    const { left, letters, row } = this.#layout;
    return this.#piece(row + 3, (y) => this.#font.write(text, left, y + 3, { size: letters + 0.5, bold: true }));
  }

  sum(label: string, row: ReportRow): Piece {
    const { columns, letters, left, right } = this.#layout;
    const summed = columns.filter(({ column }) => column.sum || column.side !== undefined);
    const room = (summed[0]?.x ?? right) - left - 6;
    const lines = this.#font.wrapped(label, room, letters);
    return this.#piece(this.#height(lines.length) + 5, (y) => {
      drawRule(this.#doc, left, right, y);
      this.#font.writeLines(lines, { x: left, y: y + 4, leading: letters + 1.5 }, { size: letters, bold: true });
      for (const placed of summed)
        if (row[placed.column.field] !== undefined) this.#cell(placed, cellText(placed.column, row), y + 4, true);
    });
  }

  note(text: string): Piece {
    const { left, letters, row } = this.#layout;
    return this.#piece(row + 4, (y) => this.#font.write(text, left, y + 4, { size: letters }));
  }

  signatures(): Piece | null {
    const { left, right } = this.#layout;
    const { definition, head } = this.#table;
    if (!definition.signed) return null;
    return this.#piece(SIGNATURE + 14, (y) =>
      drawSignatures(this.#doc, this.#font, { left, right, top: y + 8 }, signersOf(head)),
    );
  }

  drained(): Promise<void> {
    return this.#drained();
  }

  /** Draws the headings of the columns between two rules, the last line of each at the same height. */
  #headings(): void {
    const { left, right, columns, letters } = this.#layout;
    const size = letters - HEAD;
    const lines = columns.map(({ column, width }) => [
      ...this.#font.wrapped(headingOf(column), width, size),
      ...[daysOf(column, this.#table.asked)].filter(Boolean).flatMap((days) => this.#font.wrapped(days, width, size)),
    ]);
    const most = Math.max(...lines.map(({ length }) => length));
    columns.forEach(({ x, width, right: numbers }, index) => {
      const own = lines[index] ?? [];
      own.forEach((text, line) => {
        const y = this.#y + (most - own.length + line) * (size + 2);
        this.#font.write(text, numbers ? x + width : x, y, { size, bold: true, right: numbers });
      });
    });
    this.#y += most * (size + 2) + 3;
    drawRule(this.#doc, left, right, this.#y);
    this.#y += 4;
  }

  /** Returns a piece that is drawn where the page stands, and moves on by its height. */
  #piece(height: number, draw: (y: number) => void): Piece {
    return {
      height,
      draw: () => {
        draw(this.#y);
        this.#y += height;
      },
    };
  }

  #cell({ x, width, right }: Placed, text: string, y: number, bold = false): void {
    if (text !== '') this.#font.write(text, right ? x + width : x, y, { size: this.#layout.letters, right, bold });
  }

  #height(lines: number): number {
    return this.#layout.row + (lines - 1) * (this.#layout.letters + 1.5);
  }
}

/**
 * Writes a report as a PDF on sheets while its rows are read: it holds only what the reader has not taken yet. Its number is on each page, as a
 * square too. REPORT_TOO_MANY_PAGES beyond `most`; throws when the reader is gone.
 */
export async function writePdf(
  out: Writable,
  table: ReportTable,
  { paper, most }: { readonly paper: Exclude<PaperSize, 'KONTINU'>; readonly most: number },
): Promise<void> {
  const gone = readerOf(out);
  const doc = newDocument(`${titleOf(table.definition)} ${table.head.nomor}`, bankOf(table.head));
  doc.pipe(out);
  const written = once(out, 'finish', { signal: gone });
  written.catch(() => undefined);
  const count = new PageCount(doc);
  const layout = layoutOf(paperColumns(table.definition.columns), paper);
  const canvas = { doc, font: inter(doc), count };
  count.finish(await layOut(table, new Sheets(canvas, layout, table, () => drained(out, gone)), most));
  doc.end();
  await written;
}
