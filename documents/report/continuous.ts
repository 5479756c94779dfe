import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { drained, readerOf } from '#documents/flow-out.ts';
import { type Doc, newDocument } from '#documents/pdf/document.ts';
import { bothEnds, COLUMNS, inLines, Letters, measure, RULE, signatureLines } from '#documents/pdf/letters.ts';
import { PageCount, pageOf } from '#documents/pdf/page-count.ts';
import { wrapped } from '#documents/pdf/wrap.ts';
import type { ReportColumn } from '#lib/books/reports/definition.ts';
import { id } from '#lib/messages/all.ts';
import { filledIn } from '#lib/messages/filled-in.ts';
import { officeOf } from '#lib/office-on-paper.ts';
import { cellText, moment } from './cells.ts';
import { type FittedColumn, fitColumns, inTwoLines } from './form-columns.ts';
import { askedOf, daysOf, periodOf } from './headings.ts';
import { isNumber } from './layout.ts';
import { layOut, type PageRenderer, type Piece } from './pages.ts';
import { bankOf, headingOf, madeBy, type ReportRow, type ReportTable, signersOf, titleOf } from './table.ts';

/** The number of the page stands beside the title. */
const BESIDE = 24;

/** Returns true when one line of a column does not hold its cell of the row. */
const isTooLong = ({ column, width }: FittedColumn, row: ReportRow): boolean => cellText(column, row).length > width;

/** Draws a report on the continuous form, line by line, in a document that may hold other pages too. */
export class Form implements PageRenderer {
  readonly #letters: Letters;
  readonly #table: ReportTable;
  readonly #columns: readonly FittedColumn[];
  readonly #names: readonly ReportColumn[] | null;
  readonly #count: PageCount;
  readonly #drained: () => Promise<void>;

  constructor(doc: Doc, count: PageCount, table: ReportTable, drained: () => Promise<void>) {
    const { columns } = table.definition;
    const two = inTwoLines(columns);
    this.#letters = new Letters(doc);
    this.#table = table;
    this.#columns = two ? two.amounts : fitColumns(columns);
    this.#names = two ? two.names : null;
    this.#count = count;
    this.#drained = drained;
  }

  begin(page: number): void {
    const { head, definition } = this.#table;
    const letters = this.#letters;
    letters.begin();
    letters.print(bothEnds(bankOf(head).toUpperCase(), head.nomor));
    const place = letters.line;
    this.#count.reserve((of) => letters.late(pageOf(page, of), place));
    const title = [titleOf(definition).toUpperCase(), periodOf(this.#table)].filter(Boolean).join(' ');
    for (const line of wrapped(title, COLUMNS - BESIDE, measure)) letters.print(line);
    letters.print(officeOf(head.kode_cabang, head.nama_cabang));
    const details = [...askedOf(this.#table).slice(1), [id['lap.per'], moment(head.per)] as const];
    for (const line of inLines(details.map(([label, value]) => `${label}: ${value}`).join('   '))) letters.print(line);
    if (page === 1 && !this.#names) this.#leftOut();
    letters.print(RULE);
    this.#headings();
    letters.print(RULE);
  }

  end(): void {
    const { head } = this.#table;
    this.#letters.end(madeBy(head), this.#names ? id['lap.keteranganSisi'] : '');
  }

  fits(lines: number): boolean {
    return this.#letters.fits(lines);
  }

  row(row: ReportRow): Piece {
    if (!this.#names) return this.#piece(this.#inOne(row));
    const name = this.#names.map((column) => cellText(column, row)).join(' ');
    return this.#piece([...wrapped(name, COLUMNS, measure), ...this.#amounts(row)]);
  }

  group(text: string): Piece {
    return this.#piece([text.toUpperCase()]);
  }

  sum(label: string, row: ReportRow): Piece {
    if (this.#names) return this.#piece([label.toUpperCase(), ...this.#amounts(row)]);
    const first = this.#columns.findIndex(({ column }) => column.sum);
    if (first < 0) return this.#piece([]);
    const before = this.#columns.slice(0, first).reduce((sum, { width }) => sum + width + 1, 0);
    const sums = this.#columns.filter(({ column }) => column.sum);
    if (label.length >= before || sums.some((each) => isTooLong(each, row)))
      return this.#piece([label, ...this.#each(sums, row)]);
    const rest = this.#columns
      .slice(first)
      .map(({ column, width }) => this.#fill(column, column.sum ? cellText(column, row) : '', width));
    return this.#piece([`${label.padEnd(before)}${rest.join(' ')}`]);
  }

  note(text: string): Piece {
    return this.#piece(['', ...inLines(text)]);
  }

  signatures(): Piece | null {
    const { definition, head } = this.#table;
    return definition.signed ? this.#piece(signatureLines(signersOf(head))) : null;
  }

  drained(): Promise<void> {
    return this.#drained();
  }

  /** The reader of the form must know what a sheet would show beside it. */
  #leftOut(): void {
    const names = this.#table.definition.columns.filter(({ wide }) => wide).map(headingOf);
    if (names.length === 0) return;
    for (const line of inLines(filledIn(id['lap.tanpaKolom'], { kolom: names.join(', ') }))) this.#letters.print(line);
  }

  #headings(): void {
    if (this.#names) this.#letters.print(this.#names.map(headingOf).join(' · '));
    const heads = this.#columns.map(({ column, width }) => [
      measure.fitted(headingOf(column), width),
      ...wrapped(daysOf(column, this.#table.asked), width - 1, measure).filter(Boolean),
    ]);
    const most = Math.max(...heads.map(({ length }) => length));
    for (let at = 0; at < most; at += 1)
      this.#letters.print(
        this.#line(this.#columns, (place) => heads[place]?.[at - most + (heads[place]?.length ?? 0)] ?? ''),
      );
  }

  /** Returns the lines of a row whose columns stand beside each other. */
  #inOne(row: ReportRow): string[] {
    const below = this.#columns.filter((each) => isNumber(each.column) && isTooLong(each, row));
    const cells = this.#columns.map((each) =>
      below.includes(each) ? [''] : wrapped(cellText(each.column, row), each.width, measure),
    );
    const height = Math.max(...cells.map(({ length }) => length));
    const lines = Array.from({ length: height }, (_, at) =>
      this.#line(this.#columns, (place) => cells[place]?.[at] ?? ''),
    );
    // A number that is cut in two is read as another: one that its column does not hold has a line of its own.
    return [...lines, ...this.#each(below, row)];
  }

  /** Returns the second line of a balance, or a line for each amount where one is too long. */
  #amounts(row: ReportRow): string[] {
    const known = this.#columns.filter(({ column }) => row[column.field] !== undefined);
    const first = this.#columns[0]?.column;
    const touches = ({ column, width }: FittedColumn) =>
      cellText(column, row).length > width - (column === first ? 0 : 1);
    if (known.some(touches)) return this.#each(known, row);
    return [this.#columns.map(({ column, width }) => cellText(column, row).padStart(width)).join('')];
  }

  /** Returns each on a line of its own, under its name. */
  #each(columns: readonly FittedColumn[], row: ReportRow): string[] {
    return columns.map(({ column }) => bothEnds(`  ${headingOf(column)}`, cellText(column, row)));
  }

  #line(columns: readonly FittedColumn[], text: (place: number) => string): string {
    const cells = columns.map(({ column, width }, place) => this.#fill(column, text(place), width));
    return cells.join(this.#names ? '' : ' ');
  }

  #fill(column: ReportColumn, text: string, width: number): string {
    return isNumber(column) ? text.padStart(width) : measure.fitted(text, width).padEnd(width);
  }

  #piece(lines: readonly string[]): Piece {
    return {
      height: lines.length,
      draw: () => {
        for (const line of lines) this.#letters.print(line);
      },
    };
  }
}

/** Writes a report for the continuous form of 80 columns, as a PDF whose letters are where the printer's are. It behaves as `writePdf`. */
export async function writeForm(out: Writable, table: ReportTable, most: number): Promise<void> {
  const gone = readerOf(out);
  const doc = newDocument(`${titleOf(table.definition)} ${table.head.nomor}`, bankOf(table.head));
  doc.pipe(out);
  const written = once(out, 'finish', { signal: gone });
  written.catch(() => undefined);
  const count = new PageCount(doc);
  count.finish(await layOut(table, new Form(doc, count, table, () => drained(out, gone)), most));
  doc.end();
  await written;
}
