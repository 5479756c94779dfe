/** A record of a CSV text: the line it begins on, from 1, and its cells; null: its quotes cannot be read. */
export interface CsvRecord {
  readonly line: number;
  readonly cells: readonly string[] | null;
}

/** What keeps a CSV text from being read, where it stands, and how many cells there are where others are wanted. */
export interface CsvProblem {
  /** From 1; 0 is the text as a whole. */
  readonly line: number;
  /** The column, or '' for the line as a whole. */
  readonly field: string;
  readonly kode: 'OPEN_QUOTE' | 'COLUMN_MISSING' | 'COLUMN_UNKNOWN' | 'CELLS';
  readonly cells?: number;
  readonly wanted?: number;
}

export interface CsvRow {
  readonly line: number;
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * The records of a CSV text (RFC 4180: quotes doubled inside quotes), empty ones read over. A quote that stays open, stands within a
 * cell that is not quoted, or has something behind it, spoils its record.
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

/**
 * The rows of a CSV text below its heading, each field by its column. The heading names every column once, in any order, and of the `optional` ones those it has;
 * empty lines are read over. What cannot be read is told, and the rest is read all the same.
 */
export function readCsv(
  text: string,
  columns: readonly string[],
  optional: readonly string[] = [],
): { readonly rows: readonly CsvRow[]; readonly problems: readonly CsvProblem[] } {
  const records = csvRecords(text.replace(/^\uFEFF/, ''));
  const [heading, ...lines] = records.flatMap(({ line, cells }) => (cells ? [{ line, cells }] : []));
  if (records.some(({ cells }) => cells === null))
    return { rows: [], problems: [{ line: 0, field: '', kode: 'OPEN_QUOTE' }] };
  const named = heading?.cells ?? [];
  const missing = columns.filter((column) => !named.includes(column));
  const unknown = named.filter(
    (column, place) => ![...columns, ...optional].includes(column) || named.indexOf(column) !== place,
  );
  const problems: CsvProblem[] = [
    ...missing.map((field) => ({ line: 1, field, kode: 'COLUMN_MISSING' }) as const),
    ...unknown.map((field) => ({ line: 1, field, kode: 'COLUMN_UNKNOWN' }) as const),
  ];
  if (problems.length > 0) return { rows: [], problems };
  const fits = ({ cells }: { readonly cells: readonly string[] }): boolean => cells.length === named.length;
  return {
    rows: lines.filter(fits).map(({ line, cells }) => ({
      line,
      fields: Object.fromEntries(named.map((column, place) => [column, cells[place] ?? ''])),
    })),
    problems: lines
      .filter((each) => !fits(each))
      .map(({ line, cells }) => ({ line, field: '', kode: 'CELLS', cells: cells.length, wanted: named.length })),
  };
}
