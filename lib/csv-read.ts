/** A line of a CSV text and its cells. */
interface CsvLine {
  readonly line: number;
  readonly cells: readonly string[];
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

/** The fields of a CSV text (RFC 4180: commas, quotes doubled inside quotes), each record with the line it begins on; null: a quote stays open. */
function recordsOf(text: string): readonly CsvLine[] | null {
  const records: CsvLine[] = [];
  let cells: string[] = [];
  let cell = '';
  let quoted = false;
  let line = 1;
  let began = 1;
  const endCell = () => {
    cells.push(cell.trim());
    cell = '';
  };
  const endRecord = () => {
    endCell();
    if (cells.some((each) => each !== '')) records.push({ line: began, cells });
    cells = [];
  };
  for (let at = 0; at < text.length; at++) {
    const char = text[at];
    if (char === '\n') line++;
    if (quoted) {
      if (char !== '"') cell += char;
      else if (text[at + 1] === '"') {
        cell += '"';
        at++;
      } else quoted = false;
    } else if (char === '"' && cell.trim() === '') {
      cell = '';
      quoted = true;
    } else if (char === ',') endCell();
    else if (char === '\n') {
      endRecord();
      began = line;
    } else cell += char;
  }
  if (quoted) return null;
  endRecord();
  return records;
}

/**
 * The rows of a CSV text below its heading, each field by its column. The heading names every column once, in any order; empty
 * lines are read over. What cannot be read is told, and the rest is read all the same.
 */
export function readCsv(
  text: string,
  columns: readonly string[],
): { readonly rows: readonly CsvRow[]; readonly problems: readonly CsvProblem[] } {
  const records = recordsOf(text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n'));
  if (records === null) return { rows: [], problems: [{ line: 0, field: '', kode: 'OPEN_QUOTE' }] };
  const [heading, ...lines] = records;
  const named = heading?.cells ?? [];
  const missing = columns.filter((column) => !named.includes(column));
  const unknown = named.filter((column, place) => !columns.includes(column) || named.indexOf(column) !== place);
  const problems: CsvProblem[] = [
    ...missing.map((field) => ({ line: 1, field, kode: 'COLUMN_MISSING' }) as const),
    ...unknown.map((field) => ({ line: 1, field, kode: 'COLUMN_UNKNOWN' }) as const),
  ];
  if (problems.length > 0) return { rows: [], problems };
  const fits = ({ cells }: CsvLine): boolean => cells.length === named.length;
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
