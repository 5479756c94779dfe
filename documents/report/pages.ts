import { AppError } from '#lib/errors/errors.ts';
import { id } from '#lib/messages/all.ts';
import { filledIn } from '#lib/messages/filled-in.ts';
import { cellText } from './cells.ts';
import type { ReportRow, ReportTable } from './table.ts';
import { Totals } from './totals.ts';

/** A part of a page: how high it is, in the units of its paper, and how it is drawn where the page stands now. */
export interface Piece {
  readonly height: number;
  readonly draw: () => void;
}

/** Each kind of paper draws the pages of a report in its own way. All of it goes line by line from above. */
export interface PageRenderer {
  /** Begins a page with its head. */
  begin(page: number): void;
  /** Ends a page with its foot. */
  end(page: number): void;
  /** Returns true when the page has room for so much. */
  fits(height: number): boolean;
  row(row: ReportRow): Piece;
  /** The head of a group. */
  group(text: string): Piece;
  sum(label: string, row: ReportRow): Piece;
  note(text: string): Piece;
  /** Room for those who sign; null on a report that nobody signs. */
  signatures(): Piece | null;
  /** Resolves when the reader has taken what was drawn. */
  drained(): Promise<void>;
}

/** So many rows stand on the page of the totals: sums and signatures alone on a page belong to nothing. */
const TOGETHER = 3;

const joined = (pieces: readonly Piece[]): Piece => ({
  height: pieces.reduce((sum, { height }) => sum + height, 0),
  draw: () => {
    for (const { draw } of pieces) draw();
  },
});

/** Puts pieces on pages and holds the last ones back until it is known what follows them. */
class Flow {
  readonly #renderer: PageRenderer;
  readonly #most: number;
  #waiting: Piece[] = [];
  page = 0;

  constructor(renderer: PageRenderer, most: number) {
    this.#renderer = renderer;
    this.#most = most;
  }

  turn(): void {
    if (this.page > 0) this.#renderer.end(this.page);
    this.page += 1;
    if (this.page > this.#most) throw new AppError('REPORT_TOO_MANY_PAGES', { params: { batas: String(this.#most) } });
    this.#renderer.begin(this.page);
  }

  add(piece: Piece): void {
    this.#waiting.push(piece);
    while (this.#waiting.length > TOGETHER) this.#put(this.#waiting.shift());
  }

  /** Adds a piece that stays on the page of the one before it. */
  append(piece: Piece): void {
    const last = this.#waiting.pop();
    this.#waiting.push(last ? joined([last, piece]) : piece);
  }

  /** Ends with pieces that stay together, on the page of the last rows. */
  end(pieces: readonly Piece[]): void {
    const rest = [...this.#waiting, ...pieces];
    if (!this.#renderer.fits(joined(rest).height)) this.turn();
    for (const piece of rest) this.#put(piece);
    this.#waiting = [];
    this.#renderer.end(this.page);
  }

  #put(piece: Piece | undefined): void {
    if (!piece) return;
    if (!this.#renderer.fits(piece.height)) this.turn();
    piece.draw();
  }
}

/**
 * Lays the rows of a report out on pages: a group's name above and its sum below its rows, at the end the sum of all and those who sign, with the
 * last rows beside them. Returns how many pages. REPORT_TOO_MANY_PAGES.
 */
export async function layOut({ definition, rows }: ReportTable, renderer: PageRenderer, most: number): Promise<number> {
  const { columns, group } = definition;
  const grouped = columns.find(({ field }) => field === group);
  const flow = new Flow(renderer, most);
  const all = new Totals(definition);
  let part = new Totals(definition);
  let value: string | undefined;
  let count = 0;
  const sums = (label: string, totals: Totals) => totals.rows(label).map((each) => renderer.sum(each.label, each.row));
  flow.turn();
  for await (const batch of rows) {
    for (const row of batch) {
      const mine = grouped === undefined ? undefined : cellText(grouped, row);
      const piece = renderer.row(row);
      if (mine === value) flow.add(piece);
      else {
        if (value !== undefined) flow.append(joined(sums(`${id['lap.jumlah']} ${value}`, part)));
        part = new Totals(definition);
        value = mine;
        flow.add(joined([renderer.group(mine ?? ''), piece]));
      }
      all.add(row);
      part.add(row);
      count += 1;
    }
    await renderer.drained();
  }
  if (value !== undefined) flow.append(joined(sums(`${id['lap.jumlah']} ${value}`, part)));
  const verdict = all.verdict();
  const signed = renderer.signatures();
  flow.end([
    ...sums(id['lap.jumlahSeluruh'], all),
    ...(verdict === '' ? [] : [renderer.note(verdict)]),
    renderer.note(count === 0 ? id['lap.kosong'] : filledIn(id['lap.akhir'], { baris: count.toLocaleString('en-US') })),
    ...(signed ? [signed] : []),
  ]);
  return flow.page;
}
