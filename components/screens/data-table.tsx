import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { pageSizes } from '#hooks/paging.ts';
import type { ListState } from '#hooks/use-list.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { type Column, cellOf, columnClass } from '../ui/column.tsx';
import type { IconName } from '../ui/icon-paths.ts';
import { type MenuItem, PopMenu, useMenu } from '../ui/menu.tsx';
import { useT } from '../ui/messages.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../ui/states.tsx';

/** What can be done with a row; from the row's button, by the right mouse button, and by the context menu key. */
export interface RowAction {
  readonly id: string;
  readonly label: string;
  readonly icon: IconName;
  readonly disabled?: boolean;
  readonly onSelect: () => void;
}

export interface DataTableProps<R> {
  /** What the table lists, for a screen reader. */
  readonly caption: string;
  readonly columns: readonly Column<R>[];
  readonly list: ListState<R>;
  readonly rowKey: (row: R) => string;
  readonly rowNumbers?: boolean;
  readonly actions?: (row: R) => readonly RowAction[];
  /** A click or Enter on a row. */
  readonly onOpen?: (row: R) => void;
  /** Words instead of those of an empty table. */
  readonly empty?: string;
  /** A row below all others: totals. */
  readonly foot?: (rows: readonly R[], complete: boolean) => ReactNode;
  /** Page sizes on offer. */
  readonly sizes?: readonly number[];
}

function Pager<R>({ list, sizes }: { readonly list: ListState<R>; readonly sizes: readonly number[] }) {
  const t = useT();
  return (
    <div className="table-foot">
      <label className="line" htmlFor="table-size">
        {t('tabel.ukuran')}
        <select id="table-size" value={list.size} onChange={(event) => list.setSize(+event.target.value)}>
          {sizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </label>
      <span className="push" aria-live="polite">
        {t('tabel.halaman', { halaman: list.page })}
      </span>
      <Button small icon="chevron-left" disabled={!list.canPrevious} onClick={list.previous}>
        {t('tabel.sebelum')}
      </Button>
      <Button small icon="chevron-right" disabled={!list.canNext} onClick={list.next}>
        {t('tabel.berikut')}
      </Button>
    </div>
  );
}

interface LineProps<R> extends Pick<DataTableProps<R>, 'columns' | 'actions' | 'onOpen'> {
  readonly row: R;
  readonly id: string;
  readonly ordinal: number | null;
}

function Line<R>({ row, id, ordinal, columns, actions, onOpen }: LineProps<R>) {
  const t = useT();
  const menu = useMenu();
  const items: readonly MenuItem[] = actions?.(row) ?? [];
  const label = t('tabel.aksiBaris', { nama: id });

  const onContextMenu = (event: MouseEvent) => {
    if (items.length === 0) return;
    event.preventDefault();
    menu.openAt({ x: event.clientX, y: event.clientY });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.target !== event.currentTarget) return;
    onOpen?.(row);
  };

  return (
    <tr
      className={onOpen ? 'clickable' : undefined}
      tabIndex={onOpen ? 0 : undefined}
      onClick={onOpen ? () => onOpen(row) : undefined}
      onKeyDown={onOpen ? onKeyDown : undefined}
      onContextMenu={onContextMenu}
    >
      {ordinal === null ? null : <td className="ordinal">{ordinal}</td>}
      {columns.map((column) => (
        <td key={column.field} className={columnClass(column)} style={column.style}>
          {cellOf(column, row)}
        </td>
      ))}
      {actions ? (
        // biome-ignore lint/a11y/useKeyWithClickEvents: it only keeps a click on the button from opening the row as well.
        <td className="actions" onClick={(event) => event.stopPropagation()}>
          {items.length > 0 ? (
            <IconButton
              icon="three-dots-vertical"
              label={label}
              aria-haspopup="menu"
              aria-expanded={menu.at !== null}
              onClick={(event) => menu.openUnder(event.currentTarget)}
            />
          ) : null}
          {menu.at ? <PopMenu label={label} at={menu.at} items={items} onClose={menu.close} /> : null}
        </td>
      ) : null}
    </tr>
  );
}

/** The data table of every list: rows, skeleton, empty, error with retry, row actions, paging. */
export function DataTable<R>(props: DataTableProps<R>) {
  const { caption, columns, list, rowKey, rowNumbers = true, actions, onOpen, empty, foot, sizes = pageSizes } = props;
  const t = useT();
  const first = (list.page - 1) * list.size + 1;
  const width = columns.length + (rowNumbers ? 1 : 0) + (actions ? 1 : 0);

  if (list.error) return <ErrorState error={list.error} onRetry={list.refetch} />;
  return (
    <>
      {/* A table without buttons could not be scrolled by keyboard. */}
      <section className="table-scroll framed" aria-label={caption} tabIndex={onOpen || actions ? undefined : 0}>
        <table className="table pinned hover" aria-busy={list.fetching}>
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              {rowNumbers ? <th className="ordinal">{t('umum.nomorUrut')}</th> : null}
              {columns.map((column) => (
                <th key={column.field} className={columnClass(column)} style={{ width: column.width }}>
                  {t(column.title)}
                </th>
              ))}
              {actions ? (
                <th className="actions">
                  <span className="visually-hidden">{t('aksi.lainnya')}</span>
                </th>
              ) : null}
            </tr>
          </thead>
          <tbody>
            {list.loading ? <SkeletonRows columns={width} /> : null}
            {list.rows.map((row, at) => (
              <Line
                key={rowKey(row)}
                row={row}
                id={rowKey(row)}
                ordinal={rowNumbers ? first + at : null}
                columns={columns}
                actions={actions}
                onOpen={onOpen}
              />
            ))}
          </tbody>
          {foot && list.rows.length > 0 ? <tfoot>{foot(list.rows, list.page === 1 && !list.canNext)}</tfoot> : null}
        </table>
        {!list.loading && list.rows.length === 0 ? <EmptyState title={empty} /> : null}
      </section>
      <Pager list={list} sizes={sizes} />
    </>
  );
}
