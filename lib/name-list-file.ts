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
/** Between several values of one cell. One that a value holds itself has a backslash before it, and so has a backslash. */
const BETWEEN = '|';
const PART = /(?:\\[\\|]|[^|])+/g;

/** The values of a cell, without those that say nothing. */
export function valuesIn(column: NameColumn, cell: string): readonly string[] {
  if (!several.has(column)) return [cell].filter(Boolean);
  return [...cell.matchAll(PART)].map(([part]) => part.replaceAll(/\\([\\|])/g, '$1').trim()).filter(Boolean);
}

/** The cell of one value, or of several: `valuesIn` answers the same values. */
export const cellOf = (values: string | readonly string[]): string =>
  typeof values === 'string' ? values : values.map((value) => value.replaceAll(/[\\|]/g, '\\$&')).join(BETWEEN);
