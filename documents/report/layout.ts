import type { ReportColumn } from '#lib/books/reports/definition.ts';
import type { PaperSize } from '#lib/books/reports/formats.ts';

/** A column on paper has its left edge and width in points. */
export interface Placed {
  readonly column: ReportColumn;
  readonly x: number;
  readonly width: number;
  readonly right: boolean;
}

/** The layout has a sheet and the places on it, in points from its upper left corner. */
export interface Layout {
  readonly size: readonly [width: number, height: number];
  readonly left: number;
  readonly right: number;
  readonly foot: number;
  /** The size is that of the letters in the table. */
  readonly letters: number;
  readonly row: number;
  readonly columns: readonly Placed[];
}

const SHEETS: Readonly<Record<Exclude<PaperSize, 'KONTINU'>, readonly [number, number]>> = {
  A4: [595.28, 841.89],
  LETTER: [612, 792],
};
/** Returns an upright sheet, in points. */
export const sheetOf = (paper: Exclude<PaperSize, 'KONTINU'>): readonly [number, number] => SHEETS[paper];

const MARGIN = 36;
const GAP = 6;
/** With more characters than these, the sheet lies across. */
const UPRIGHT = 114;
/**
 * A table tries these sizes of letters from the largest down, and a digit takes this part of its size: a column holds as many as its
 * definition says.
 */
const SIZES = [8, 7.5, 7, 6.5, 6] as const;
const LETTER = 0.66;
/** An amount has signs between its digits that take half as much. */
const OF_AMOUNT = 0.85;

export const isNumber = ({ kind }: ReportColumn): boolean =>
  kind === 'amount' || kind === 'count' || kind === 'percent';

/** Returns the places of the columns on a sheet, which lies across when they ask for it. */
export function layoutOf(columns: readonly ReportColumn[], paper: Exclude<PaperSize, 'KONTINU'>): Layout {
  const digits = ({ kind, width }: ReportColumn) => (kind === 'amount' ? width * OF_AMOUNT : width);
  const characters = columns.reduce((sum, column) => sum + digits(column), 0);
  const [short, long] = SHEETS[paper];
  const size = characters > UPRIGHT ? ([long, short] as const) : ([short, long] as const);
  const room = size[0] - 2 * MARGIN - GAP * (columns.length - 1);
  const unit = room / characters;
  const letters = SIZES.find((each) => each * LETTER <= unit) ?? 6;
  let x = MARGIN;
  const placed = columns.map((column): Placed => {
    const width = digits(column) * unit;
    const at = { column, x, width, right: isNumber(column) };
    x += width + GAP;
    return at;
  });
  return {
    size,
    left: MARGIN,
    right: size[0] - MARGIN,
    foot: size[1] - 48,
    letters,
    row: letters + 5,
    columns: placed,
  };
}
