import { type CsvProblem, type CsvRow, readCsv as read } from '#lib/csv-read.ts';

/** A fault in a file, with the place where its author finds it. Line 0: the file as a whole. */
export interface Problem {
  readonly file: string;
  readonly line: number;
  readonly field: string;
  readonly problem: string;
}

const words: Readonly<Record<CsvProblem['kode'], (found: CsvProblem) => string>> = {
  OPEN_QUOTE: () => 'a quotation mark is opened and never closed',
  COLUMN_MISSING: () => 'this column is missing',
  COLUMN_UNKNOWN: () => 'no such column, or named twice',
  REPLACED: () => 'a letter was lost when the file was saved: save it again as UTF-8',
  CELLS: ({ cells, wanted }) => `${cells} fields where the heading names ${wanted}`,
};

/** Reads the rows of one of the bank's files; adds what cannot be read to `problems`, and reads the rest all the same. */
export function readCsv(
  file: string,
  text: string,
  columns: readonly string[],
  problems: Problem[],
): readonly CsvRow[] {
  const { rows, problems: found } = read(text, columns);
  for (const each of found) {
    problems.push({ file, line: each.line, field: each.field, problem: words[each.kode](each) });
  }
  return rows;
}
