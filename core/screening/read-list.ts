import { unguarded } from '#lib/csv.ts';
import { csvRecords, headingName } from '#lib/csv-read.ts';
import { birthsIn, columnOf, kindOf, type NameColumn, valuesIn } from '#lib/name-list-file.ts';
import { areColumns, type Cells, dayOf, judged, type Kind, type ReadPart } from './name-entry.ts';

/**
 * A list of names as CSV, one name a line, the first line naming the columns in any order. Several values of one cell are parted by `|`
 * (lib/name-list-file.ts).
 * What an export has put before the sign of a formula is taken away again, and judged as it was.
 * A file is cut between its lines, so that a quoted cell that goes over a line's end may be cut as well, and is then refused.
 */

interface Head {
  /** The column that each cell belongs to; '' for one that is not used. */
  readonly names: readonly (NameColumn | '')[];
  /** True where the births stand in an authority's own column, in its own words. The bank's own column has one form. */
  readonly isPublished: boolean;
  readonly separator: string;
}

/** The columns a first line names, and by what it parts them; null where it is none of a list. */
function columnsOf(kepala: string): Head | null {
  const line = kepala.replace(/^\uFEFF/, '').trim();
  const separator = line.includes('\t') ? '\t' : line.includes(';') ? ';' : ',';
  const headings = csvRecords(line, separator)[0]?.cells ?? [];
  const found = headings.map(columnOf);
  const names = found.filter((name) => name !== null);
  if (names.length < found.length || !areColumns(names.filter((name) => name !== ''))) return null;
  const isPublished = names.includes('lahir') && headingName(headings[names.indexOf('lahir')] ?? '') !== 'lahir';
  return { names, isPublished, separator };
}

/** The values of one cell. What an export has put before the sign of a formula is taken away again. */
function valuesOf(name: NameColumn, cell: string, isPublished: boolean): readonly string[] {
  const text = unguarded(cell);
  if (name === 'macam') return valuesIn(name, kindOf(text));
  const values = valuesIn(name, text);
  return name === 'lahir' ? values.flatMap((value) => birthsOf(value, isPublished)) : values;
}

/** A birth that cannot be read is dropped from an authority's column, so that its row stays on the list, and refused in the bank's own. */
function birthsOf(value: string, isPublished: boolean): readonly string[] {
  if (/^\d{4}(-\d{4}|-\d{2}-\d{2})?$/.test(value)) return [value];
  const read = birthsIn(value);
  return read.length === 0 && !isPublished ? [value] : read;
}

function cellsOf({ names, isPublished }: Head, cells: readonly string[]): Cells {
  const read: Cells = Object.fromEntries(
    names.flatMap((name, at) => (name === '' ? [] : [[name, valuesOf(name, cells[at] ?? '', isPublished)] as const])),
  );
  // Lists of the authorities have one column of births: a day of it is what a birth date is compared with.
  const [day = '', ...rest] = read.lahir ?? [];
  return names.includes('tanggal_lahir') || dayOf(day) !== day || day === ''
    ? read
    : { ...read, tanggal_lahir: [day], lahir: rest };
}

/** Reads one part of a list. `first` is the line of the file it begins with. */
export function readList(kind: Kind, kepala: string, isi: string, first: number): ReadPart {
  const head = columnsOf(kepala);
  if (!head) return { rows: [], violations: [{ field: 'isi.1.kepala', kode: 'v.kolomDaftar' }] };
  const { names, separator } = head;
  return judged(
    kind,
    csvRecords(isi, separator).map(({ line, cells }) => ({
      urut: first + line - 1,
      cells: cells?.length === names.length ? cellsOf(head, cells) : null,
    })),
  );
}
