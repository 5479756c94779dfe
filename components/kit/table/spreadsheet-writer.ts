import { strToU8, Zip, ZipDeflate } from 'fflate';
import { mimeOf } from '#lib/books/reports/formats.ts';
import type { ExportCell } from '#lib/csv.ts';
import {
  bookParts,
  dayCell,
  numberCell,
  SHEET_END,
  sheetName,
  sheetPath,
  sheetRow,
  sheetStart,
  textCell,
} from '#lib/spreadsheet.ts';

/** Every column of a list has this width, in characters. */
const WIDTH = 22;

/** An amount or a day is what it is, so that it can be summed and sorted; all else is text. */
const cellOf = (cell: ExportCell) =>
  (cell.amount ? numberCell(cell.text, 'amount') : null) ??
  (cell.day === undefined ? null : dayCell(cell.day)) ??
  textCell(cell);

export interface SheetWriter {
  row(cells: readonly ExportCell[]): void;
  /** Ends the file; nothing may be written afterwards. */
  finish(): void;
}

/** A sheet that is there as a whole. */
export interface WholeSheet {
  readonly title: string;
  readonly heads: readonly ExportCell[];
  readonly rows: readonly (readonly ExportCell[])[];
}

/**
 * Writes an XLSX file of one sheet while its rows arrive, and of another behind it where `behind` is given: `push` gets the compressed bytes
 * in order, so no more than one deflate window is held here. Amounts are numbers and days are days; all else is text.
 */
export function sheetWriter(
  title: string,
  heads: readonly ExportCell[],
  push: (bytes: Uint8Array) => void,
  behind?: WholeSheet,
): SheetWriter {
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    push(bytes);
  });
  const part = (name: string) => {
    const file = new ZipDeflate(name, { level: 6 });
    zip.add(file);
    return file;
  };
  const sheets = [title, ...(behind ? [behind.title] : [])].map(sheetName);
  for (const [name, text] of Object.entries(bookParts(sheets))) part(name).push(strToU8(text), true);

  const sheetAt = (at: number, columns: readonly ExportCell[]): SheetWriter => {
    const sheet = part(sheetPath(at));
    const write = (text: string, last = false) => sheet.push(strToU8(text), last);
    write(sheetStart(new Array<number>(columns.length).fill(WIDTH), true));
    write(sheetRow(columns.map(textCell), 1, true));
    let rows = 1;
    return {
      row: (cells) => {
        rows += 1;
        write(sheetRow(cells.map(cellOf), rows));
      },
      finish: () => write(SHEET_END, true),
    };
  };
  const first = sheetAt(0, heads);
  return {
    row: first.row,
    finish: () => {
      first.finish();
      if (behind) {
        const second = sheetAt(1, behind.heads);
        for (const cells of behind.rows) second.row(cells);
        second.finish();
      }
      zip.end();
    },
  };
}

/** An XLSX file of sheets that are there as a whole, `behind` after the first. */
export function sheetFile({ title, heads, rows }: WholeSheet, behind?: WholeSheet): Blob {
  const pieces: BlobPart[] = [];
  const writer = sheetWriter(title, heads, (bytes) => pieces.push(bytes as Uint8Array<ArrayBuffer>), behind);
  for (const row of rows) writer.row(row);
  writer.finish();
  return new Blob(pieces, { type: mimeOf.XLSX });
}
