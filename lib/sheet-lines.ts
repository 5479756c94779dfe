import { headingName, partedRecords } from './csv-read.ts';

/** One cell of a sheet as it was read. */
export interface SheetCell {
  readonly text: string;
  /** The sheet works it out: what is kept beside the formula is anybody's word. */
  readonly formula?: boolean;
  /** Kept as a number, so its text is digits and a dot in every language. */
  readonly number?: boolean;
}

/** One line of a sheet, numbered from 1 as its reader sees it. */
export interface SheetLine {
  readonly line: number;
  readonly cells: readonly SheetCell[];
  /** Each of its cells is there, the empty ones too: another number of them than the heading has is a mistake. */
  readonly whole?: true;
}

/** The letter of a column as spreadsheets write it: 0 is A, 26 is AA. */
export const columnLetter = (at: number): string =>
  at < 26 ? String.fromCharCode(65 + at) : columnLetter(Math.floor(at / 26) - 1) + columnLetter(at % 26);

/** What a text that names no known column is parted by: tabs where it was copied from a spreadsheet, else what its first line has more of. */
function separatorOf(text: string): string {
  const [first = ''] = text.split(/\r?\n/, 1);
  if (first.includes('\t')) return '\t';
  return first.split(';').length > first.split(',').length ? ';' : ',';
}

/**
 * The lines of a CSV file or a pasted range; null where its quotes cannot be read. `columns` are those that its heading may name: they show
 * what the text is parted by.
 */
export function linesOfText(text: string, columns: readonly string[] = []): readonly SheetLine[] | null {
  const plain = text.replace(/^\uFEFF/, '');
  const records = partedRecords(plain, columns, headingName, separatorOf(plain));
  return records.some(({ cells }) => cells === null)
    ? null
    : records.map(({ line, cells }) => ({ line, cells: (cells ?? []).map((cell) => ({ text: cell })), whole: true }));
}

/** Cells of sheets that are filled as far as any line goes, so that a line has as many as its heading. */
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
 * Lines as one CSV text, which the readers of lib and core take. What a formula came to is not what somebody typed: it goes on as one, and
 * its reader refuses it. Empty lines keep their place, so that a line is called by the number it has in the file.
 */
export function textOfLines(lines: readonly SheetLine[]): string {
  const rows: string[] = [];
  for (const { line, cells } of evenLines(lines)) {
    while (rows.length < line - 1) rows.push('');
    rows.push(cells.map(({ text, formula }) => quoted(formula ? `=${text}` : text.trim())).join(','));
  }
  return rows.join('\n');
}
