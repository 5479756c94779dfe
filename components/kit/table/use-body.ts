import { type FocusEvent, type KeyboardEvent, type MouseEvent, type RefObject, useRef, useState } from 'react';
import { type Column, copyOf } from '#components/kit/ui/column.tsx';
import { type Point, underButton } from '#components/kit/ui/menu.tsx';
import { tabLine } from '#lib/csv.ts';
import { elementAt, type Size, type Spot, START, spotAfter, spotOf, within } from './focus.ts';

export interface OpenMenu {
  readonly row: number;
  readonly cell: number;
  readonly at: Point;
}

interface BodyOptions<R> {
  readonly body: RefObject<HTMLElement | null>;
  readonly rows: readonly R[];
  readonly columns: readonly Column<R>[];
  readonly onOpen?: ((row: R) => void) | undefined;
  /** Brings a row into sight that may not be drawn. */
  readonly show: (index: number) => void;
  readonly openMenu: (menu: OpenMenu) => void;
  readonly copy: (text: string, whole: boolean) => void;
}

const opensMenu = (event: KeyboardEvent) => event.key === 'ContextMenu' || (event.shiftKey && event.key === 'F10');
const own = (target: EventTarget) => target instanceof Element && target.matches('tr[data-index], td[data-cell]');
/** Returns the point below the first letters of the focused element. */
const beside = (element: Element): Point => {
  const box = element.getBoundingClientRect();
  return { x: box.left + 12, y: box.bottom };
};
const selected = () => window.getSelection()?.toString() ?? '';

/** Holds the focused cell, and moves the focus there once the row is drawn. */
function useSpot(body: RefObject<HTMLElement | null>, size: Size, show: (index: number) => void) {
  const [state, setSpot] = useState<Spot>(START);
  const spot = within(state, size);
  const wanted = useRef(false);

  // A row far away is drawn only after the scroll, so the focus waits until the rows say that they have it.
  const settle = () => {
    const element = wanted.current && body.current ? elementAt(body.current, spot) : null;
    if (!element) return;
    wanted.current = false;
    element.focus();
  };

  const go = (to: Spot) => {
    wanted.current = true;
    if (to.row !== spot.row) show(to.row);
    setSpot(to);
  };
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const here = own(event.target) ? spotOf(event.target) : null;
    if (here && (here.row !== spot.row || here.cell !== spot.cell)) setSpot(here);
  };
  /** The next step starts here: the focus, or where it is going when keys come faster than rows are drawn. */
  const from = (here: Spot) => (wanted.current ? spot : here);
  return { spot, go, from, settle, onFocus };
}

/** Handles the events of the rows: keys that move, open, copy and ask for the menu, clicks, and the right mouse button. */
export function useBody<R>({ body, rows, columns, onOpen, show, openMenu, copy }: BodyOptions<R>) {
  const size = { rows: rows.length, cells: columns.length };
  const { spot, go, from, settle, onFocus } = useSpot(body, size, show);

  const copyAt = ({ row: index, cell }: Spot) => {
    const row = rows[index];
    const column = columns[cell];
    if (row === undefined) return;
    if (column) copy(tabLine([copyOf(column, row)]), false);
    else copy(tabLine(columns.map((each) => copyOf(each, row))), true);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const here = spotOf(event.target);
    if (!here) return;
    const ctrl = event.ctrlKey || event.metaKey;
    const row = rows[here.row];
    const next = spotAfter(from(here), { key: event.key, ctrl }, size);
    if (opensMenu(event)) openMenu({ ...here, at: beside(event.target as Element) });
    else if (!own(event.target)) return;
    else if (ctrl && event.key.toLowerCase() === 'c' && selected() === '') copyAt(here);
    else if (event.key === 'Enter' && onOpen && row !== undefined) onOpen(row);
    else if (next && !event.altKey && !event.shiftKey) go(next);
    else return;
    event.preventDefault();
  };

  const onClick = (event: MouseEvent<HTMLElement>) => {
    const here = spotOf(event.target);
    const target = event.target as Element;
    const row = here ? rows[here.row] : undefined;
    if (!here || row === undefined) return;
    const button = target.closest('[data-row-menu]');
    if (button) openMenu({ ...here, cell: -1, at: underButton(button) });
    else if (target.closest('[data-copy]')) copyAt(here);
    else if (onOpen && !target.closest('a, button, input, select, label, .actions') && selected() === '') onOpen(row);
  };

  const onContextMenu = (event: MouseEvent<HTMLElement>) => {
    const here = spotOf(event.target);
    if (!here) return;
    event.preventDefault();
    openMenu({ ...here, at: { x: event.clientX, y: event.clientY } });
  };

  return { spot, settle, handlers: { onKeyDown, onClick, onContextMenu, onFocus } };
}
