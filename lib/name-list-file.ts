/** A list of names as a CSV file: the one form in which it is taken in and given out. */

import { headingName } from './csv-read.ts';

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

/** What the authorities call these columns in the lists that they publish (DTTOT, DPPSPM), as `headingName` writes it. */
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
/** Columns of those lists that nothing is compared with. */
export const unusedColumns: readonly string[] = ['wn', 'alamat', 'warga_negara', 'kewarganegaraan'];

/** The column that a heading names, '' for one that is not used, null for one that is unknown. */
export function columnOf(heading: string): NameColumn | '' | null {
  const name = headingName(heading);
  const own = nameColumns.find((column) => column === name);
  if (own) return own;
  if (unusedColumns.includes(name) || name === '') return '';
  return Object.hasOwn(PUBLISHED, name) ? (PUBLISHED[name] ?? null) : null;
}

/** Headings of every kind, by which a file shows what it is parted by. */
export const listHeadings: readonly string[] = [...nameColumns, ...Object.keys(PUBLISHED), ...unusedColumns];

const PERSON = /^(?:P|ORANG|(?:ORANG )?PERSEORANGAN|PERORANGAN|INDIVIDU(?:AL)?|PERSON|WNI|WNA)$/;
const ENTITY = /^(?:B|KORPORASI|ENTIT(?:AS|Y)|BADAN(?: (?:HUKUM|USAHA))?|PERUSAHAAN|ORGANISASI|KELOMPOK|YAYASAN)$/;
/** Person or entity as a list says it; another text stays as it is. */
export const kindOf = (text: string): string => {
  const plain = text.trim().replace(/\s+/g, ' ').toUpperCase();
  return PERSON.test(plain) ? 'P' : ENTITY.test(plain) ? 'B' : text;
};
