/** A list of names as a CSV file: the one form in which it is taken in and given out. */

export const neededColumns = ['kode', 'nama', 'macam'] as const;
export const nameColumns = [
  ...neededColumns,
  'alias',
  'tempat_lahir',
  'tanggal_lahir',
  'lahir',
  'nomor_identitas',
  'nomor_npwp',
  'alasan',
  'bank',
  'lembar',
  'terbit',
] as const;
export type NameColumn = (typeof nameColumns)[number];

const several: ReadonlySet<NameColumn> = new Set(['alias', 'lahir', 'nomor_identitas']);
/** Between several values of one cell. */
const BETWEEN = '|';

/** The values of a cell, without those that say nothing. */
export const valuesIn = (column: NameColumn, cell: string): readonly string[] =>
  (several.has(column) ? cell.split(BETWEEN).map((part) => part.trim()) : [cell]).filter(Boolean);

/** The cell of one value or several. */
export const cellOf = (values: string | readonly string[]): string =>
  typeof values === 'string' ? values : values.join(BETWEEN);
