/** One cell of an export: its text, and whether it is a number that keeps its sign. */
export interface ExportCell {
  readonly text: string;
  /** An amount or a count: right-aligned, never taken for a formula. */
  readonly num?: boolean;
  /** It is an amount as it travels, so that a spreadsheet can sum it. */
  readonly amount?: boolean;
  /** The day that the text shows, YYYY-MM-DD. */
  readonly day?: string;
}

/** How a CSV file is written: as RFC 4180 has it, or as spreadsheets in Indonesia open it, parted by semicolons and with decimal commas. */
export type CsvStyle = 'comma' | 'semicolon';

/** What begins a formula, also in its full-width and small forms. */
const SIGN = '=+\\-@\u2212\uFF1D\uFF0B\uFF0D\uFF20\uFE66\uFE62\uFE63\uFE6B';
/** What a spreadsheet reads over on its way to the first sign: blanks of every kind, controls, characters of no width, quotes. */
const BLANK = '\\s\\p{Cc}\\p{Cf}"';
/** A sign at the start of the text; a tab or line break there moves what follows into a cell of its own. */
const FORMULA = new RegExp(`^(?:[${BLANK}]*[${SIGN}]|[\\t\\r\\n])`, 'u');
/** A sign behind what some spreadsheet takes for the end of a cell: where lists are parted by semicolons, quotes do not hold there. */
const LATER = new RegExp(`([;|\\t\\r\\n])(?=[${BLANK}]*[${SIGN}])`, 'gu');
/** A cell that a spreadsheet would work out, or could be made to: what it shows is not what it holds. */
export const isFormula = (text: string): boolean => FORMULA.test(text);
const NUMBER = /^-?\d[\d,]*(\.\d+)?$/;

/**
 * The text of a cell, with an apostrophe wherever a spreadsheet would begin to read a formula (OWASP, CSV injection). A number
 * column keeps its minus; in any other column even "-1" came from somebody's keyboard.
 */
export function guarded({ text, num }: ExportCell): string {
  if (num && NUMBER.test(text)) return text;
  const inner = text.replace(LATER, "$1'");
  return isFormula(text) ? `'${inner}` : inner;
}

const ARMED = new RegExp(`^'(?=[${BLANK}]*[${SIGN}]|[\\t\\r\\n])`, 'u');
const ARMED_LATER = new RegExp(`([;|\\t\\r\\n])'(?=[${BLANK}]*[${SIGN}])`, 'gu');
/** The text of a cell that `guarded` wrote, as it was before; any other text stays as it is. */
export const unguarded = (text: string): string => text.replace(ARMED, '').replace(ARMED_LATER, '$1');

/** Tells a spreadsheet that the file is UTF-8. */
export const CSV_START = '\uFEFF';

const written = (cell: ExportCell, style: CsvStyle): string => {
  const text = guarded(cell);
  return style === 'semicolon' && cell.amount && NUMBER.test(text) ? text.replaceAll(',', '').replace('.', ',') : text;
};

/** One line of a CSV file: every cell in quotes, formulas disarmed. */
export const csvLine = (cells: readonly ExportCell[], style: CsvStyle = 'comma'): string =>
  `${cells.map((cell) => `"${written(cell, style).replaceAll('"', '""')}"`).join(style === 'comma' ? ',' : ';')}\r\n`;

/** Cells as they go to the clipboard: parted by tabs, each one line of text, formulas disarmed. */
export const tabLine = (cells: readonly ExportCell[]): string =>
  cells
    .map((cell) => guarded({ ...cell, text: cell.text.replace(/[\t\r\n\v\f\u0085\u2028\u2029]+/g, ' ') }))
    .join('\t');
