import { unguarded } from '#lib/csv.ts';
import { csvRecords } from '#lib/csv-read.ts';
import { type NameColumn, valuesIn } from '#lib/name-list-file.ts';
import { areColumns, type Cells, judged, type Kind, type ReadPart } from './name-entry.ts';

/**
 * A list of names as CSV, one name a line, the first line naming the columns in any order. Several values of one cell are parted by `|`
 * (lib/name-list-file.ts).
 * What an export has put before the sign of a formula is taken away again, and judged as it was.
 * A file is cut between its lines, so that a quoted cell that goes over a line's end may be cut as well, and is then refused.
 */

/** The columns a first line names, and by what it parts them; null where it is none of a list. */
function columnsOf(kepala: string): { readonly names: readonly NameColumn[]; readonly separator: string } | null {
  const line = kepala.replace(/^\uFEFF/, '').trim();
  const separator = line.includes(';') ? ';' : ',';
  const names = csvRecords(line, separator)[0]?.cells?.map((name) => name.toLowerCase()) ?? [];
  return areColumns(names) ? { names, separator } : null;
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
      cells:
        cells?.length === names.length
          ? (Object.fromEntries(names.map((name, at) => [name, valuesIn(name, unguarded(cells[at] ?? ''))])) as Cells)
          : null,
    })),
  );
}
