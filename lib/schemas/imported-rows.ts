import type { z } from 'zod';
import { type CsvProblem, headingName, readCsv } from '#lib/csv-read.ts';
import { isValidationKey, type ValidationKey } from '#lib/messages/validation.ts';

/** A file of rows is wrong in this way at this place. Line 0: the file as a whole; column '': the line as a whole. */
export interface RowProblem {
  readonly baris: number;
  readonly kolom: string;
  readonly salah: ValidationKey;
}

/** A CSV text cannot be read for these reasons, each with the key of its text. */
export const csvWrong: Readonly<Record<CsvProblem['kode'], ValidationKey>> = {
  OPEN_QUOTE: 'v.csvKutip',
  COLUMN_MISSING: 'v.csvKolomHilang',
  COLUMN_UNKNOWN: 'v.csvKolomAsing',
  CELLS: 'v.csvIsi',
  REPLACED: 'v.csvRusak',
};

interface RowFile<T> {
  readonly columns: readonly string[];
  /** Reads a cell of the heading as the name of its column. */
  readonly nameOf?: (text: string) => string;
  readonly row: z.ZodType<T>;
  /** No two rows have the same value here. */
  readonly unique: keyof T & string;
  readonly mostCharacters: number;
  readonly mostRows: number;
  /** The problem of a file without a row. */
  readonly empty: ValidationKey;
}

/** The rows of a file that can be read, each with its line, and all that is wrong in the file. */
export interface ImportedRows<T> {
  readonly rows: readonly (T & { readonly baris: number })[];
  readonly problems: readonly RowProblem[];
}

const wrongIn = (baris: number, error: z.ZodError | undefined): RowProblem[] =>
  (error?.issues ?? []).map(({ path, message }) => ({
    baris,
    kolom: String(path[0] ?? ''),
    salah: isValidationKey(message) ? message : 'v.bentuk',
  }));

/**
 * Reads a CSV text with a heading, a row a line. It returns all faults at once, in the order of the lines, and the rows without one. Screen and core
 * read it alike.
 */
export function readRows<T extends object>(content: string, file: RowFile<T>): ImportedRows<T> {
  const { columns, nameOf = headingName, row, unique, mostCharacters, mostRows, empty } = file;
  const whole = (salah: ValidationKey) => ({ rows: [], problems: [{ baris: 0, kolom: '', salah }] });
  if (content.length > mostCharacters) return whole('v.csvBesar');
  const read = readCsv(content, columns, [], nameOf);
  if (read.rows.length > mostRows) return whole('v.csvBesar');
  const problems: RowProblem[] = read.problems.map(({ line, field, kode }) => ({
    baris: line,
    kolom: field,
    salah: csvWrong[kode],
  }));
  const seen = new Set<unknown>();
  const rows = read.rows.flatMap(({ line, fields }) => {
    const { data, error } = row.safeParse(fields);
    problems.push(...wrongIn(line, error));
    if (!data) return [];
    if (seen.has(data[unique])) problems.push({ baris: line, kolom: unique, salah: 'v.ganda' });
    seen.add(data[unique]);
    return [{ ...data, baris: line }];
  });
  if (rows.length === 0 && problems.length === 0) return whole(empty);
  return { rows, problems: problems.sort((a, b) => a.baris - b.baris) };
}
