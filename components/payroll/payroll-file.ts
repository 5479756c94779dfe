import { CSV_START, csvLine } from '#lib/csv.ts';
import { csvRecords } from '#lib/csv-read.ts';
import { otherBankColumn, payrollColumns } from '#lib/payroll.ts';

type Row = readonly string[];

const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** One record as it stands, formulas too: the core refuses them. */
const quoted = (cells: Row): string => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',');

/** What the column of errors is called in a file that was given back: it is left out when that file comes again. */
const ERRORS: ReadonlySet<string> = new Set(['kesalahan', 'error']);

/** Rows as the text that the form holds, the heading in lower case. */
export function textOfRows([heading = [], ...rows]: readonly Row[]): string {
  const names = heading.map((name) => name.toLowerCase());
  const kept = names.flatMap((name, at) => (ERRORS.has(name) ? [] : [at]));
  return [names, ...rows].map((row) => quoted(kept.map((at) => row[at] ?? ''))).join('\n');
}

/** The rows of what the form holds, the heading among them. */
export const rowsOfText = (isi: string): readonly Row[] =>
  csvRecords(isi).flatMap(({ cells }) => (cells ? [cells] : []));

/** Reads an XLSX or CSV file, by its content; lists of Indonesian spreadsheets are parted by semicolons. Throws SheetError. */
export async function readFile(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isZip(bytes)) {
    const { readSheet } = await import('#components/table/read-sheet.ts');
    // What a formula comes to is not what somebody typed: it goes on as one, and the core refuses it.
    const rows = readSheet(bytes).map(({ cells }) =>
      cells.map(({ text, formula }) => (formula ? `=${text}` : text.trim())),
    );
    return textOfRows(rows.filter((cells) => cells.some((text) => text !== '')));
  }
  const text = new TextDecoder().decode(bytes).replace(/^\uFEFF/, '');
  const separator = /^[^\n]*;/.test(text) && !/^[^\n]*,/.test(text) ? ';' : ',';
  const records = csvRecords(text, separator);
  // A quote that stays open is told by the core, which reads the same text.
  return records.some(({ cells }) => cells === null) ? text : textOfRows(records.map(({ cells }) => cells ?? []));
}

export type SheetFormat = 'csv' | 'xlsx';

/** A file of rows under a heading, formulas disarmed. */
export async function fileOf(format: SheetFormat, title: string, heading: Row, rows: readonly Row[]): Promise<Blob> {
  const cells = (row: Row) => row.map((text) => ({ text, num: /^\d+(\.\d+)?$/.test(text) }));
  if (format === 'csv')
    return new Blob([CSV_START, csvLine(cells(heading)), ...rows.map((row) => csvLine(cells(row)))], {
      type: 'text/csv;charset=utf-8',
    });
  const { sheetWriter } = await import('#components/table/sheet.ts');
  const pieces: BlobPart[] = [];
  const writer = sheetWriter(title, cells(heading), (bytes) => pieces.push(bytes as Uint8Array<ArrayBuffer>));
  for (const row of rows) writer.row(cells(row));
  writer.finish();
  return new Blob(pieces, { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' });
}

/** An empty file to fill in. */
export const template = (format: SheetFormat): Promise<Blob> =>
  fileOf(format, 'gaji', [...payrollColumns, otherBankColumn], []);

/** The same rows with a column more that says what is wrong with each; `messages` by row, from 1. */
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
