import { memo, type ReactNode } from 'react';
import { IconButton } from '#components/kit/ui/button.tsx';
import { type Column, cellOf, columnClass, textOf } from '#components/kit/ui/column.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { showDates } from '#lib/shown-dates.ts';

export interface LineProps<R> {
  readonly row: R;
  readonly id: string;
  readonly index: number;
  readonly ordinal: number | null;
  readonly columns: readonly Column<R>[];
  /** The button of its actions stands on this side; null without actions. */
  readonly actionSide: 'left' | 'right' | null;
  readonly clickable: boolean;
  /** Gives the focused cell, -1 for the row as a whole, null for another row; undefined in a table that is only read. */
  readonly spot: number | null | undefined;
  readonly menuOpen: boolean;
  /** It is open beside the list. */
  readonly open: boolean;
  /** The table draws only some of the rows: each states its number. */
  readonly counted: boolean;
}

const stop = (spot: number | null | undefined, here: number) =>
  spot === undefined ? undefined : spot === here ? 0 : -1;

/** Columns of words give way to the others: what does not fit ends in dots, while numbers, dates and amounts stay whole. */
const ofWords = <R,>({ kind = 'text', className = '' }: Column<R>): boolean =>
  (kind === 'text' || kind === 'name' || kind === 'flow') && !/\b(num|nowrap|wrap-anywhere)\b/.test(className);

/** Draws one row. The body of the table handles its events, so a row is drawn again only when it changes. */
function PlainLine<R>(props: LineProps<R>) {
  const { row, id, index, ordinal, columns, actionSide, clickable, spot, menuOpen, open, counted } = props;
  const t = useT();
  const button: ReactNode = actionSide ? (
    <td className="actions">
      <IconButton
        icon="three-dots-vertical"
        label={t('tabel.aksiBaris', { nama: showDates(id) })}
        aria-haspopup="menu"
        aria-expanded={menuOpen}
        data-row-menu=""
      />
    </td>
  ) : null;
  return (
    <tr
      data-index={index}
      className={[clickable ? 'clickable' : '', open ? 'active' : ''].filter(Boolean).join(' ') || undefined}
      aria-current={open || undefined}
      tabIndex={stop(spot, -1)}
      aria-rowindex={counted ? index + 2 : undefined}
    >
      {actionSide === 'left' ? button : null}
      {ordinal === null ? null : <td className="ordinal">{ordinal}</td>}
      {columns.map((column, at) => (
        <td
          key={column.field}
          data-cell={at}
          className={columnClass(column)}
          title={column.kind === 'amount' ? undefined : textOf(column, row) || undefined}
          style={column.style}
          tabIndex={stop(spot, at)}
        >
          {ofWords(column) ? <div className="one-line">{cellOf(column, row)}</div> : cellOf(column, row)}
          {spot === at ? (
            <IconButton icon="copy" label={t('tabel.salin')} className="copy-cell" tabIndex={-1} data-copy="" />
          ) : null}
        </td>
      ))}
      {actionSide === 'right' ? button : null}
    </tr>
  );
}

export const Line = memo(PlainLine) as typeof PlainLine;
