import '#lib/messages/operations.ts';
import type { CSSProperties, ReactNode } from 'react';
import type { ExportCell } from '#lib/csv.ts';
import { isIsoDate, toDisplay } from '#lib/dates.ts';
import { bankName, type MessageKey, messageOf } from '#lib/messages/id.ts';
import { formatWire } from '#lib/money.ts';
import { Amount, amountText } from './amount.tsx';
import { StatusChip } from './chip.tsx';
import { clockText, Moment, momentText } from './moment.tsx';

/** Selects the format of a value that the column does not render itself. */
export type ColumnKind = 'text' | 'code' | 'amount' | 'date' | 'moment' | 'time' | 'status' | 'flow' | 'name';

/** One column of a table. `field` is a key of the row, so a renamed field breaks the build. */
export interface Column<R> {
  readonly field: keyof R & string;
  readonly title: MessageKey;
  readonly kind?: ColumnKind;
  /** An amount of nothing is written out: a balance, not a movement. */
  readonly zero?: boolean;
  readonly width?: number | string;
  readonly className?: string;
  readonly style?: CSSProperties;
  readonly render?: (row: R) => ReactNode;
  /** The cell as one line of text, for copying and export; also what is shown when nothing renders it. */
  readonly text?: (row: R) => string;
  /** The rows can be ordered by it: its name in the query's own list of orders, or true where that is the field's. */
  readonly sort?: string | true;
  /** Beside the panel of one row there is no room for it. */
  readonly givesWay?: true;
  /** Not shown until the reader asks for it. */
  readonly hidden?: boolean;
}

const shows: Readonly<Record<Exclude<ColumnKind, 'amount'>, (text: string) => ReactNode>> = {
  text: (text) => text,
  code: (text) => <span className="mono small">{text}</span>,
  date: (text) => <span className="nowrap">{isIsoDate(text) ? toDisplay(text) : text}</span>,
  moment: (text) =>
    text ? (
      <span className="nowrap">
        <Moment value={text} />
      </span>
    ) : null,
  time: (text) => (text ? <Moment value={text} timeOnly /> : null),
  status: (text) => (text ? <StatusChip code={text} /> : null),
  flow: (text) => messageOf('alur.', text),
  name: bankName,
};

const words: Readonly<Record<ColumnKind, (text: string) => string>> = {
  text: (text) => text,
  code: (text) => text,
  amount: (text) => formatWire(text),
  date: (text) => (isIsoDate(text) ? toDisplay(text) : text),
  moment: momentText,
  time: clockText,
  status: (text) => messageOf('status.', text),
  flow: (text) => messageOf('alur.', text),
  name: bankName,
};

/** Those of these fields, in this order: what counts most on a telephone comes first. */
export const narrowed = <R,>(
  columns: readonly Column<R>[],
  fields: readonly (keyof R & string)[],
): readonly Column<R>[] => fields.flatMap((field) => columns.find((column) => column.field === field) ?? []);

const fieldOf = <R,>(column: Column<R>, row: R): string => String(row[column.field] ?? '');

/** The cell as it reads, in one line of text. */
export const textOf = <R,>(column: Column<R>, row: R): string =>
  column.text
    ? column.text(row)
    : column.kind === 'amount'
      ? amountText(fieldOf(column, row), currencyIn(row))
      : words[column.kind ?? 'text'](fieldOf(column, row));

/** The cell of an export: as it reads, but an amount as it travels (digits and a dot), which every program reads, and a day with what it is. */
export function exportOf<R>(column: Column<R>, row: R): ExportCell {
  if (column.kind === 'amount') return { text: fieldOf(column, row), num: true, amount: true };
  const text = textOf(column, row);
  return column.kind === 'date' && text !== '' ? { text, day: fieldOf(column, row) } : { text };
}

/** The cell as it goes to the clipboard: as it reads. */
export const copyOf = <R,>(column: Column<R>, row: R): ExportCell => ({
  text: textOf(column, row),
  num: column.kind === 'amount',
});

/** The name the query orders this column by; empty when it cannot. */
export const sortName = <R,>({ sort, field }: Column<R>): string => (sort === true ? field : (sort ?? ''));

/** Shows the main value of a cell, and below it a sentence about it. */
export function Described({ main, below }: { readonly main: ReactNode; readonly below: string }) {
  return (
    <>
      {main}
      <div className="muted small">{below}</div>
    </>
  );
}

/** Shows two details in one cell: the one people search for, and below it the number that goes with it. */
export function Stacked({ main, below }: { readonly main: ReactNode; readonly below: string }) {
  return (
    <>
      {main}
      <div className="gl">{below}</div>
    </>
  );
}

/** Returns the row's own currency, which its amounts show. */
const currencyIn = (row: unknown): string | undefined => {
  const code = (row as { kode_valuta?: unknown }).kode_valuta;
  return typeof code === 'string' && code !== '' ? code : undefined;
};

/** The cell as it is shown. */
export function cellOf<R>(column: Column<R>, row: R): ReactNode {
  if (column.render) return column.render(row);
  if (column.text) return column.text(row);
  const text = fieldOf(column, row);
  const { kind = 'text' } = column;
  return kind === 'amount' ? (
    <Amount value={text} zero={column.zero ?? false} currency={currencyIn(row)} />
  ) : (
    shows[kind](text)
  );
}

export const columnClass = <R,>(column: Column<R>): string | undefined =>
  [column.kind === 'amount' ? 'num' : '', column.givesWay ? 'gone' : '', column.className ?? '']
    .filter(Boolean)
    .join(' ') || undefined;
