/** A page of a book has so many lines, a fold after so many of them that is so many lines wide, and the book has so many pages. */
export interface Geometry {
  readonly lines: number;
  readonly fold: number;
  readonly gap: number;
  readonly pages: number;
}

/** The fold lies in the middle of a page, two lines wide (domain: passbook, layout). */
export const geometryOf = (lines: number, pages: number): Geometry => ({
  lines,
  fold: Math.floor(lines / 2),
  gap: 2,
  pages,
});

/** A book goes on at the next free line, after its last printed movement. Amounts are in minor units. */
export interface Position {
  readonly page: number;
  readonly line: number;
  /** The account's last printed movement has this number; 0 before its first. */
  readonly seq: number;
  readonly balance: bigint;
}

/** An item to print is a movement, or the total of a month. */
export interface Item {
  readonly kind: 'MUTASI' | 'REKAP';
  /** It is the number of the movement, of a month its last one. */
  readonly seq: number;
  readonly date: string;
  readonly code: string;
  readonly debit: bigint;
  readonly credit: bigint;
  /** The account has this running balance after it. */
  readonly balance: bigint;
  readonly teller: string;
}

/** In a line of a book, PINDAHAN begins a page with the balance brought forward, DIPINDAHKAN ends a full book. */
export interface Line extends Omit<Item, 'kind'> {
  readonly kind: Item['kind'] | 'PINDAHAN' | 'DIPINDAHKAN';
  readonly page: number;
  readonly line: number;
}

const isLastLine = ({ page, line }: Pick<Position, 'page' | 'line'>, { lines, pages }: Geometry): boolean =>
  page === pages && line === lines;

/** Returns the position after a line; a full book stays on its last one. */
function after(line: Line, geometry: Geometry): Position {
  const { page, line: at, seq, balance } = line;
  if (isLastLine(line, geometry)) return { page, line: at, seq, balance };
  return at === geometry.lines ? { page: page + 1, line: 1, seq, balance } : { page, line: at + 1, seq, balance };
}

/** Returns a line without a movement of its own: it only shows the balance. */
const carried = (kind: 'PINDAHAN' | 'DIPINDAHKAN', { page, line, seq, balance }: Position): Line => ({
  kind,
  page,
  line,
  seq,
  balance,
  date: '',
  code: '',
  debit: 0n,
  credit: 0n,
  teller: '',
});

/**
 * Lays items out from a position on, as far as the book reaches: the first line of a page brings the balance forward when something was
 * printed before, the last line of the last page carries it into the next book (domain: passbook, page break). One sitting or several lay
 * out the same.
 */
export function layOut(start: Position, items: readonly Item[], geometry: Geometry): readonly Line[] {
  const lines: Line[] = [];
  let at = start;
  const put = (line: Line) => {
    lines.push(line);
    at = after(line, geometry);
  };
  for (const item of items) {
    if (isLastLine(at, geometry)) break;
    if (at.line === 1 && at.seq > 0) put(carried('PINDAHAN', at));
    put({ ...item, page: at.page, line: at.line });
  }
  if (isLastLine(at, geometry)) put(carried('DIPINDAHKAN', at));
  return lines;
}

/** Returns the position after so many of these lines came out well; `start` when none did. */
export function positionAfter(start: Position, printed: readonly Line[], geometry: Geometry): Position {
  const last = printed.at(-1);
  return last ? after(last, geometry) : start;
}

/** The book is full once the line that carries its balance forward is printed. */
export const isFull = (printed: readonly Line[]): boolean => printed.at(-1)?.kind === 'DIPINDAHKAN';

/** Returns the physical row of a line, counted from the top of its page with the fold. */
export const rowOf = (line: number, { fold, gap }: Geometry): number => (line > fold ? line + gap : line);
