import { linesOfText, type SheetLine } from '#lib/spreadsheet-lines.ts';
import { isZip, readText, type TextEncoding } from '#lib/text-file.ts';
import { readSheet } from './read-spreadsheet.ts';
import { SheetError } from './spreadsheet-error.ts';

/** Files under these names are spreadsheets, or somebody believes so. */
const SHEET_NAME = /\.(?:xlsx?|xlsm|xlsb|ods)$/i;

export interface ReadTable {
  readonly lines: readonly SheetLine[];
  readonly encoding: TextEncoding | 'XLSX';
}

interface TableRules {
  /** A heading may name these columns: they show which separator a text uses. */
  readonly columns: readonly string[];
  /** A larger file is refused before it is read. */
  readonly mostBytes: number;
}

/**
 * Returns the lines of a file that somebody brings: XLSX or text in UTF-8, UTF-16 or Windows-1252; its first bytes tell which. Throws SheetError
 * for what is neither, as an older spreadsheet, a page or a text under a spreadsheet's name.
 */
export async function readTable(file: Blob & { readonly name?: string }, rules: TableRules): Promise<ReadTable> {
  if (file.size === 0) throw new SheetError('SHEET');
  if (file.size > rules.mostBytes) throw new SheetError('SIZE');
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isZip(bytes)) return { lines: readSheet(bytes), encoding: 'XLSX' };
  const read = readText(bytes);
  if ('refused' in read) throw new SheetError(read.refused === 'BINARY' ? 'SHEET' : read.refused);
  // Excel writes "Unicode text" under such a name and warns of it; other text was renamed, and nobody knows what has become of its cells.
  if (SHEET_NAME.test(file.name ?? '')) throw new SheetError('NAME');
  const lines = linesOfText(read.text, rules.columns);
  if (lines === null) throw new SheetError('QUOTE');
  return { lines, encoding: read.encoding };
}
