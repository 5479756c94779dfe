import { birthsIn } from '#lib/customers/births.ts';
import { type NameColumn, nameColumns } from '#lib/customers/name-list-file.ts';
import { readNpwp } from '#lib/customers/npwp.ts';
import { foreignLetters } from '#lib/customers/person-name.ts';
import { readDate } from '#lib/date-input.ts';
import { plainText } from '#lib/plain-text.ts';
import type { Cells, Kind, Why } from './cells.ts';

/** A fault in a row, by its column. `luar`: the fault leaves the row out of the list. */
export interface Fault {
  readonly kolom: NameColumn | 'baris';
  readonly kode: Why;
  readonly luar?: true;
}

const MOST_CHARACTERS = 500;
/** Each value of these columns may have the full length. */
const SEVERAL: ReadonlySet<NameColumn> = new Set(['alias', 'lahir', 'nomor_identitas']);
const NAMES: readonly NameColumn[] = ['nama', 'alias'];
/** A spreadsheet would take these signs at the beginning for a formula's. */
const SIGNS = /^[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\s]+/u;
/** Authorities write these for an unknown value. */
const UNKNOWN = /^(?:[-\u2010-\u2015.\u2212_/\s]+|n\/?a|nihil|unknown|tidak (?:ada|diketahui)|belum diketahui)$/i;

/** One odd letter must not cost the list: a letter that no screen can show is removed, because nobody would see it anyway. */
const seen = (value: string): string => plainText(value.replace(/\p{Cc}+/gu, ' '));

/** Signs separate the names of a cell or mean nothing; a letter outside the Latin names cannot be compared. */
const hasForeignLetter = (value: string): boolean => foreignLetters(value).some((letter) => /\p{L}/u.test(letter));

type Mended = { -readonly [column in NameColumn]?: readonly string[] };

/** Cleans the text of every column: drops unseen letters, empties "unknown", drops signs of formulas and cuts text that is too long. */
function mendTexts(cells: Cells, found: Fault[]): Mended {
  const mended: Mended = {};
  for (const name of nameColumns) {
    const values = (cells[name] ?? []).map(seen).filter((value) => value !== '' && !UNKNOWN.test(value));
    if (values.some((value) => SIGNS.test(value)))
      found.push({
        kolom: name,
        kode: 'v.rumus',
        ...(name === 'nama' && /^\s*[=\uFF1D]/u.test(values[0] ?? '') && { luar: true }),
      });
    const plain = values.map((value) => value.replace(SIGNS, '')).filter(Boolean);
    const chosen = SEVERAL.has(name) ? plain : plain.slice(0, 1);
    if (chosen.some((value) => value.length > MOST_CHARACTERS)) found.push({ kolom: name, kode: 'v.teks' });
    mended[name] = chosen.map((value) => value.slice(0, MOST_CHARACTERS));
  }
  for (const name of NAMES) {
    const values = mended[name] ?? [];
    if (values.some((value) => value.includes('\uFFFD'))) found.push({ kolom: name, kode: 'v.csvRusak' });
    if (values.some(hasForeignLetter)) found.push({ kolom: name, kode: 'v.namaAksara' });
  }
  return mended;
}

/** Cleans births: the day where there is one, and beside it the list's other values. It keeps the readable part of a wrong one. */
function mendBirths(mended: Mended, found: Fault[]): void {
  const [written = ''] = mended.tanggal_lahir ?? [];
  const births = (mended.lahir ?? []).flatMap((value) => {
    const read = birthsIn(value);
    if (read.length === 0) found.push({ kolom: 'lahir', kode: 'v.tanggal' });
    return read;
  });
  if (written === '') {
    mended.lahir = births;
    return;
  }
  const days = birthsIn(written);
  if (readDate(written) === null || days.length === 0) found.push({ kolom: 'tanggal_lahir', kode: 'v.tanggal' });
  const day = days.find((each) => readDate(each) === each);
  mended.tanggal_lahir = day === undefined ? [] : [day];
  mended.lahir = [...new Set([...days.filter((each) => each !== day), ...births])];
}

/** Drops values that do not fit the fixed form of their column. */
function mendForms(mended: Mended, found: Fault[]): void {
  const drop = (kolom: NameColumn, kode: Why) => {
    mended[kolom] = [];
    found.push({ kolom, kode });
  };
  const cell = (name: NameColumn) => mended[name]?.[0] ?? '';
  if (!['P', 'B'].includes(cell('macam').toUpperCase())) drop('macam', cell('macam') === '' ? 'v.wajib' : 'v.kode');
  if (cell('terbit') !== '' && readDate(cell('terbit')) === null) drop('terbit', 'v.tanggal');
  if (cell('nomor_npwp') !== '' && !readNpwp(cell('nomor_npwp')).ok) drop('nomor_npwp', 'v.npwp');
  if (cell('lembar') !== '' && !/^[1-9]\d{0,4}$/.test(cell('lembar'))) drop('lembar', 'v.lembar');
}

/**
 * Returns the storable cells of a row, and its faults. A row without a name, or of the blacklist without its day, is left out; in any other row the
 * faulty cell is mended or left out, and the name stays on the list.
 */
export function mendedCells(
  cells: Cells,
  kind: Kind,
  urut: number,
): { readonly cells: Cells; readonly faults: readonly Fault[] } {
  const faults: Fault[] = [];
  const mended = mendTexts(cells, faults);
  mendBirths(mended, faults);
  mendForms(mended, faults);
  if (!mended.nama?.length) faults.push({ kolom: 'nama', kode: 'v.wajib', luar: true });
  if (!mended.kode?.length) {
    faults.push({ kolom: 'kode', kode: 'v.wajib' });
    mended.kode = [`BARIS-${urut}`];
  }
  if (kind === 'DHN' && !mended.terbit?.length) {
    const isWrong = faults.some(({ kolom }) => kolom === 'terbit');
    faults.push({ kolom: 'terbit', kode: isWrong ? 'v.tanggal' : 'v.wajib', luar: true });
  }
  return { cells: mended, faults };
}
