import { headingName, partedRecords } from './csv-read.ts';

export interface SheetCell {
  readonly text: string;
  /** The spreadsheet calculates the cell: nobody vouches for the value stored beside the formula. */
  readonly formula?: boolean;
  /** The cell is stored as a number, so its text is digits and a dot in every language. */
  readonly number?: boolean;
}

/** One line of a spreadsheet is numbered from 1 as its reader sees it. */
export interface SheetLine {
  readonly line: number;
  readonly cells: readonly SheetCell[];
  /** Each of its cells is there, the empty ones too: another number of them than the heading has is a mistake. */
  readonly whole?: true;
}

/** Returns the letter of a column as spreadsheets write it: 0 is A, 26 is AA. */
export const columnLetter = (at: number): string =>
  at < 26 ? String.fromCharCode(65 + at) : columnLetter(Math.floor(at / 26) - 1) + columnLetter(at % 26);

/**
 * Returns the separator of a text that names no known column: tabs when it was copied from a spreadsheet, else the sign that its first line
 * has more of.
 */
function separatorOf(text: string): string {
  const [first = ''] = text.split(/\r?\n/, 1);
  if (first.includes('\t')) return '\t';
  return first.split(';').length > first.split(',').length ? ';' : ',';
}

/**
 * Returns the lines of a CSV file or a pasted range; null when its quotes cannot be read. `columns` are those that its heading may name:
 * they show the separator of the text.
 */
export function linesOfText(text: string, columns: readonly string[] = []): readonly SheetLine[] | null {
  const plain = text.replace(/^\uFEFF/, '');
  const records = partedRecords(plain, columns, headingName, separatorOf(plain));
  return records.some(({ cells }) => cells === null)
    ? null
    : records.map(({ line, cells }) => ({ line, cells: (cells ?? []).map((cell) => ({ text: cell })), whole: true }));
}

/** Fills the lines of a spreadsheet as far as any line goes, so that a line has as many cells as its heading. */
export function evenLines(lines: readonly SheetLine[]): readonly SheetLine[] {
  const width = Math.max(
    0,
    ...lines.map(({ cells }) => cells.findLastIndex(({ text, formula }) => text.trim() !== '' || formula) + 1),
  );
  return lines.map((line) =>
    line.whole ? line : { ...line, cells: Array.from({ length: width }, (_, at) => line.cells[at] ?? { text: '' }) },
  );
}

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

/**
 * Returns lines as one CSV text, which the readers of lib and core take. Nobody typed the result of a formula: it goes on as a formula,
 * and its reader refuses it. Empty lines keep their place, so that a line is named by its number in the file.
 */
export function textOfLines(lines: readonly SheetLine[]): string {
  const rows: string[] = [];
  for (const { line, cells } of evenLines(lines)) {
    while (rows.length < line - 1) rows.push('');
    rows.push(cells.map(({ text, formula }) => quoted(formula ? `=${text}` : text.trim())).join(','));
  }
  return rows.join('\n');
}
