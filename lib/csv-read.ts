import { plainText } from './plain-text.ts';

/** A record of a CSV text has the line it begins on, from 1, and its cells; null: its quotes cannot be read. */
export interface CsvRecord {
  readonly line: number;
  readonly cells: readonly string[] | null;
}

/** A CSV text cannot be read for this reason at this place; `kode` CELLS also says how many cells are there and how many are wanted. */
export interface CsvProblem {
  /** Lines count from 1; 0 is the text as a whole. */
  readonly line: number;
  /** It names the column, or '' for the line as a whole. */
  readonly field: string;
  readonly kode: 'OPEN_QUOTE' | 'COLUMN_MISSING' | 'COLUMN_UNKNOWN' | 'CELLS' | 'REPLACED';
  readonly cells?: number;
  readonly wanted?: number;
}

/** Returns true when a program has put its mark in the place of a letter that it could not read. The letter is lost. */
export const isReplaced = (text: string): boolean => text.includes('\uFFFD');
/** These signs separate the cells of lists. */
const SEPARATORS = [',', ';', '\t'] as const;
/** The heading is looked for in so many records: letters and reports begin with a title. */
const HEADING_WITHIN = 20;

export interface CsvRow {
  readonly line: number;
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * Returns the records of a CSV text (RFC 4180: quotes doubled inside quotes) without the empty ones. A quote spoils its record when it
 * stays open, is within an unquoted cell, or has something behind it.
 */
export function csvRecords(text: string, separator = ','): readonly CsvRecord[] {
  const records: CsvRecord[] = [];
  const all = text.replaceAll(/\r\n?/g, '\n');
  let cells: string[] = [];
  let cell = '';
  let state: 'PLAIN' | 'QUOTED' | 'CLOSED' = 'PLAIN';
  let sound = true;
  let line = 1;
  let began = 1;
  const endCell = () => {
    cells.push(cell.trim());
    cell = '';
    state = 'PLAIN';
  };
  const endRecord = () => {
    endCell();
    if (!sound || cells.some((each) => each !== '')) records.push({ line: began, cells: sound ? cells : null });
    cells = [];
    sound = true;
  };
  for (let at = 0; at < all.length; at++) {
    const char = all[at] ?? '';
    if (char === '\n') line++;
    if (state === 'QUOTED') {
      if (char !== '"') cell += char;
      else if (all[at + 1] === '"') {
        cell += '"';
        at++;
      } else state = 'CLOSED';
    } else if (char === separator) endCell();
    else if (char === '\n') {
      endRecord();
      began = line;
    } else if (char === '"') {
      sound &&= state === 'PLAIN' && cell.trim() === '';
      cell = '';
      state = 'QUOTED';
    } else if (state === 'PLAIN') cell += char;
    else sound &&= char.trim() === '';
  }
  sound &&= state !== 'QUOTED';
  endRecord();
  return records;
}

/** Returns a heading as columns are named: small letters without accents, one underscore between words. */
export const headingName = (text: string): string =>
  plainText(text)
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[\s._-]+/g, '_')
    .replace(/^_|_$/g, '');

type Cells = readonly string[];

const matches = (cells: Cells, columns: readonly string[], nameOf: (text: string) => string): number => {
  const names = new Set(cells.map(nameOf));
  return columns.filter((column) => names.has(column)).length;
};

/** Returns the record that names most of the columns, and how many it names; the first of those that name as many. */
export function headingAt(
  records: readonly Cells[],
  columns: readonly string[],
  nameOf: (text: string) => string = headingName,
): { readonly at: number; readonly named: number } {
  const found = records.slice(0, HEADING_WITHIN).map((cells) => matches(cells, columns, nameOf));
  const named = Math.max(0, ...found);
  return { at: Math.max(0, found.indexOf(named)), named };
}

/** Returns the text without the `sep=` line of a spreadsheet program, whose place stays empty, and the separator that it names. */
function declared(text: string): { readonly body: string; readonly separator: string | null } {
  const [line = '', separator = ''] = /^sep=(.)(?=\r?\n|\r|$)/i.exec(text) ?? [];
  return separator === '' ? { body: text, separator: null } : { body: text.slice(line.length), separator };
}

/**
 * Returns the records of a CSV text by the separator that it declares, or else by the one that shows most of the columns in a heading;
 * `otherwise` when none shows any. Lists of Indonesian spreadsheets use semicolons, and text copied from a spreadsheet uses tabs.
 */
export function partedRecords(
  text: string,
  columns: readonly string[],
  nameOf: (text: string) => string = headingName,
  otherwise = ',',
): readonly CsvRecord[] {
  const { body, separator } = declared(text.replace(/^\uFEFF/, ''));
  if (separator !== null) return csvRecords(body, separator);
  const top = body.split(/\r\n|\n|\r/, HEADING_WITHIN).join('\n');
  const named = SEPARATORS.map((each) => {
    const records = csvRecords(top, each).flatMap(({ cells }) => (cells ? [cells] : []));
    return headingAt(records, columns, nameOf).named;
  });
  const most = Math.max(...named);
  return csvRecords(body, most === 0 ? otherwise : (SEPARATORS[named.indexOf(most)] ?? otherwise));
}

/** A column without a heading does not count, and so its cells must be empty. */
const fits = (cells: Cells, named: Cells): boolean =>
  cells.length === named.length && cells.every((cell, at) => named[at] !== '' || cell === '');

/**
 * Returns the rows of a CSV text below its heading, each field by its column. The heading names every column once, in any order, and any of the
 * `optional` ones; a title above it and empty lines are skipped. The result lists the problems, and the rest is read all the same.
 */
export function readCsv(
  text: string,
  columns: readonly string[],
  optional: readonly string[] = [],
  nameOf: (text: string) => string = headingName,
): { readonly rows: readonly CsvRow[]; readonly problems: readonly CsvProblem[] } {
  const records = partedRecords(text, columns, nameOf);
  if (records.some(({ cells }) => cells === null))
    return { rows: [], problems: [{ line: 0, field: '', kode: 'OPEN_QUOTE' }] };
  const all = records.flatMap(({ line, cells }) => (cells ? [{ line, cells }] : []));
  const { at } = headingAt(
    all.map(({ cells }) => cells),
    columns,
    nameOf,
  );
  const headLine = all[at]?.line ?? 1;
  const heads = all[at]?.cells ?? [];
  const lines = all.slice(at + 1);
  const named = heads.map(nameOf);
  const missing = columns.filter((column) => !named.includes(column));
  const unknown = heads.filter(
    (_, place) =>
      named[place] !== '' &&
      (![...columns, ...optional].includes(named[place] ?? '') || named.indexOf(named[place] ?? '') !== place),
  );
  const problems: CsvProblem[] = [
    ...missing.map((field) => ({ line: headLine, field, kode: 'COLUMN_MISSING' }) as const),
    ...unknown.map((field) => ({ line: headLine, field, kode: 'COLUMN_UNKNOWN' }) as const),
  ];
  if (problems.length > 0) return { rows: [], problems };
  const lost = (cells: Cells): boolean => cells.some(isReplaced);
  const sound = lines.filter(({ cells }) => fits(cells, named) && !lost(cells));
  return {
    rows: sound.map(({ line, cells }) => ({
      line,
      fields: Object.fromEntries(
        named.flatMap((column, place) => (column === '' ? [] : [[column, cells[place] ?? '']])),
      ),
    })),
    problems: lines.flatMap(({ line, cells }): readonly CsvProblem[] => {
      if (!fits(cells, named)) return [{ line, field: '', kode: 'CELLS', cells: cells.length, wanted: named.length }];
      return lost(cells) ? [{ line, field: '', kode: 'REPLACED' }] : [];
    }),
  };
}
