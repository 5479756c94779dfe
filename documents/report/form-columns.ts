import { COLUMNS } from '#documents/pdf/letters.ts';
import { paperColumns, type ReportColumn } from '#lib/books/reports/definition.ts';

/** An amount up to ten milliards has as many letters; a larger one has a line of its own. */
const AMOUNT = 16;

/** A text as wide as this has several words, and goes on in the next line; numbers of papers and accounts are narrower, and stay whole. */
const SEVERAL = 20;
const least = ({ kind, width }: ReportColumn): number =>
  kind === 'text' && width >= SEVERAL ? Math.ceil(width / 2) : width;

export interface FittedColumn {
  readonly column: ReportColumn;
  /** The width is in letters. */
  readonly width: number;
}

/**
 * Returns widths that fill the form with a blank between: when there is too little, texts of several words give way, then amounts, then all texts,
 * which also take the rest.
 */
export function fitColumns(columns: readonly ReportColumn[]): FittedColumn[] {
  const shown = paperColumns(columns).filter(({ wide }) => !wide);
  const room = COLUMNS - (shown.length - 1);
  const narrow = shown.reduce((sum, column) => sum + least(column), 0) > room;
  const fitted = shown.map((column) =>
    narrow && column.kind === 'amount' ? { ...column, width: Math.min(column.width, AMOUNT) } : column,
  );
  const whole = fitted.reduce((sum, { width }) => sum + width, 0);
  const texts = fitted.filter(({ kind }) => kind === 'text');
  const long = texts.filter(({ width }) => width >= SEVERAL);
  const giving = whole > room && long.length > 0 ? long : texts;
  const share = giving.length === 0 ? 0 : (room - whole) / giving.reduce((sum, { width }) => sum + width, 0);
  return fitted.map((column) => ({
    column,
    width: giving.includes(column) ? Math.max(4, Math.floor(column.width * (1 + share))) : column.width,
  }));
}

/** Four amounts of up to a trillion fill a line of the form, balances with their sides. */
const BALANCES = [20, 19, 19, 22] as const;

/**
 * Returns the columns of a list of balances, whose rows take two lines: code and name, and below them the balance before, both movements and the
 * balance after. Null for another report.
 */
export function inTwoLines(
  columns: readonly ReportColumn[],
): { readonly names: readonly ReportColumn[]; readonly amounts: readonly FittedColumn[] } | null {
  if (!columns.some(({ side }) => side !== undefined)) return null;
  const amounts = columns.filter(({ kind }) => kind === 'amount');
  return {
    names: paperColumns(columns).filter((column) => !amounts.includes(column)),
    amounts: amounts.map((column, place) => ({ column, width: BALANCES[place] ?? 0 })),
  };
}
