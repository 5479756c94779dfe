import { CSV_START, csvLine } from '#lib/csv.ts';
import { headingAt, headingName, partedRecords } from '#lib/csv-read.ts';
import { otherBankColumn, payrollColumns } from '#lib/payments/payroll.ts';
import { evenLines } from '#lib/spreadsheet-lines.ts';

type Row = readonly string[];

/** Ten thousand rows with long texts are a tenth of it. */
const MOST_BYTES = 8 * 1024 * 1024;

/** Returns one record unchanged, formulas too: the core refuses them. */
const quoted = (cells: Row): string => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',');

/** A file that was given back has a column of errors with this name: it is left out when that file comes again. */
const ERRORS: ReadonlySet<string> = new Set(['kesalahan', 'error']);

/** Rows as the text that the form holds, from the heading on. A row keeps all its cells: one too many is for the core to refuse. */
function textOfRows(all: readonly Row[]): string {
  const [heading = [], ...rows] = all.slice(headingAt(all, payrollColumns).at);
  const names = heading.map(headingName);
  const isInput = (at: number): boolean => !ERRORS.has(names[at] ?? '');
  return [names, ...rows].map((row) => quoted(row.filter((_, at) => isInput(at)))).join('\n');
}

/** The rows of what the form holds, from the heading on, as the core reads them. */
export function rowsOfText(isi: string): readonly Row[] {
  const rows = partedRecords(isi, payrollColumns).flatMap(({ cells }) => (cells ? [cells] : []));
  return rows.slice(headingAt(rows, payrollColumns).at);
}

/** Reads an XLSX or CSV file, by its content, and reports its encoding. Throws SheetError. */
export async function readFile(file: File, onEncoding: (encoding: string) => void = () => undefined): Promise<string> {
  const { readTable } = await import('#components/kit/table/read-table.ts');
  const { lines, encoding } = await readTable(file, {
    columns: [...payrollColumns, otherBankColumn],
    mostBytes: MOST_BYTES,
  });
  onEncoding(encoding);
  // Nobody typed the result of a formula: it goes on as a formula, and the core refuses it.
  const rows = evenLines(lines).map(({ cells }) =>
    cells.map(({ text, formula }) => (formula ? `=${text}` : text.trim())),
  );
  return textOfRows(rows.filter((cells) => cells.some((text) => text !== '')));
}

export type SheetFormat = 'csv' | 'xlsx';

/** A file of rows under a heading, formulas disarmed. */
export async function fileOf(format: SheetFormat, title: string, heading: Row, rows: readonly Row[]): Promise<Blob> {
  const cells = (row: Row) => row.map((text) => ({ text, num: /^\d+(\.\d+)?$/.test(text) }));
  if (format === 'csv')
    return new Blob([CSV_START, csvLine(cells(heading)), ...rows.map((row) => csvLine(cells(row)))], {
      type: 'text/csv;charset=utf-8',
    });
  const { sheetFile } = await import('#components/kit/table/spreadsheet-writer.ts');
  return sheetFile({ title, heads: cells(heading), rows: rows.map(cells) });
}

/** Returns the same rows with one more column for the errors of each; `messages` by row, from 1. */
export function withErrors(
  format: SheetFormat,
  isi: string,
  messages: ReadonlyMap<number, string>,
  head: string,
): Promise<Blob> {
  const [heading = [], ...rows] = rowsOfText(isi);
  return fileOf(
    format,
    'gaji',
    [...heading, head],
    rows.map((row, at) => [...row, messages.get(at + 1) ?? '']),
  );
}
