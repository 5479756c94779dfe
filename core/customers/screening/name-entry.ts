import { entryNames } from '#lib/customers/entry-names.ts';
import type { NameColumn } from '#lib/customers/name-list-file.ts';
import { readNpwp } from '#lib/customers/npwp.ts';
import { readDate } from '#lib/date-input.ts';
import type { Violation } from '#lib/errors/errors.ts';
import type { Cells, Kind, Why } from './cells.ts';
import { type Fault, mendedCells } from './mend-cells.ts';

/** The stored and compared form of a listed name, of any kind of file. */

/** One entry; its names also in the normal form of customers' names. */
export interface NameEntry {
  readonly kode: string;
  readonly macam: 'P' | 'B';
  readonly nama: string;
  readonly nama_normal: string;
  readonly alias: readonly string[];
  readonly alias_normal: readonly string[];
  readonly tempat_lahir: string;
  readonly tanggal_lahir: string | null;
  /** Further births in the list beside that day: YYYY-MM-DD, YYYY or YYYY-YYYY. Left out where there are none, as every list did before. */
  readonly lahir?: readonly string[];
  readonly nomor_identitas: readonly string[];
  readonly nomor_npwp: string;
  readonly alasan: string;
  readonly bank: string;
  readonly lembar: number | null;
  readonly terbit: string | null;
  readonly berlaku_sampai: string | null;
}
interface ReadRow {
  /** The line of the file, from 1 on. */
  readonly urut: number;
  readonly isi: NameEntry;
}
/** The fault that was mended in a row, or that left it out (`luar`). */
export interface ListWarning {
  readonly urut: number;
  readonly kolom: string;
  readonly kode: Why;
  readonly luar: boolean;
}
/**
 * The result of reading one part of a file. `violations`, named as `isi.<line>.<column>`, are the reasons why nothing of the part counts: it is no
 * list, or none of its rows can be read. A fault in one row costs that row a warning.
 */
export interface ReadPart {
  readonly rows: readonly ReadRow[];
  readonly violations: readonly Violation[];
  readonly warnings: readonly ListWarning[];
}

/** One reply holds at most this many errors. */
const MOST_ERRORS = 20;
/** Returns the last day of a listing: a year from its publication (domain: clearing, DHN). */
function yearAfter(iso: string): string {
  const day = new Date(`${iso}T00:00:00Z`);
  day.setUTCFullYear(day.getUTCFullYear() + 1);
  return day.toISOString().slice(0, 10);
}

function entryOf(cells: Cells, kind: Kind): NameEntry {
  const cell = (name: NameColumn) => cells[name]?.[0] ?? '';
  const several = (name: NameColumn) => [...new Set(cells[name] ?? [])];
  const macam = cell('macam').toUpperCase() === 'B' ? 'B' : 'P';
  const names = entryNames({ macam, nama: cell('nama'), alias: several('alias') });
  const npwp = readNpwp(cell('nomor_npwp'));
  const terbit = readDate(cell('terbit'));
  return {
    kode: cell('kode'),
    macam,
    nama: cell('nama'),
    nama_normal: names.first,
    alias: several('alias'),
    alias_normal: names.others,
    tempat_lahir: cell('tempat_lahir'),
    tanggal_lahir: readDate(cell('tanggal_lahir')),
    ...(cells.lahir?.length ? { lahir: cells.lahir } : {}),
    nomor_identitas: several('nomor_identitas').map((number) => number.replace(/[\s.-]/g, '').toUpperCase()),
    nomor_npwp: npwp.ok ? npwp.npwp.npwp16 : '',
    alasan: cell('alasan'),
    bank: cell('bank'),
    lembar: cell('lembar') === '' ? null : Number.parseInt(cell('lembar'), 10), // not an amount: the number of instruments
    terbit,
    berlaku_sampai: kind === 'DHN' && terbit ? yearAfter(terbit) : null,
  };
}

/** Returns the code of a row: one that another row has already gets its place among them. */
function freeCode(kode: string, codes: ReadonlySet<string>): string {
  let free = kode;
  for (let place = 2; codes.has(free); place += 1) free = `${kode} (${place})`;
  return free;
}

/**
 * Reads the names of one part, each by itself: a faulty row is mended or left out with a warning. A record whose cells are null cannot be read, and
 * nobody knows where it ends: nothing of its part counts. `known` are the codes of earlier parts.
 */
export function evaluated(
  kind: Kind,
  records: readonly { readonly urut: number; readonly cells: Cells | null; readonly uneven?: boolean }[],
  known: readonly string[] = [],
): ReadPart {
  const rows: ReadRow[] = [];
  const warnings: ListWarning[] = [];
  const unread: Violation[] = [];
  const codes = new Set(known);
  for (const { urut, cells: found, uneven } of records) {
    if (!found) {
      unread.push({ field: `isi.${urut}.baris`, kode: 'v.kolomDaftar' });
      continue;
    }
    const { cells, faults } = mendedCells(found, kind, urut);
    const kode = freeCode(cells.kode?.[0] ?? '', codes);
    const luar = faults.some((fault) => fault.luar);
    const said: Fault[] = [
      ...(uneven ? [{ kolom: 'baris', kode: 'v.csvIsi' } as const] : []),
      ...faults,
      ...(kode === cells.kode?.[0] || luar ? [] : [{ kolom: 'kode', kode: 'v.ganda' } as const]),
    ];
    warnings.push(...said.map((fault) => ({ urut, kolom: fault.kolom, kode: fault.kode, luar: fault.luar ?? false })));
    if (luar) continue;
    codes.add(kode);
    rows.push({ urut, isi: entryOf({ ...cells, kode: [kode] }, kind) });
  }
  const none =
    rows.length === 0 ? warnings.map(({ urut, kolom, kode }) => ({ field: `isi.${urut}.${kolom}`, kode })) : [];
  const violations = [...unread, ...none].slice(0, MOST_ERRORS);
  return violations.length > 0 ? { rows: [], violations, warnings: [] } : { rows, violations, warnings };
}
