import { unguarded } from '#lib/csv.ts';
import { csvRecords } from '#lib/csv-read.ts';
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
  readonly separator: string;
}

/** The columns a first line names, and by what it parts them; null where it is none of a list. */
function columnsOf(kepala: string): Head | null {
  const line = kepala.replace(/^\uFEFF/, '').trim();
  const separator = line.includes('\t') ? '\t' : line.includes(';') ? ';' : ',';
  const found = csvRecords(line, separator)[0]?.cells?.map(columnOf) ?? [];
  const names = found.filter((name) => name !== null);
  return names.length === found.length && areColumns(names.filter((name) => name !== '')) ? { names, separator } : null;
}

/** The values of one cell. What an export has put before the sign of a formula is taken away again. */
function valuesOf(name: NameColumn, cell: string): readonly string[] {
  const text = unguarded(cell);
  if (name === 'macam') return valuesIn(name, kindOf(text));
  const values = valuesIn(name, text);
  return name === 'lahir' ? values.flatMap((value) => (value === '' ? [] : birthsOf(value))) : values;
}

/** What the bank's own file says stays as it is, to be judged; what an authority says in its own way is read. */
const birthsOf = (value: string): readonly string[] =>
  /^\d{4}(-\d{4}|-\d{2}-\d{2})?$/.test(value) ? [value] : birthsIn(value);

function cellsOf(names: Head['names'], cells: readonly string[]): Cells {
  const read: Cells = Object.fromEntries(
    names.flatMap((name, at) => (name === '' ? [] : [[name, valuesOf(name, cells[at] ?? '')] as const])),
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
      cells: cells?.length === names.length ? cellsOf(names, cells) : null,
    })),
  );
}
