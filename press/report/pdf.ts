import { once } from 'node:events';
import type { Writable } from 'node:stream';
import type PDFDocument from 'pdfkit';
import type { PaperSize } from '#lib/books/reports/formats.ts';
import { toDisplay } from '#lib/dates.ts';
import { id } from '#lib/messages/all.ts';
import { readerOf, taken } from '#press/flow-out.ts';
import { newDocument } from '#press/pdf/document.ts';
import { type Inter, inter } from '#press/pdf/embedded-inter.ts';
import { drawSquare } from '#press/pdf/square.ts';
import { wrapped } from '#press/pdf/wrap.ts';
import { moment, shown } from './cells.ts';
import { type Layout, layoutOf, type Placed } from './layout.ts';
import { layOut, type PagePress } from './pages.ts';
import { bankOf, factsOf, headingOf, type ReportRow, type ReportTable, titleOf } from './table.ts';

type Doc = InstanceType<typeof PDFDocument>;

const TOP = 34;
const SQUARE = 56;
const SMALL = 7;

/** Draws the sheets of a report, in a document that may hold other pages too. */
export class Sheets implements PagePress {
  readonly #doc: Doc;
  readonly #font: Inter;
  readonly #layout: Layout;
  readonly #table: ReportTable;
  readonly #taken: () => Promise<void>;
  #y = 0;
  /** The row that was measured last has these lines. */
  #cells: { readonly row: ReportRow; readonly lines: readonly (readonly string[])[] } | null = null;

  constructor(
    { doc, font }: { readonly doc: Doc; readonly font: Inter },
    layout: Layout,
    table: ReportTable,
    taken: () => Promise<void>,
  ) {
    this.#doc = doc;
    this.#font = font;
    this.#layout = layout;
    this.#table = table;
    this.#taken = taken;
  }

  begin(page: number): void {
    const { size, left, right, columns, letters } = this.#layout;
    const { head, card } = this.#table;
    const font = this.#font;
    this.#doc.addPage({ size: [...size], margin: 0 });
    font.write(bankOf(head), left, TOP, { size: 8, grey: true });
    font.write(titleOf(card), left, TOP + 11, { size: 14, bold: true });
    drawSquare(this.#doc, head.nomor, { x: right - SQUARE, y: TOP - 4, side: SQUARE });
    const edge = right - SQUARE - 12;
    font.write(head.nomor, edge, TOP, { size: 8, right: true, bold: true });
    font.write(`${id['lap.per']} ${moment(head.per)}`, edge, TOP + 12, { size: SMALL, right: true, grey: true });
    const facts = factsOf(this.#table).map(([label, value]) => `${label}: ${value}`);
    font.write(font.fitted(facts.join('   '), edge - left, 8), left, TOP + 32, { size: 8 });
    this.#y = TOP + (page === 1 ? 60 : 58);
    for (const { column, x, width, right: numbers } of columns) {
      const text = font.fitted(headingOf(column), width, letters - 0.5);
      font.write(text, numbers ? x + width : x, this.#y, { size: letters - 0.5, grey: true, right: numbers });
    }
    this.#y += letters + 5;
    this.#rule(this.#y - 2);
    this.#y += 3;
  }

  end(page: number): void {
    const { left, right, foot } = this.#layout;
    const { head } = this.#table;
    const made = id['lap.dibuat'].replace('{siapa}', head.siapa).replace('{tanggal}', toDisplay(head.tanggal));
    this.#rule(foot - 3);
    this.#font.write(made, left, foot + 2, { size: SMALL, grey: true });
    const place = `${head.nomor} · ${id['lap.halaman'].replace('{halaman}', String(page))}`;
    this.#font.write(place, right, foot + 2, { size: SMALL, right: true, grey: true });
  }

  measure(row: ReportRow): number {
    const { letters, columns } = this.#layout;
    const measure = {
      widthOf: (text: string) => this.#font.widthOf(text, letters),
      fitted: (text: string, width: number) => this.#font.fitted(text, width, letters),
    };
    const lines = columns.map(({ column, width, right }) => {
      const text = shown(column, row);
      return right ? [text] : wrapped(text, width, measure);
    });
    this.#cells = { row, lines };
    return Math.max(...lines.map(({ length }) => length));
  }

  room(lines: number): boolean {
    return this.#y + this.#height(lines) <= this.#layout.foot - 6;
  }

  row(row: ReportRow): void {
    const { letters, columns } = this.#layout;
    if (this.#cells?.row !== row) this.measure(row);
    const lines = this.#cells?.lines ?? [];
    const { strong } = this.#table.card;
    const bold = strong !== undefined && row[strong] === true;
    columns.forEach((placed, index) => {
      (lines[index] ?? []).forEach((text, line) => {
        this.#cell(placed, text, this.#y + line * (letters + 1.5), bold);
      });
    });
    this.#y += this.#height(Math.max(...lines.map(({ length }) => length)));
  }

  group(text: string): void {
    this.#y += 3;
    this.#font.write(text, this.#layout.left, this.#y, { size: this.#layout.letters + 0.5, bold: true });
    this.#y += this.#layout.row;
  }

  sum(label: string, row: ReportRow): void {
    const { columns, letters, left } = this.#layout;
    this.#rule(this.#y - 1);
    this.#y += 2;
    const first = columns.find(({ column }) => column.sum);
    this.#font.write(this.#font.fitted(label, (first?.x ?? left) - left - 6, letters), left, this.#y, {
      size: letters,
      bold: true,
    });
    for (const placed of columns) {
      if (placed.column.sum) this.#cell(placed, shown(placed.column, row), this.#y, true);
    }
    this.#y += this.#layout.row + 2;
  }

  note(text: string): void {
    this.#font.write(text, this.#layout.left, this.#y + 4, { size: this.#layout.letters, grey: true });
    this.#y += this.#layout.row * 2;
  }

  taken(): Promise<void> {
    return this.#taken();
  }

  #cell({ x, width, right }: Placed, text: string, y: number, bold = false): void {
    if (text !== '') this.#font.write(text, right ? x + width : x, y, { size: this.#layout.letters, right, bold });
  }

  #height(lines: number): number {
    return this.#layout.row + (lines - 1) * (this.#layout.letters + 1.5);
  }

  #rule(y: number): void {
    const { left, right } = this.#layout;
    this.#doc.moveTo(left, y).lineTo(right, y).lineWidth(0.5).strokeColor('#9aa8a2').stroke();
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
  const doc = newDocument(`${titleOf(table.card)} ${table.head.nomor}`, bankOf(table.head));
  doc.pipe(out);
  const written = once(out, 'finish', { signal: gone });
  written.catch(() => undefined);
  const layout = layoutOf(table.card.columns, paper);
  await layOut(table, new Sheets({ doc, font: inter(doc) }, layout, table, () => taken(out, gone)), most);
  doc.end();
  await written;
}
