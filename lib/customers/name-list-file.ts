/** A list of names is taken in and given out as a CSV file of this one form. */

import { headingName } from '#lib/csv-read.ts';

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
/** This sign is between several values of one cell. One inside a value has a backslash before it, and so has a backslash. */
const BETWEEN = '|';
const PART = /(?:\\[\\|]|[^|])+/g;

/** Returns the values of a cell without the empty ones. */
export function valuesIn(column: NameColumn, cell: string): readonly string[] {
  if (!several.has(column)) return [cell].filter(Boolean);
  return [...cell.matchAll(PART)].map(([part]) => part.replaceAll(/\\([\\|])/g, '$1').trim()).filter(Boolean);
}

/** Returns the cell of one value, or of several: `valuesIn` returns the same values. */
export const cellOf = (values: string | readonly string[]): string =>
  typeof values === 'string' ? values : values.map((value) => value.replaceAll(/[\\|]/g, '\\$&')).join(BETWEEN);

/** The authorities give these columns such names in the lists that they publish (DTTOT, DPPSPM), as `headingName` writes them. */
const PUBLISHED: Readonly<Record<string, NameColumn>> = {
  terduga: 'macam',
  kode_densus: 'kode',
  no: 'kode',
  nomor: 'kode',
  id: 'kode',
  jenis: 'macam',
  deskripsi: 'alasan',
  keterangan: 'alasan',
  tpt_lahir: 'tempat_lahir',
  tgl_lahir: 'lahir',
  nik: 'nomor_identitas',
  npwp: 'nomor_npwp',
};
/** Nothing is compared with these columns of those lists. */
const unusedColumns: readonly string[] = ['wn', 'alamat', 'warga_negara', 'kewarganegaraan'];

/** Returns the column that a heading names, '' for one that is not used, null for one that is unknown. */
export function columnOf(heading: string): NameColumn | '' | null {
  const name = headingName(heading);
  const own = nameColumns.find((column) => column === name);
  if (own) return own;
  if (unusedColumns.includes(name) || name === '') return '';
  return Object.hasOwn(PUBLISHED, name) ? (PUBLISHED[name] ?? null) : null;
}

/** A file shows its separator by headings of every kind. */
export const listHeadings: readonly string[] = [...nameColumns, ...Object.keys(PUBLISHED), ...unusedColumns];

const PERSON = /^(?:P|ORANG|(?:ORANG )?PERSEORANGAN|PERORANGAN|INDIVIDU(?:AL)?|PERSON|WNI|WNA)$/;
const ENTITY = /^(?:B|KORPORASI|ENTIT(?:AS|Y)|BADAN(?: (?:HUKUM|USAHA))?|PERUSAHAAN|ORGANISASI|KELOMPOK|YAYASAN)$/;
/** Returns person or entity as a list writes it; another text stays as it is. */
export const kindOf = (text: string): string => {
  const plain = text.trim().replace(/\s+/g, ' ').toUpperCase();
  return PERSON.test(plain) ? 'P' : ENTITY.test(plain) ? 'B' : text;
};
