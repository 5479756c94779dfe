import type { Writable } from 'node:stream';
import { Zip } from 'fflate';
import { drained, readerOf } from '#documents/flow-out.ts';
import { formatWire } from '#lib/money.ts';
import {
  type BookCell,
  bookParts,
  numberCell,
  SHEET_END,
  sheetName,
  sheetPath,
  sheetRow,
  sheetStart,
  textCell,
} from '#lib/spreadsheet.ts';
import { PackedFile } from './packed-file.ts';

/** One sheet has at most so many rows; the format ends a little above a million. */
const MOST_ROWS = 1_000_000;
/** One sheet has at most so many characters: an archive counts the bytes of a file in 32 bits, and a character takes up to three. */
const MOST_LENGTH = 1_300_000_000;
/** Rows are packed in pieces of so many characters. */
const PIECE = 65_536;

interface OpenSheet {
  readonly file: PackedFile;
  readonly widths: readonly number[];
  rows: number;
  length: number;
  /** These rows are written and not packed yet. */
  waiting: string;
}

/** Returns a cell of text that no spreadsheet calculates. */
export const asText = (text: string): BookCell => textCell({ text });

/** Returns the cell of an amount in wire spelling, a number that can be summed; a text where a number would lose its last digits. */
export function amountCell(wire: string, kodeValuta: string): BookCell | null {
  if (wire === '') return null;
  return numberCell(wire, 'amount') ?? textCell({ text: formatWire(wire, kodeValuta), num: true });
}

/**
 * Writes a spreadsheet to a stream while its rows come. After each batch of rows its writer awaits `drained`, so that no more than a batch waits in
 * memory. A sheet that is full goes on in another one.
 */
export class Workbook {
  readonly #out: Writable;
  readonly #gone: AbortSignal;
  readonly #zip: Zip;
  readonly #name: string;
  readonly #mostRows: number;
  readonly #sheets: string[] = [];
  #sheet: OpenSheet;

  /** Begins a spreadsheet whose columns have these widths, in characters; a sheet has at most `mostRows` rows. */
  constructor(out: Writable, name: string, widths: readonly number[], mostRows = MOST_ROWS) {
    this.#out = out;
    this.#gone = readerOf(out);
    this.#zip = new Zip((error, bytes, last) => {
      if (error) out.destroy(error);
      else out.write(bytes);
      if (last) out.end();
    });
    this.#gone.addEventListener('abort', () => this.#zip.terminate());
    this.#name = name;
    this.#mostRows = mostRows;
    this.#sheet = this.#begin(widths);
  }

  /** Writes a row; null leaves its cell empty. */
  add(cells: readonly (BookCell | null)[], bold = false): void {
    if (this.#sheet.rows >= this.#mostRows || this.#sheet.length >= MOST_LENGTH) {
      this.#finish();
      this.#sheet = this.#begin(this.#sheet.widths);
    }
    const sheet = this.#sheet;
    sheet.rows += 1;
    this.#write(sheet, sheetRow(cells, sheet.rows, bold));
  }

  /** Waits until the rows are packed and the reader has taken them; throws when the reader is gone. */
  async taken(): Promise<void> {
    await this.#sheet.file.packed(this.#gone);
    await drained(this.#out, this.#gone);
  }

  /** Ends the spreadsheet and, once all of it is packed, its stream. */
  end(): void {
    this.#finish();
    for (const [path, text] of Object.entries(bookParts(this.#sheets))) this.#part(path).push(Buffer.from(text), true);
    this.#zip.end();
  }

  #part(path: string): PackedFile {
    const file = new PackedFile(path);
    this.#zip.add(file);
    return file;
  }

  #begin(widths: readonly number[]): OpenSheet {
    const number = this.#sheets.length + 1;
    this.#sheets.push(sheetName(number === 1 ? this.#name : `${this.#name} ${number}`));
    return { file: this.#part(sheetPath(number - 1)), widths, rows: 0, length: 0, waiting: sheetStart(widths, false) };
  }

  #write(sheet: OpenSheet, text: string): void {
    sheet.waiting += text;
    sheet.length += text.length;
    if (sheet.waiting.length < PIECE) return;
    sheet.file.push(Buffer.from(sheet.waiting));
    sheet.waiting = '';
  }

  #finish(): void {
    this.#sheet.file.push(Buffer.from(this.#sheet.waiting + SHEET_END), true);
  }
}
