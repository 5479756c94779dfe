import type { Violation } from '#lib/errors/errors.ts';
import type { validation } from '#lib/messages/validation.ts';
import { readNpwp } from '#lib/npwp.ts';
import type { listKinds } from '#lib/schemas/screening.ts';
import { normaliseEntityName, normaliseName } from '#lib/text.ts';

/**
 * A list of names as its issuer sends it: CSV, one name a line, the first line naming the columns in any order. Several values of one cell
 * are parted by `|`. A quoted cell does not go over a line's end, so that a file can be read in parts.
 */

type Kind = (typeof listKinds)[number];
type Why = keyof typeof validation;

/** One entry, as it is kept and compared; its names also in the normal form of customers' names. */
export interface NameEntry {
  readonly kode: string;
  readonly macam: 'P' | 'B';
  readonly nama: string;
  readonly nama_normal: string;
  readonly alias: readonly string[];
  readonly alias_normal: readonly string[];
  readonly tempat_lahir: string;
  readonly tanggal_lahir: string | null;
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

const REQUIRED = ['kode', 'nama', 'macam'] as const;
const COLUMNS = [
  ...REQUIRED,
  'alias',
  'tempat_lahir',
  'tanggal_lahir',
  'nomor_identitas',
  'nomor_npwp',
  'alasan',
  'bank',
  'lembar',
  'terbit',
] as const;
type Column = (typeof COLUMNS)[number];
const isColumn = (name: string): name is Column => COLUMNS.some((each) => each === name);

/** More errors than this are not told at once. */
const MOST_ERRORS = 20;
const MOST_CHARACTERS = 500;
/** A cell that a spreadsheet would run is no name; nor is what a screen cannot show. */
const FORMULA = /^[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/u;
const HIDDEN = /[\p{Cc}\p{Cf}]/u;

/** The cells of one line; null where a quote is not closed, or something follows it. */
function cellsOf(line: string, separator: string): string[] | null {
  const cells: string[] = [];
  let rest = line;
  for (;;) {
    const quoted = /^\s*"((?:[^"]|"")*)"\s*/.exec(rest);
    const cell = quoted ? (quoted[1] ?? '').replaceAll('""', '"') : (rest.split(separator, 1)[0] ?? '');
    const after = rest.slice(quoted ? quoted[0].length : cell.length);
    if (after !== '' && !after.startsWith(separator)) return null;
    if (!quoted && cell.includes('"')) return null;
    cells.push(cell.trim());
    if (after === '') return cells;
    rest = after.slice(separator.length);
  }
}

/** YYYY-MM-DD or DD-MM-YYYY as YYYY-MM-DD; null: no day. */
function dayOf(text: string): string | null {
  const turned = /^(\d{2})[-/](\d{2})[-/](\d{4})$/.exec(text);
  const iso = turned ? `${turned[3]}-${turned[2]}-${turned[1]}` : text;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(iso)) return null;
  const day = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(iso) ? iso : null;
}

/** The last day of a listing: a year from its publication (domain: clearing, DHN). */
function yearAfter(iso: string): string {
  const day = new Date(`${iso}T00:00:00Z`);
  day.setUTCFullYear(day.getUTCFullYear() + 1);
  return day.toISOString().slice(0, 10);
}

const several = (cell: string): string[] => [
  ...new Set(
    cell
      .split('|')
      .map((part) => part.trim())
      .filter(Boolean),
  ),
];

function problemsOf(cell: (name: Column) => string, kind: Kind): [Column, Why][] {
  const found: [Column, Why][] = [];
  for (const name of COLUMNS) {
    const value = cell(name);
    if (HIDDEN.test(value)) found.push([name, 'v.teks']);
    else if (several(value).some((part) => FORMULA.test(part))) found.push([name, 'v.rumus']);
    else if (value.length > MOST_CHARACTERS) found.push([name, 'v.teks']);
  }
  for (const name of REQUIRED) if (cell(name) === '') found.push([name, 'v.wajib']);
  if (!['P', 'B', ''].includes(cell('macam').toUpperCase())) found.push(['macam', 'v.kode']);
  for (const name of ['tanggal_lahir', 'terbit'] as const)
    if (cell(name) !== '' && dayOf(cell(name)) === null) found.push([name, 'v.tanggal']);
  if (cell('nomor_npwp') !== '' && !readNpwp(cell('nomor_npwp')).ok) found.push(['nomor_npwp', 'v.npwp']);
  if (cell('lembar') !== '' && !/^[1-9]\d{0,4}$/.test(cell('lembar'))) found.push(['lembar', 'v.lembar']);
  if (kind === 'DHN' && cell('terbit') === '') found.push(['terbit', 'v.wajib']);
  return found;
}

function entryOf(cell: (name: Column) => string, kind: Kind): NameEntry {
  const macam = cell('macam').toUpperCase() === 'B' ? 'B' : 'P';
  const normal = macam === 'P' ? normaliseName : normaliseEntityName;
  const npwp = readNpwp(cell('nomor_npwp'));
  const terbit = dayOf(cell('terbit'));
  return {
    kode: cell('kode'),
    macam,
    nama: cell('nama'),
    nama_normal: normal(cell('nama')),
    alias: several(cell('alias')),
    alias_normal: several(cell('alias')).map(normal),
    tempat_lahir: cell('tempat_lahir'),
    tanggal_lahir: dayOf(cell('tanggal_lahir')),
    nomor_identitas: several(cell('nomor_identitas')).map((number) => number.replace(/[\s.-]/g, '').toUpperCase()),
    nomor_npwp: npwp.ok ? npwp.npwp.npwp16 : '',
    alasan: cell('alasan'),
    bank: cell('bank'),
    lembar: cell('lembar') === '' ? null : Number.parseInt(cell('lembar'), 10), // not an amount: sheets
    terbit,
    berlaku_sampai: kind === 'DHN' && terbit ? yearAfter(terbit) : null,
  };
}

/** The columns a first line names, and by what it parts them; null where it is none of a list. */
function columnsOf(kepala: string): { readonly names: readonly string[]; readonly separator: string } | null {
  const line = kepala.replace(/^\uFEFF/, '').trim();
  const separator = line.includes(';') ? ';' : ',';
  const names = cellsOf(line, separator)?.map((name) => name.toLowerCase()) ?? [];
  const whole = names.every(isColumn) && new Set(names).size === names.length;
  return whole && REQUIRED.every((name) => names.includes(name)) ? { names, separator } : null;
}

/**
 * Reads one part of a list. `first` is the line of the file it begins with. What is wrong is named by line and column as `isi.<line>.<column>`,
 * the first twenty of them; then nothing of the part counts.
 */
export function readList(
  kind: Kind,
  kepala: string,
  isi: string,
  first: number,
): { readonly rows: readonly ReadRow[]; readonly violations: readonly Violation[] } {
  const head = columnsOf(kepala);
  if (!head) return { rows: [], violations: [{ field: 'isi.1.kepala', kode: 'v.kolomDaftar' }] };
  const violations: Violation[] = [];
  const rows: ReadRow[] = [];
  const seen = new Set<string>();
  for (const [index, line] of isi.split(/\r\n|\n|\r/).entries()) {
    const urut = first + index;
    if (line.trim() === '') continue;
    const wrong = (column: string, kode: Why) => violations.push({ field: `isi.${urut}.${column}`, kode });
    const cells = cellsOf(line, head.separator);
    if (cells?.length !== head.names.length) {
      wrong('baris', 'v.kolomDaftar');
    } else {
      const byName = new Map(head.names.map((name, at) => [name, cells[at] ?? '']));
      const cell = (name: Column) => byName.get(name) ?? '';
      const problems = problemsOf(cell, kind);
      if (seen.has(cell('kode'))) problems.push(['kode', 'v.ganda']);
      seen.add(cell('kode'));
      for (const [column, kode] of problems) wrong(column, kode);
      if (problems.length === 0) rows.push({ urut, isi: entryOf(cell, kind) });
    }
    if (violations.length >= MOST_ERRORS) break;
  }
  return { rows, violations: violations.slice(0, MOST_ERRORS) };
}
