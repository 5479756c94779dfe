import { AppError } from '#lib/errors/errors.ts';
import { id } from '#lib/messages/all.ts';
import { shown } from './cells.ts';
import { Sums } from './sums.ts';
import type { ReportRow, ReportTable } from './table.ts';

/** Each kind of paper draws the pages of a report in its own way. All of it goes line by line from above. */
export interface PagePress {
  /** Begins a page with its head. */
  begin(page: number): void;
  /** Ends a page with its foot. */
  end(page: number): void;
  /** Returns how many lines a row takes. */
  measure(row: ReportRow): number;
  /** Returns true when there is room for so many lines on the page. */
  room(lines: number): boolean;
  row(row: ReportRow): void;
  /** Draws the head of a group. */
  group(text: string): void;
  sum(label: string, row: ReportRow): void;
  note(text: string): void;
  /** Resolves when the reader has taken what was drawn. */
  taken(): Promise<void>;
}

/** A sum may take so many lines when its amounts are too long for their columns. */
const SUM_LINES = 3;

/**
 * Lays the rows of a report out on pages: a group's name above and its sum below its rows, the sum of all at the end. Returns how many pages.
 * REPORT_TOO_MANY_PAGES.
 */
export async function layOut({ card, rows }: ReportTable, press: PagePress, most: number): Promise<number> {
  const { columns, group } = card;
  const grouped = columns.find(({ field }) => field === group);
  let page = 0;
  const turn = () => {
    if (page > 0) press.end(page);
    page += 1;
    if (page > most) throw new AppError('REPORT_TOO_MANY_PAGES', { params: { batas: String(most) } });
    press.begin(page);
  };
  const ensure = (lines: number) => {
    if (!press.room(lines)) turn();
  };
  const sumUp = (label: string, sums: Sums) => {
    for (const row of sums.rows()) {
      ensure(SUM_LINES);
      press.sum(`${label} ${row.kode_valuta}`, row);
    }
  };
  const all = new Sums(columns);
  let part = new Sums(columns);
  let value: string | undefined;
  let count = 0;
  turn();
  for await (const batch of rows) {
    for (const row of batch) {
      const mine = grouped === undefined ? undefined : shown(grouped, row);
      if (mine !== value) {
        if (value !== undefined) sumUp(`${id['lap.jumlah']} ${value}`, part);
        part = new Sums(columns);
        value = mine;
        ensure(2 + press.measure(row));
        press.group(mine ?? '');
      }
      ensure(press.measure(row));
      press.row(row);
      all.add(row);
      part.add(row);
      count += 1;
    }
    await press.taken();
  }
  if (value !== undefined) sumUp(`${id['lap.jumlah']} ${value}`, part);
  sumUp(id['lap.jumlahSeluruh'], all);
  ensure(2);
  press.note(count === 0 ? id['lap.kosong'] : id['lap.akhir'].replace('{baris}', count.toLocaleString('en-US')));
  press.end(page);
  return page;
}
