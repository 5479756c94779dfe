import { unguarded } from '#lib/csv.ts';
import { csvRecords, headingName } from '#lib/csv-read.ts';
import { birthsIn } from '#lib/customers/births.ts';
import { columnOf, kindOf, type NameColumn, valuesIn } from '#lib/customers/name-list-file.ts';
import { readDate } from '#lib/date-input.ts';
import { areColumns, type Cells, type Kind } from './cells.ts';
import { evaluated, type ReadPart } from './name-entry.ts';

/**
 * A list of names as CSV, one name a line, the first line naming the columns in any order. `|` separates several values of one cell
 * (lib/customers/name-list-file.ts).
 * The reader removes an export's sign before a formula, and checks the original value. A file is cut between its lines, so that a quoted cell that
 * goes over a line's end may be cut as well, and is then refused.
 */

interface Head {
  /** The column that each cell belongs to; '' for one that is not used. */
  readonly names: readonly (NameColumn | '')[];
  readonly separator: string;
}

/** A field in several columns is read from the one without these headings, else from the first of these; the numbers of the rows come last. */
const LESS: readonly string[] = ['id', 'nomor', 'no', 'jenis', 'keterangan'];
function columnsNamed(headings: readonly string[]): readonly (NameColumn | '' | null)[] {
  const found = headings.map(columnOf);
  const rank = (at: number): number => LESS.indexOf(headingName(headings[at] ?? '')) + 1;
  return found.map((name, at) => {
    const isLess =
      rank(at) > 0 && found.some((other, place) => place !== at && other === name && rank(place) < rank(at));
    return isLess ? '' : name;
  });
}

/** Reads the columns of a first line, and its separator; null where it is no list's. */
function columnsOf(kepala: string): Head | null {
  const line = kepala.replace(/^\uFEFF/, '').trim();
  const separator = line.includes('\t') ? '\t' : line.includes(';') ? ';' : ',';
  const headings = csvRecords(line, separator)[0]?.cells ?? [];
  const found = columnsNamed(headings);
  const names = found.filter((name) => name !== null);
  return names.length < found.length || !areColumns(names.filter((name) => name !== '')) ? null : { names, separator };
}

/** Reads the values of one cell, and removes an export's sign before a formula. */
function valuesOf(name: NameColumn, cell: string): readonly string[] {
  const text = unguarded(cell);
  return valuesIn(name, name === 'macam' ? kindOf(text) : text);
}

function cellsOf({ names }: Head, cells: readonly string[]): Cells {
  const read: Cells = Object.fromEntries(
    names.flatMap((name, at) => (name === '' ? [] : [[name, valuesOf(name, cells[at] ?? '')] as const])),
  );
  if (names.includes('tanggal_lahir')) return read;
  // Lists of the authorities have one column of births: a birth date is compared with one of its days.
  const births = (read.lahir ?? []).flatMap(birthsIn);
  const [day = '', ...rest] = births;
  return readDate(day) !== day || day === '' ? read : { ...read, tanggal_lahir: [day], lahir: rest };
}

/** A row may end before its heading does, or hold empty cells beyond it; any other number of cells is reported. */
const isUneven = (cells: readonly string[], head: Head): boolean =>
  cells.length !== head.names.length && cells.slice(head.names.length).some((cell) => cell !== '');

/** Reads one part of a list. `first` is the line of the file it begins with, `known` are the codes of the parts before it. */
export function readList(
  kind: Kind,
  kepala: string,
  isi: string,
  first: number,
  known: readonly string[] = [],
): ReadPart {
  const head = columnsOf(kepala);
  if (!head) return { rows: [], violations: [{ field: 'isi.1.kepala', kode: 'v.kolomDaftar' }], warnings: [] };
  return evaluated(
    kind,
    csvRecords(isi, head.separator).map(({ line, cells }) => ({
      urut: first + line - 1,
      cells: cells && cellsOf(head, cells),
      uneven: cells !== null && isUneven(cells, head),
    })),
    known,
  );
}
