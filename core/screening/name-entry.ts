import { readDate } from '#lib/date-input.ts';
import type { Violation } from '#lib/errors/errors.ts';
import type { validation } from '#lib/messages/validation.ts';
import { type NameColumn, nameColumns, neededColumns } from '#lib/name-list-file.ts';
import { readNpwp } from '#lib/npwp.ts';
import { namesIn } from '#lib/person-name.ts';
import { plainText } from '#lib/plain-text.ts';
import type { listKinds } from '#lib/schemas/screening.ts';
import { normaliseEntityName, normaliseName } from '#lib/text.ts';

/** A name of a list as it is kept and compared, whatever kind of file it came in. */

export type Kind = (typeof listKinds)[number];
export type Why = keyof typeof validation;

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
  /** What the list says of the birth beside that day: YYYY-MM-DD, YYYY or YYYY-YYYY. Left out where it says nothing, as every list did before. */
  readonly lahir?: readonly string[];
  readonly nomor_identitas: readonly string[];
  readonly nomor_npwp: string;
  readonly alasan: string;
  readonly bank: string;
  readonly lembar: number | null;
  readonly terbit: string | null;
  readonly berlaku_sampai: string | null;
}
export interface ReadRow {
  /** The line of the file, from 1 on. */
  readonly urut: number;
  readonly isi: NameEntry;
}
/** What was read of one part of a file. What is wrong is named as `isi.<line>.<column>`; then nothing of the part counts. */
export interface ReadPart {
  readonly rows: readonly ReadRow[];
  readonly violations: readonly Violation[];
}

/** One name as a file says it, each column's values; most columns have one. */
export type Cells = Readonly<Partial<Record<NameColumn, readonly string[]>>>;

const isColumn = (name: string): name is NameColumn => nameColumns.some((each) => each === name);
/** Are these columns of a list, each once, and what each name needs among them? */
export const areColumns = (names: readonly string[]): names is readonly NameColumn[] =>
  names.every(isColumn) && new Set(names).size === names.length && neededColumns.every((name) => names.includes(name));

/** More errors than this are not told at once. */
const MOST_ERRORS = 20;
const MOST_CHARACTERS = 500;
/** Of these each value may be so long. */
const LONG: ReadonlySet<NameColumn> = new Set(['alias', 'lahir']);
/** A birth of which not the day alone is said: a day, a year, or years from and to. */
const isBirth = (text: string): boolean => /^\d{4}(?:-\d{4})?$/.test(text) || dayOf(text) === text;
/** A cell that a spreadsheet would run is no name. */
const FORMULA = /^[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/u;

/** A day as the reader of dates takes it, as YYYY-MM-DD; null: no day. */
export const dayOf = (text: string): string | null => readDate(text);

/** One odd letter costs nobody the list: what a screen cannot show is taken out, and what it was is seen by nobody anyway. */
const seen = (value: string): string => plainText(value.replace(/\p{Cc}+/gu, ' '));
const seenCells = (cells: Cells): Cells =>
  Object.fromEntries(nameColumns.map((name) => [name, (cells[name] ?? []).map(seen).filter(Boolean)]));

/** The last day of a listing: a year from its publication (domain: clearing, DHN). */
function yearAfter(iso: string): string {
  const day = new Date(`${iso}T00:00:00Z`);
  day.setUTCFullYear(day.getUTCFullYear() + 1);
  return day.toISOString().slice(0, 10);
}

function problemsOf(cells: Cells, kind: Kind): [NameColumn, Why][] {
  const found: [NameColumn, Why][] = [];
  const cell = (name: NameColumn) => cells[name]?.[0] ?? '';
  for (const name of nameColumns) {
    const values = cells[name] ?? [];
    if (values.some((value) => FORMULA.test(value))) found.push([name, 'v.rumus']);
    else if (values.join('|').length > MOST_CHARACTERS && !LONG.has(name)) found.push([name, 'v.teks']);
    else if (values.some((value) => value.length > MOST_CHARACTERS)) found.push([name, 'v.teks']);
  }
  for (const name of neededColumns) if (cell(name) === '') found.push([name, 'v.wajib']);
  if (!['P', 'B', ''].includes(cell('macam').toUpperCase())) found.push(['macam', 'v.kode']);
  for (const name of ['tanggal_lahir', 'terbit'] as const)
    if (cell(name) !== '' && dayOf(cell(name)) === null) found.push([name, 'v.tanggal']);
  if (cells.lahir?.some((value) => !isBirth(value))) found.push(['lahir', 'v.tanggal']);
  if (cell('nomor_npwp') !== '' && !readNpwp(cell('nomor_npwp')).ok) found.push(['nomor_npwp', 'v.npwp']);
  if (cell('lembar') !== '' && !/^[1-9]\d{0,4}$/.test(cell('lembar'))) found.push(['lembar', 'v.lembar']);
  if (kind === 'DHN' && cell('terbit') === '') found.push(['terbit', 'v.wajib']);
  return found;
}

function entryOf(cells: Cells, kind: Kind): NameEntry {
  const cell = (name: NameColumn) => cells[name]?.[0] ?? '';
  const several = (name: NameColumn) => [...new Set(cells[name] ?? [])];
  const macam = cell('macam').toUpperCase() === 'B' ? 'B' : 'P';
  const normal = macam === 'P' ? normaliseName : normaliseEntityName;
  // Lists write several names in one cell: A ALIAS B, A a.k.a. B, A (B).
  const [first = '', ...others] = namesIn(cell('nama'));
  const npwp = readNpwp(cell('nomor_npwp'));
  const terbit = dayOf(cell('terbit'));
  return {
    kode: cell('kode'),
    macam,
    nama: cell('nama'),
    nama_normal: normal(first),
    alias: several('alias'),
    alias_normal: [...new Set([...others, ...several('alias').flatMap(namesIn)].map(normal))],
    tempat_lahir: cell('tempat_lahir'),
    tanggal_lahir: dayOf(cell('tanggal_lahir')),
    ...(cells.lahir?.length ? { lahir: cells.lahir } : {}),
    nomor_identitas: several('nomor_identitas').map((number) => number.replace(/[\s.-]/g, '').toUpperCase()),
    nomor_npwp: npwp.ok ? npwp.npwp.npwp16 : '',
    alasan: cell('alasan'),
    bank: cell('bank'),
    lembar: cell('lembar') === '' ? null : Number.parseInt(cell('lembar'), 10), // not an amount: sheets
    terbit,
    berlaku_sampai: kind === 'DHN' && terbit ? yearAfter(terbit) : null,
  };
}

/** The names of one part, judged one by one until too much is wrong. A record whose cells are null cannot be read. */
export function judged(
  kind: Kind,
  records: readonly { readonly urut: number; readonly cells: Cells | null }[],
): ReadPart {
  const violations: Violation[] = [];
  const rows: ReadRow[] = [];
  const codes = new Set<string>();
  for (const { urut, cells: found } of records) {
    const cells = found && seenCells(found);
    const wrong = (column: string, kode: Why) => violations.push({ field: `isi.${urut}.${column}`, kode });
    if (!cells) wrong('baris', 'v.kolomDaftar');
    else {
      const problems = problemsOf(cells, kind);
      const kode = cells.kode?.[0] ?? '';
      if (codes.has(kode)) problems.push(['kode', 'v.ganda']);
      codes.add(kode);
      for (const [column, why] of problems) wrong(column, why);
      if (problems.length === 0) rows.push({ urut, isi: entryOf(cells, kind) });
    }
    if (violations.length >= MOST_ERRORS) break;
  }
  return { rows, violations: violations.slice(0, MOST_ERRORS) };
}
