import type { Writable } from 'node:stream';
import { amountCell, asText, Workbook } from '#documents/xlsx/workbook.ts';
import type { ReportColumn } from '#lib/books/reports/definition.ts';
import { id } from '#lib/messages/all.ts';
import { type BookCell, dayCell, numberCell } from '#lib/spreadsheet.ts';
import { currencyOf, minorOf, moment, plainAmount, textOf } from './cells.ts';
import { Sums } from './sums.ts';
import { bankOf, detailsOf, headingOf, type ReportRow, type ReportTable, titleOf } from './table.ts';

function cellOf(column: ReportColumn, row: ReportRow): BookCell | null {
  const cell = row[column.field];
  if (cell === null || cell === undefined || cell === '') return null;
  const text = String(cell);
  if (column.kind === 'amount') {
    const minor = minorOf(cell);
    return minor === null ? asText(text) : amountCell(plainAmount(minor, currencyOf(row)), currencyOf(row));
  }
  if (column.kind === 'count' || column.kind === 'percent') return numberCell(text, column.kind) ?? asText(text);
  if (column.kind === 'date') return dayCell(text.slice(0, 10)) ?? asText(text);
  return asText(column.kind === 'time' ? moment(text) : textOf(column, cell));
}

/**
 * Writes a report as a spreadsheet while its rows are read: numbers as numbers, days as days, texts that would be read as a formula disarmed, a
 * sum for each group and at the end. Beyond a million rows it goes on in another sheet. Throws when the reader is gone.
 */
export async function writeXlsx(out: Writable, table: ReportTable): Promise<void> {
  const { definition, head } = table;
  const { columns, group } = definition;
  const book = new Workbook(
    out,
    id['lap.lembar'],
    columns.map(({ width }) => width + 2),
  );
  const addSums = (label: string, sums: Sums) => {
    for (const row of sums.rows()) {
      const cells = columns.map((column) => (column.sum ? cellOf(column, row) : null));
      book.add([asText(`${label} ${row.kode_valuta}`), ...cells.slice(1)], true);
    }
  };
  book.add([asText(`${bankOf(head)} · ${titleOf(definition)}`)], true);
  for (const [label, value] of detailsOf(table)) book.add([asText(`${label}: ${value}`)]);
  book.add([asText(`${id['lap.nomor']}: ${head.nomor} · ${id['lap.per']} ${moment(head.per)} · ${head.siapa}`)]);
  book.add([]);
  book.add(
    columns.map((column) => asText(headingOf(column))),
    true,
  );
  const all = new Sums(columns);
  let part = new Sums(columns);
  let value: unknown;
  for await (const batch of table.rows) {
    for (const row of batch) {
      if (group !== undefined && value !== undefined && row[group] !== value) {
        addSums(`${id['lap.jumlah']} ${String(value)}`, part);
        part = new Sums(columns);
      }
      if (group !== undefined) value = row[group];
      all.add(row);
      part.add(row);
      book.add(
        columns.map((column) => cellOf(column, row)),
        definition.strong !== undefined && row[definition.strong] === true,
      );
    }
    await book.taken();
  }
  if (group !== undefined && value !== undefined) addSums(`${id['lap.jumlah']} ${String(value)}`, part);
  addSums(id['lap.jumlahSeluruh'], all);
  book.end();
}
