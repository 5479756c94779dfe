import type { Writable } from 'node:stream';
import ExcelJS from 'exceljs';
import type { ReportColumn } from '#lib/books/reports/definition.ts';
import { id } from '#lib/messages/all.ts';
import { readerOf, taken } from '#press/flow-out.ts';
import { amountCell, dayCell, MONEY, packed, textCell } from '#press/xlsx/cells.ts';
import { currencyOf, minorOf, moment, plainAmount, textOf } from './cells.ts';
import { Sums } from './sums.ts';
import { bankOf, factsOf, headingOf, type ReportRow, type ReportTable, titleOf } from './table.ts';

type Value = string | number | Date | null;

/** One sheet has at most so many rows; the format ends a little above a million. */
const SHEET_ROWS = 1_000_000;

function cellOf(column: ReportColumn, row: ReportRow): Value {
  const cell = row[column.field];
  if (cell === null || cell === undefined) return null;
  if (column.kind === 'amount') {
    const minor = minorOf(cell);
    return minor === null ? textCell(String(cell)) : amountCell(plainAmount(minor, currencyOf(row)), currencyOf(row));
  }
  if (column.kind === 'count') return Number(cell); // not an amount: how many of something
  if (column.kind === 'percent') return cell === '' ? null : Number(cell); // not an amount: per cent
  if (column.kind === 'date') return dayCell(String(cell).slice(0, 10));
  if (column.kind === 'time') return moment(String(cell));
  return textCell(textOf(column, cell));
}

const styleOf = ({ kind }: ReportColumn) =>
  kind === 'amount'
    ? { style: { numFmt: MONEY } }
    : kind === 'count'
      ? { style: { numFmt: '#,##0' } }
      : kind === 'date'
        ? { style: { numFmt: 'dd-mm-yyyy' } }
        : kind === 'percent'
          ? { style: { numFmt: '0.0' } }
          : {};

/**
 * Writes a report as a spreadsheet while its rows are read: numbers as numbers, days as days, texts that would be read as a formula disarmed, a
 * sum for each group and at the end. Beyond a million rows it goes on in another sheet. Throws when the reader is gone.
 */
export async function writeXlsx(out: Writable, table: ReportTable): Promise<void> {
  const gone = readerOf(out);
  const { definition, head } = table;
  const { columns, group } = definition;
  const book = new ExcelJS.stream.xlsx.WorkbookWriter({ stream: out, useStyles: true, useSharedStrings: false });
  const open = (number: number) => {
    const sheet = book.addWorksheet(number === 1 ? id['lap.lembar'] : `${id['lap.lembar']} ${number}`);
    sheet.columns = columns.map((column) => ({ width: column.width + 2, ...styleOf(column) }));
    return { sheet, number, rows: 0 };
  };
  let at = open(1);
  const add = (cells: readonly Value[], bold = false) => {
    if (at.rows >= SHEET_ROWS) {
      at.sheet.commit();
      at = open(at.number + 1);
    }
    const row = at.sheet.addRow([...cells]);
    if (bold) row.font = { bold: true };
    row.commit();
    at.rows += 1;
  };
  const addSums = (label: string, sums: Sums) => {
    for (const row of sums.rows()) {
      const cells = columns.map((column) => (column.sum ? cellOf(column, row) : null));
      add([textCell(`${label} ${row.kode_valuta}`), ...cells.slice(1)], true);
    }
  };
  add([textCell(`${bankOf(head)} · ${titleOf(definition)}`)], true);
  for (const [label, value] of factsOf(table)) add([textCell(`${label}: ${value}`)]);
  add([textCell(`${id['lap.nomor']}: ${head.nomor} · ${id['lap.per']} ${moment(head.per)} · ${head.siapa}`)]);
  add([]);
  add(columns.map(headingOf), true);
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
      add(
        columns.map((column) => cellOf(column, row)),
        definition.strong !== undefined && row[definition.strong] === true,
      );
    }
    await packed(at.sheet, gone);
    await taken(out, gone);
  }
  if (group !== undefined && value !== undefined) addSums(`${id['lap.jumlah']} ${String(value)}`, part);
  addSums(id['lap.jumlahSeluruh'], all);
  await book.commit();
}
