import { csvRecords } from './csv-read.ts';

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
}

/** The letter of a column as spreadsheets write it: 0 is A, 26 is AA. */
export const columnLetter = (at: number): string =>
  at < 26 ? String.fromCharCode(65 + at) : columnLetter(Math.floor(at / 26) - 1) + columnLetter(at % 26);

/** What a text is parted by: tabs where it was copied from a spreadsheet, else what its first line has more of. */
function separatorOf(text: string): string {
  const [first = ''] = text.split(/\r?\n/, 1);
  if (first.includes('\t')) return '\t';
  return first.split(';').length > first.split(',').length ? ';' : ',';
}

/** The lines of a CSV file or a pasted range; null where its quotes cannot be read. */
export function linesOfText(text: string): readonly SheetLine[] | null {
  const plain = text.replace(/^\uFEFF/, '');
  const records = csvRecords(plain, separatorOf(plain));
  return records.some(({ cells }) => cells === null)
    ? null
    : records.map(({ line, cells }) => ({ line, cells: (cells ?? []).map((cell) => ({ text: cell })) }));
}
