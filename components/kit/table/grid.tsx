import { useRef, useState } from 'react';
import { EmptyState } from '#components/kit/ui/states.tsx';
import { useCopy } from '#components/kit/ui/use-copy.ts';
import { Head } from './head.tsx';
import { RowMenu } from './row-menu.tsx';
import { Rows } from './rows.tsx';
import type { DataTableProps } from './types.ts';
import { type OpenMenu, useBody } from './use-body.ts';
import { useRows, VIRTUAL_BEYOND } from './use-rows.ts';

export interface GridProps<R> extends DataTableProps<R> {
  /** By field: which columns the reader shows or hides. */
  readonly visible: Readonly<Record<string, boolean>>;
}

const frameOf = <R,>({ plain, inWindow }: GridProps<R>) =>
  plain ? 'table-scroll' : inWindow ? 'table-scroll framed in-window' : 'table-scroll framed';

/** A small table is only read, unless a row of it opens or something can be done with it: then it is walked through like any other. */
const isRead = <R,>({ plain = false, onOpen, actions = [] }: GridProps<R>) =>
  plain && onOpen === undefined && actions.length === 0;

const lookOf = (long: boolean) => `table pinned hover gives-way${long ? ' steady' : ''}`;

/** The rows themselves, in a frame that scrolls: skeleton, rows (only those in sight of a long list), or empty. */
export function Grid<R>(props: GridProps<R>) {
  const { caption, list, rowKey, rowNumbers = true, actions = [], onOpen, empty, foot, plain = false, visible } = props;
  const box = useRef<HTMLElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const copy = useCopy();
  const { lines, columns } = useRows({ columns: props.columns, rows: list.rows, rowKey, visible });
  const show = useRef<(index: number) => void>(() => undefined);
  const { spot, settle, handlers } = useBody({
    body,
    rows: list.rows,
    columns,
    onOpen,
    show: (index) => show.current(index),
    openMenu: setMenu,
    copy,
  });
  const actionSide = actions.length > 0 ? (props.actionSide ?? 'right') : null;
  const numbered = rowNumbers && !plain;
  const long = lines.length > VIRTUAL_BEYOND;
  const read = isRead(props);

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a group of its own, but no field set: it holds no fields. */}
      <section
        ref={box}
        className={frameOf(props)}
        // Without rows that take the focus it could not be scrolled by keyboard. A group, as the card around it is the landmark.
        role="group"
        aria-label={caption}
        tabIndex={read || lines.length === 0 ? 0 : undefined}
      >
        <table className={lookOf(long)} aria-busy={list.fetching} aria-rowcount={long ? lines.length + 1 : undefined}>
          <caption className="visually-hidden">{caption}</caption>
          <Head columns={columns} list={list} rowNumbers={numbered} actionSide={actionSide} />
          <tbody ref={body} {...(read ? {} : handlers)}>
            <Rows
              lines={lines}
              columns={columns}
              loading={list.loading}
              first={numbered ? (list.page - 1) * list.size + 1 : null}
              actionSide={actionSide}
              clickable={onOpen !== undefined}
              spot={read ? null : spot}
              menuRow={menu?.row}
              openRow={props.openRow}
              box={box}
              show={show}
              onDrawn={settle}
            />
          </tbody>
          {foot && lines.length > 0 ? <tfoot>{foot(list.rows, list.page === 1 && !list.canNext)}</tfoot> : null}
        </table>
        {!list.loading && lines.length === 0 ? <EmptyState title={empty}>{props.note}</EmptyState> : null}
      </section>
      {menu ? (
        <RowMenu
          list={list}
          rowKey={rowKey}
          columns={columns}
          actions={actions}
          menu={menu}
          copy={copy}
          onClose={() => setMenu(null)}
        />
      ) : null}
    </>
  );
}
