import type { CSSProperties, ReactNode } from 'react';
import { isIsoDate, toDisplay } from '#lib/dates.ts';
import { type MessageKey, messageOf } from '#lib/messages/id.ts';
import { Amount } from './amount.tsx';
import { StatusChip } from './chip.tsx';
import { Moment } from './moment.tsx';

/** How a value is shown when the column does not render it itself. */
export type ColumnKind = 'text' | 'code' | 'amount' | 'date' | 'moment' | 'time' | 'status' | 'flow';

/** One column of a table. `field` is a key of the row, so a renamed field breaks the build. */
export interface Column<R> {
  readonly field: keyof R & string;
  readonly title: MessageKey;
  readonly kind?: ColumnKind;
  readonly width?: number | string;
  readonly className?: string;
  readonly style?: CSSProperties;
  readonly render?: (row: R) => ReactNode;
}

const shows: Readonly<Record<ColumnKind, (text: string) => ReactNode>> = {
  text: (text) => text,
  code: (text) => <span className="mono small">{text}</span>,
  amount: (text) => <Amount value={text} zero={false} />,
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
};

/** Two facts in one cell: the one people look for, and below it the number that goes with it. */
export function Stacked({ main, below }: { readonly main: ReactNode; readonly below: string }) {
  return (
    <>
      {main}
      <div className="gl">{below}</div>
    </>
  );
}

export const cellOf = <R,>(column: Column<R>, row: R): ReactNode =>
  column.render ? column.render(row) : shows[column.kind ?? 'text'](String(row[column.field] ?? ''));

export const columnClass = <R,>(column: Column<R>): string | undefined =>
  [column.kind === 'amount' ? 'num' : '', column.className ?? ''].filter(Boolean).join(' ') || undefined;
