import type { Writable } from 'node:stream';
import { drained, readerOf } from '#documents/flow-out.ts';
import type { ReportColumn } from '#lib/books/reports/definition.ts';
import { CSV_START, type CsvStyle, csvLine } from '#lib/csv.ts';
import { currencyOf, minorOf, moment, plainAmount, textOf } from './cells.ts';
import { headingOf, type ReportRow, type ReportTable } from './table.ts';

const decimal = (text: string, style: CsvStyle): string => (style === 'semicolon' ? text.replace('.', ',') : text);

/** A cell of a number is written as it is: no spreadsheet takes its sign for a formula, for it holds nothing else. */
function quoted(column: ReportColumn, row: ReportRow, style: CsvStyle): string {
  const cell = row[column.field];
  if (cell === null || cell === undefined) return '""';
  const { kind } = column;
  if (kind === 'amount') {
    const minor = minorOf(cell);
    if (minor !== null) return `"${decimal(plainAmount(minor, currencyOf(row)), style)}"`;
  }
  if (kind === 'percent' || (kind === 'count' && typeof cell !== 'string')) return `"${decimal(String(cell), style)}"`;
  if (kind === 'date') return `"${String(cell).slice(0, 10)}"`;
  if (kind === 'time') return `"${moment(String(cell))}"`;
  return disarmed(textOf(column, cell));
}

/** A cell of letters, digits, blanks and signs that can neither begin nor separate a formula is written as it is; most cells are. */
const PLAIN = /^[\p{L}\p{N}][\p{L}\p{N} .,:/()&'_-]*$/u;
const disarmed = (text: string): string =>
  PLAIN.test(text) || text === '' ? `"${text}"` : csvLine([{ text }]).slice(0, -2);

/**
 * Writes a report as CSV while its rows are read: a heading and a line each, amounts as decimals, days as YYYY-MM-DD. Its reader makes
 * the sums. Throws when the reader is gone.
 */
export async function writeCsv(out: Writable, { definition, rows }: ReportTable, style: CsvStyle): Promise<void> {
  const gone = readerOf(out);
  const between = style === 'comma' ? ',' : ';';
  const heads = definition.columns.map((column) => ({ text: headingOf(column) }));
  out.write(CSV_START + csvLine(heads, style));
  for await (const batch of rows) {
    let text = '';
    for (const row of batch)
      text += `${definition.columns.map((column) => quoted(column, row, style)).join(between)}\r\n`;
    out.write(text);
    await drained(out, gone);
  }
  out.end();
}
