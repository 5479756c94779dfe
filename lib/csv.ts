/** A cell of an export has its text, and says whether it is a number that keeps its sign. */
export interface ExportCell {
  readonly text: string;
  /** The cell is an amount or a count: right-aligned, never taken for a formula. */
  readonly num?: boolean;
  /** The text is an amount in wire spelling, so that a spreadsheet can sum it. */
  readonly amount?: boolean;
  /** The text shows this day, YYYY-MM-DD. */
  readonly day?: string;
}

/** A CSV file is written as RFC 4180 has it, or as spreadsheets in Indonesia open it, with semicolons between cells and decimal commas. */
export type CsvStyle = 'comma' | 'semicolon';

/** These signs begin a formula, also in their full-width and small forms. */
const SIGN = '=+\\-@\u2212\uFF1D\uFF0B\uFF0D\uFF20\uFE66\uFE62\uFE63\uFE6B';
/** A spreadsheet skips these on its way to the first sign: blanks of every kind, controls, characters of no width, quotes. */
const BLANK = '\\s\\p{Cc}\\p{Cf}"';
/** The pattern finds a sign at the start of the text; a tab or line break there moves the rest into a cell of its own. */
const FORMULA = new RegExp(`^(?:[${BLANK}]*[${SIGN}]|[\\t\\r\\n])`, 'u');
/**
 * The pattern finds a sign behind a character that some spreadsheet takes for the end of a cell: quotes do not protect it where
 * semicolons separate cells.
 */
const LATER = new RegExp(`([;|\\t\\r\\n])(?=[${BLANK}]*[${SIGN}])`, 'gu');
/** Returns true when a spreadsheet would calculate the cell, or could be made to: then it does not show what it holds. */
export const isFormula = (text: string): boolean => FORMULA.test(text);
const NUMBER = /^-?\d[\d,]*(\.\d+)?$/;

/**
 * Returns the text of a cell, with an apostrophe wherever a spreadsheet would begin to read a formula (OWASP, CSV injection). A number
 * column keeps its minus; in any other column even "-1" came from somebody's keyboard.
 */
export function guarded({ text, num }: ExportCell): string {
  if (num && NUMBER.test(text)) return text;
  const inner = text.replace(LATER, "$1'");
  return isFormula(text) ? `'${inner}` : inner;
}

const ARMED = new RegExp(`^'(?=[${BLANK}]*[${SIGN}]|[\\t\\r\\n])`, 'u');
const ARMED_LATER = new RegExp(`([;|\\t\\r\\n])'(?=[${BLANK}]*[${SIGN}])`, 'gu');
/** Returns the text that a cell had before `guarded` wrote it; any other text comes back unchanged. */
export const unguarded = (text: string): string => text.replace(ARMED, '').replace(ARMED_LATER, '$1');

/** These first characters show a spreadsheet that the file is UTF-8. */
export const CSV_START = '\uFEFF';

const written = (cell: ExportCell, style: CsvStyle): string => {
  const text = guarded(cell);
  return style === 'semicolon' && cell.amount && NUMBER.test(text) ? text.replaceAll(',', '').replace('.', ',') : text;
};

/** Returns one line of a CSV file: every cell in quotes, formulas disarmed. */
export const csvLine = (cells: readonly ExportCell[], style: CsvStyle = 'comma'): string =>
  `${cells.map((cell) => `"${written(cell, style).replaceAll('"', '""')}"`).join(style === 'comma' ? ',' : ';')}\r\n`;

/** Returns cells for the clipboard: tabs between them, each one line of text, formulas disarmed. */
export const tabLine = (cells: readonly ExportCell[]): string =>
  cells
    .map((cell) => guarded({ ...cell, text: cell.text.replace(/[\t\r\n\v\f\u0085\u2028\u2029]+/g, ' ') }))
    .join('\t');
