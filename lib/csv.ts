/** One cell of an export: its text, and whether it is a number that keeps its sign. */
export interface ExportCell {
  readonly text: string;
  /** An amount or a count: right-aligned, never taken for a formula. */
  readonly num?: boolean;
}

const FORMULA = /^[=+\-@\t\r]/;
const NUMBER = /^-?\d[\d,]*(\.\d+)?$/;

/**
 * The text of a cell, with an apostrophe before it when a spreadsheet would run it as a formula (OWASP, CSV injection). A
 * number column keeps its minus; in any other column even "-1" came from somebody's keyboard.
 */
export function guarded({ text, num }: ExportCell): string {
  if (num && NUMBER.test(text)) return text;
  return FORMULA.test(text) ? `'${text}` : text;
}

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Tells a spreadsheet that the file is UTF-8. */
export const CSV_START = '\uFEFF';

/** One line of a CSV file (RFC 4180), formulas disarmed. */
export const csvLine = (cells: readonly ExportCell[]): string =>
  `${cells.map((cell) => quoted(guarded(cell))).join(',')}\r\n`;
