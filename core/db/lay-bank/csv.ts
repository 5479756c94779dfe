/** What is wrong in a file, told so that whoever wrote it finds the place. Line 0: the file as a whole. */
export interface Problem {
  readonly file: string;
  readonly line: number;
  readonly field: string;
  readonly problem: string;
}

export interface CsvLine {
  readonly line: number;
  readonly cells: readonly string[];
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
 * The rows of a CSV file below its heading, each field by its column. The heading names every column once, in any order; empty
 * lines are read over. What cannot be read is told in `problems`, and the rest is read all the same.
 */
export function readCsv(
  file: string,
  text: string,
  columns: readonly string[],
  problems: Problem[],
): readonly { readonly line: number; readonly fields: Readonly<Record<string, string>> }[] {
  const records = recordsOf(text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n'));
  if (records === null) {
    problems.push({ file, line: 0, field: '', problem: 'a quotation mark is opened and never closed' });
    return [];
  }
  const [heading, ...rows] = records;
  const named = heading?.cells ?? [];
  const missing = columns.filter((column) => !named.includes(column));
  const unknown = named.filter((column, place) => !columns.includes(column) || named.indexOf(column) !== place);
  for (const field of missing) problems.push({ file, line: 1, field, problem: 'this column is missing' });
  for (const field of unknown) problems.push({ file, line: 1, field, problem: 'no such column, or named twice' });
  if (missing.length + unknown.length > 0) return [];
  return rows.flatMap(({ line, cells }) => {
    if (cells.length !== named.length) {
      const problem = `${cells.length} fields where the heading names ${named.length}`;
      problems.push({ file, line, field: '', problem });
      return [];
    }
    return [{ line, fields: Object.fromEntries(named.map((column, place) => [column, cells[place] ?? ''])) }];
  });
}
