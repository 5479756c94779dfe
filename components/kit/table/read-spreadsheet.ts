import { strFromU8, Unzip, UnzipInflate } from 'fflate';
import type { SheetCell, SheetLine } from '#lib/spreadsheet-lines.ts';
import { SheetError } from './spreadsheet-error.ts';
import { dayOfSerial, formatsOf, formattedBy, type NumberFormat } from './spreadsheet-formats.ts';

/** A file may unpack to this many bytes: ten thousand rows are far less, and a bomb is far more. */
const MOST_UNPACKED = 40 * 1024 * 1024;
/** Cells of one line; a file that holds anything beyond them is none of ours. */
const MOST_COLUMNS = 50;
/** One sheet has at most this many lines; the largest file that anything reads has half as many. */
const MOST_LINES = 20_000;
/** A double keeps fifteen digits: of a longer number the spreadsheet has already made up the rest. */
const LOST_DIGITS = /^-?\d{16}/;
/** Digits beyond the fifteenth are the rounding of the double: 1500.35 is stored as 1500.3499999999999. */
const EXACT_DIGITS = 15;
const PARTS =
  /^xl\/(?:workbook\.xml|styles\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|worksheets\/[^/]+\.xml)$/;

/** A part as a document. A sheet has no document type: one that has could declare entities that grow without end. */
function parsed(bytes: Uint8Array | undefined): Document {
  if (!bytes) throw new SheetError('SHEET');
  const text = strFromU8(bytes);
  if (/<!DOCTYPE/i.test(text)) throw new SheetError('DOCTYPE');
  const document = new DOMParser().parseFromString(text, 'application/xml');
  if (document.getElementsByTagName('parsererror').length > 0) throw new SheetError('XML');
  return document;
}

const all = (root: Document | Element, name: string): readonly Element[] => [...root.getElementsByTagNameNS('*', name)];

/** Returns the text of a string item: its runs one after another, without the readings above them in some scripts. */
const textOf = (item: Element): string =>
  all(item, 't')
    .filter(({ parentElement }) => parentElement?.localName !== 'rPh')
    .map(({ textContent }) => textContent ?? '')
    .join('');

/** Returns the column of a reference from 0: 'C7' is in the third column: 2. */
function columnAt(reference: string): number {
  const letters = /^[A-Z]+/.exec(reference)?.[0] ?? '';
  return [...letters].reduce((at, letter) => at * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** The digits that a spreadsheet shows of a number, and by how many places its decimal sign moves to the right. */
function roundedDigits(digits: string): { readonly digits: string; readonly carried: number } {
  const [, zeros = '', figures = ''] = /^(0*)(\d*)$/.exec(digits) ?? [];
  if (figures.length <= EXACT_DIGITS) return { digits: digits, carried: 0 };
  const up = (figures[EXACT_DIGITS] ?? '0') >= '5' ? 1n : 0n;
  const rounded = (BigInt(figures.slice(0, EXACT_DIGITS)) + up).toString();
  const carried = rounded.length - EXACT_DIGITS;
  return { digits: zeros + rounded.padEnd(figures.length + carried, '0'), carried };
}

/** A number as it was typed: spreadsheets keep large and small ones with an exponent. */
function plainNumber(text: string): string {
  const [, sign = '', whole = '', part = '', exponent = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:E([+-]?\d{1,3}))?$/i.exec(text) ?? [];
  if (whole === '') return text;
  const { digits, carried } = roundedDigits(whole + part);
  const isRounded = part !== '' && digits !== whole + part;
  const point = whole.length + carried + Number.parseInt(exponent, 10);
  const padded = point <= 0 ? digits.padStart(digits.length - point + 1, '0') : digits.padEnd(point, '0');
  const at = Math.max(point, 1);
  const fraction = isRounded ? padded.slice(at).replace(/0+$/, '') : padded.slice(at);
  return sign + padded.slice(0, at) + (fraction === '' ? '' : `.${fraction}`);
}

/** The cell as its reader calls it: C7. */
const placeOf = (cell: Element): string => cell.getAttribute('r') ?? '';

interface Book {
  readonly strings: readonly string[];
  readonly shown: readonly NumberFormat[];
  readonly since1904: boolean;
}

/** A number as the sheet shows it where that is more than its digits: with leading zeros, or as a day. */
function shownNumber(value: string, cell: Element, { shown, since1904 }: Book): SheetCell {
  const text = plainNumber(value);
  if (LOST_DIGITS.test(text)) throw new SheetError('DIGITS', placeOf(cell));
  const format = shown[Number(cell.getAttribute('s') ?? '0')]; // not an amount: which style
  if (format === 'OTHER' && text !== '') throw new SheetError('SHOWN', placeOf(cell));
  if (format === 'DAY') return { text: dayOfSerial(text, since1904) ?? text };
  if (format && format !== 'OTHER' && /^\d+$/.test(text)) return { text: formattedBy(format.mask, text) };
  return { text, number: true };
}

function cellOf(cell: Element, book: Book): SheetCell {
  const type = cell.getAttribute('t') ?? 'n';
  const formula = all(cell, 'f').length > 0;
  if (type === 'inlineStr') return { text: textOf(cell), formula };
  const value = all(cell, 'v')[0]?.textContent ?? '';
  if (type === 's') return { text: book.strings[Number(value)] ?? '', formula };
  if (type === 'b') return { text: /^(?:1|true)$/i.test(value) ? 'TRUE' : value === '' ? '' : 'FALSE', formula };
  return type === 'n' ? { formula, ...shownNumber(value, cell, book) } : { text: value, formula, number: false };
}

function lineOf(row: Element, before: number, book: Book): SheetLine {
  const line = Number(row.getAttribute('r')) || before + 1;
  const cells: SheetCell[] = [];
  for (const cell of all(row, 'c')) {
    const at = columnAt(cell.getAttribute('r') ?? '');
    const place = at < 0 ? cells.length : at;
    const read = cellOf(cell, book);
    if (place >= MOST_COLUMNS) {
      if (read.text.trim() !== '' || read.formula) throw new SheetError('WIDE', placeOf(cell));
      continue;
    }
    while (cells.length < place) cells.push({ text: '' });
    cells[place] = read;
  }
  return { line, cells };
}

/** Returns the path of the first sheet in the file that is not hidden. */
function firstSheet(parts: Readonly<Record<string, Uint8Array>>): string {
  const sheets = all(parsed(parts['xl/workbook.xml']), 'sheet');
  const sheet = sheets.find((each) => (each.getAttribute('state') ?? 'visible') === 'visible');
  const id = [...(sheet?.attributes ?? [])].find(({ localName, prefix }) => localName === 'id' && prefix)?.value;
  const target = all(parsed(parts['xl/_rels/workbook.xml.rels']), 'Relationship')
    .find((each) => each.getAttribute('Id') === id)
    ?.getAttribute('Target');
  return target ? (target.startsWith('/') ? target.slice(1) : `xl/${target}`) : '';
}

/** The packed file ends with its table of contents; one that was cut has none. */
const CONTENTS = [0x50, 0x4b, 0x05, 0x06] as const;
const MOST_COMMENT = 65_557;
function isZip(file: Uint8Array): boolean {
  for (let at = file.length - CONTENTS.length; at >= Math.max(0, file.length - MOST_COMMENT); at -= 1)
    if (CONTENTS.every((byte, place) => file[at + place] === byte)) return true;
  return false;
}

/** Unpacks this many bytes of the packed file before it counts their size: a thousand times as much at the worst. */
const PIECE = 16 * 1024;

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

/** Returns the parts of the file. It does not trust the sizes that the file claims: it counts them while it unpacks. */
function unpacked(file: Uint8Array): Readonly<Record<string, Uint8Array>> {
  const parts: Record<string, Uint8Array> = {};
  let [size, open] = [0, 0];
  const unzip = new Unzip((entry) => {
    if (!PARTS.test(entry.name)) return;
    open += 1;
    const chunks: Uint8Array[] = [];
    entry.ondata = (error, chunk, final) => {
      if (error) throw error;
      size += chunk.length;
      if (size > MOST_UNPACKED) throw new SheetError('SIZE');
      chunks.push(chunk);
      if (!final) return;
      open -= 1;
      parts[entry.name] = joined(chunks);
    };
    entry.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let at = 0; at < file.length; at += PIECE)
      unzip.push(file.subarray(at, at + PIECE), at + PIECE >= file.length);
  } catch (error) {
    throw error instanceof SheetError ? error : new SheetError('ZIP');
  }
  if (open > 0 || !isZip(file)) throw new SheetError('ZIP');
  return parts;
}

/**
 * Returns the lines of the first visible sheet of an XLSX file, each cell with its content and whether a formula computes it. Numbers are the
 * fifteen digits that a sheet shows of them, without an exponent; those that the sheet shows with leading zeros or as days are taken as shown.
 * Throws SheetError for a file that is none, or unpacks to too much, and for a cell that shows another number than it holds.
 */
export function readSheet(file: Uint8Array): readonly SheetLine[] {
  const parts = unpacked(file);
  const shared = parts['xl/sharedStrings.xml'];
  const styles = parts['xl/styles.xml'];
  const book: Book = {
    strings: shared ? all(parsed(shared), 'si').map(textOf) : [],
    shown: styles ? formatsOf(parsed(styles)) : [],
    since1904: /^(?:1|true)$/.test(
      all(parsed(parts['xl/workbook.xml']), 'workbookPr')[0]?.getAttribute('date1904') ?? '',
    ),
  };
  const rows = all(parsed(parts[firstSheet(parts)]), 'row');
  if (rows.length > MOST_LINES) throw new SheetError('SIZE');
  const lines: SheetLine[] = [];
  for (const row of rows) lines.push(lineOf(row, lines.at(-1)?.line ?? 0, book));
  return lines;
}
