import { once } from 'node:events';
import type { Writable } from 'node:stream';
import PDFDocument from 'pdfkit';
import type { ReportColumn } from '#lib/books/reports/definition.ts';
import { toDisplay } from '#lib/dates.ts';
import { id } from '#lib/messages/all.ts';
import { readerOf, taken } from '#press/flow-out.ts';
import { COLUMNS, Letters, measure } from '#press/pdf/letters.ts';
import { wrapped } from '#press/pdf/wrap.ts';
import { moment, shown } from './cells.ts';
import { isNumber } from './layout.ts';
import { layOut, type PagePress } from './pages.ts';
import { bankOf, factsOf, headingOf, type ReportRow, type ReportTable, titleOf } from './table.ts';

/** An amount up to ten milliards has as many letters; a larger one has a line of its own. */
const AMOUNT = 16;

/** A text as wide as this has several words, and goes on in the next line; numbers of papers and accounts are narrower, and stay whole. */
const SEVERAL = 20;
const least = ({ kind, width }: ReportColumn): number =>
  kind === 'text' && width >= SEVERAL ? Math.ceil(width / 2) : width;

interface FittedColumn {
  readonly column: ReportColumn;
  /** The width is in letters. */
  readonly width: number;
}

/**
 * Returns widths that fill the form with a blank between: when there is too little, texts of several words give way, then amounts, then all texts,
 * which also take the rest.
 */
export function fitColumns(columns: readonly ReportColumn[]): FittedColumn[] {
  const shown = columns.filter(({ wide }) => !wide);
  const room = COLUMNS - (shown.length - 1);
  const narrow = shown.reduce((sum, column) => sum + least(column), 0) > room;
  const kept = shown.map((column) =>
    narrow && column.kind === 'amount' ? { ...column, width: Math.min(column.width, AMOUNT) } : column,
  );
  const whole = kept.reduce((sum, { width }) => sum + width, 0);
  const texts = kept.filter(({ kind }) => kind === 'text');
  const long = texts.filter(({ width }) => width >= SEVERAL);
  const giving = whole > room && long.length > 0 ? long : texts;
  const share = giving.length === 0 ? 0 : (room - whole) / giving.reduce((sum, { width }) => sum + width, 0);
  return kept.map((column) => ({
    column,
    width: giving.includes(column) ? Math.max(4, Math.floor(column.width * (1 + share))) : column.width,
  }));
}

/** Returns true when one line of a column does not hold its cell of the row. */
const isTooLong = ({ column, width }: FittedColumn, row: ReportRow): boolean => shown(column, row).length > width;

/** Draws a report on the continuous form, line by line, in a document that may hold other pages too. */
export class Form implements PagePress {
  readonly #letters: Letters;
  readonly #table: ReportTable;
  readonly #columns: readonly FittedColumn[];
  readonly #taken: () => Promise<void>;

  constructor(doc: InstanceType<typeof PDFDocument>, table: ReportTable, taken: () => Promise<void>) {
    this.#letters = new Letters(doc);
    this.#table = table;
    this.#columns = fitColumns(table.card.columns);
    this.#taken = taken;
  }

  begin(page: number): void {
    const { head, card } = this.#table;
    this.#letters.begin();
    this.#letters.ends(bankOf(head), head.nomor);
    this.#letters.ends(titleOf(card).toUpperCase(), `${id['lap.halaman'].replace('{halaman}', String(page))}`);
    for (const [label, value] of factsOf(this.#table)) this.#letters.print(`${label}: ${value}`);
    this.#letters.print(`${id['lap.per']} ${moment(head.per)}`);
    if (page === 1) this.#leftOut();
    this.#letters.print('-'.repeat(COLUMNS));
    this.#letters.print(
      this.#columns.map(({ column, width }) => this.#fill(column, headingOf(column), width)).join(' '),
    );
    this.#letters.print('-'.repeat(COLUMNS));
  }

  end(): void {
    const { head } = this.#table;
    this.#letters.end(id['lap.dibuat'].replace('{siapa}', head.siapa).replace('{tanggal}', toDisplay(head.tanggal)));
  }

  /** The reader of the form must know what a sheet would show beside it. */
  #leftOut(): void {
    const names = this.#table.card.columns.filter(({ wide }) => wide).map(headingOf);
    if (names.length === 0) return;
    const text = id['lap.tanpaKolom'].replace('{kolom}', names.join(', '));
    for (const line of wrapped(text, COLUMNS, measure)) this.#letters.print(line);
  }

  measure(row: ReportRow): number {
    const { cells, below } = this.#laid(row);
    return Math.max(...cells.map(({ length }) => length)) + below.length;
  }

  room(lines: number): boolean {
    return this.#letters.room(lines);
  }

  row(row: ReportRow): void {
    const { cells, below } = this.#laid(row);
    const height = Math.max(...cells.map(({ length }) => length));
    for (let at = 0; at < height; at += 1) {
      this.#letters.print(
        this.#columns.map(({ column, width }, index) => this.#fill(column, cells[index]?.[at] ?? '', width)).join(' '),
      );
    }
    this.#each(below, row);
  }

  group(text: string): void {
    this.#letters.print(text.toUpperCase());
  }

  sum(label: string, row: ReportRow): void {
    const first = this.#columns.findIndex(({ column }) => column.sum);
    if (first < 0) return;
    const before = this.#columns.slice(0, first).reduce((sum, { width }) => sum + width + 1, 0);
    const sums = this.#columns.filter(({ column }) => column.sum);
    if (sums.some((each) => isTooLong(each, row))) {
      this.#letters.print(label);
      this.#each(sums, row);
      return;
    }
    const rest = this.#columns
      .slice(first)
      .map(({ column, width }) => this.#fill(column, column.sum ? shown(column, row) : '', width));
    this.#letters.print(`${measure.fitted(label, Math.max(before - 1, 0)).padEnd(before)}${rest.join(' ')}`);
  }

  note(text: string): void {
    this.#letters.print('');
    this.#letters.print(text);
  }

  taken(): Promise<void> {
    return this.#taken();
  }

  /** Prints each on a line of its own, under its name. */
  #each(columns: readonly FittedColumn[], row: ReportRow): void {
    for (const { column } of columns) this.#letters.ends(`  ${headingOf(column)}`, shown(column, row));
  }

  /** Returns the lines of each cell, and the numbers that go below the row instead: a number that is cut in two is read as another. */
  #laid(row: ReportRow): { readonly cells: readonly (readonly string[])[]; readonly below: readonly FittedColumn[] } {
    const below = this.#columns.filter((each) => isNumber(each.column) && isTooLong(each, row));
    const cells = this.#columns.map((each) =>
      below.includes(each) ? [''] : wrapped(shown(each.column, row), each.width, measure),
    );
    return { cells, below };
  }

  #fill(column: ReportColumn, text: string, width: number): string {
    // A number is never cut: one that does not fit has a line of its own.
    const cut = isNumber(column) ? text : measure.fitted(text, width);
    return isNumber(column) ? cut.padStart(width) : cut.padEnd(width);
  }
}

/** Writes a report for the continuous form of 80 columns, as a PDF whose letters are where the printer's are. It behaves as `writePdf`. */
export async function writeForm(out: Writable, table: ReportTable, most: number): Promise<void> {
  const gone = readerOf(out);
  const doc = new PDFDocument({
    margin: 0,
    autoFirstPage: false,
    lang: 'id',
    info: { Title: `${titleOf(table.card)} ${table.head.nomor}`, Author: bankOf(table.head) },
  } as PDFKit.PDFDocumentOptions);
  doc.pipe(out);
  const written = once(out, 'finish', { signal: gone });
  written.catch(() => undefined);
  await layOut(table, new Form(doc, table, () => taken(out, gone)), most);
  doc.end();
  await written;
}
