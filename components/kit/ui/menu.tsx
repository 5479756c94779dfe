import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';
import { topLayer } from './top-layer.ts';

export interface MenuItem {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconName | undefined;
  readonly disabled?: boolean | undefined;
  /** The item is switched on or off, or is one of a choice; the menu stays open when it is picked. */
  readonly checked?: boolean | undefined;
  /** With `checked`: one of a choice rather than a switch of its own. */
  readonly oneOf?: boolean | undefined;
  /** A line above it, where another group begins. */
  readonly apart?: boolean | undefined;
  readonly onSelect: () => void;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

const ITEM_HEIGHT = 35;
const WIDTH = 220;
const MARGIN = { x: 10, y: 20 } as const;

/** Returns the place at which a menu of `count` items stays inside the window. */
export function menuPosition(at: Point, count: number, view: { width: number; height: number }): Point {
  const x = Math.min(at.x, view.width - WIDTH - MARGIN.x);
  const y = Math.min(at.y, view.height - count * ITEM_HEIGHT - MARGIN.y);
  return { x: Math.max(MARGIN.x, x), y: Math.max(MARGIN.y, y) };
}

/** Closes a menu on events outside: a press elsewhere, a scroll of anything but itself, another window size. */
function useOutside(menu: { readonly current: Element | null }, onClose: () => void) {
  useEffect(() => {
    const outside = (event: Event) => {
      if (!(event.target instanceof Node) || !menu.current?.contains(event.target)) onClose();
    };
    document.addEventListener('pointerdown', outside);
    // A scroll that brought the button into view fires a frame after the menu has opened: it is not one of the open menu.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => window.addEventListener('scroll', outside, true));
    });
    window.addEventListener('resize', onClose);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('pointerdown', outside);
      window.removeEventListener('scroll', outside, true);
      window.removeEventListener('resize', onClose);
    };
  }, [menu, onClose]);
}

/** The item a key of the menu leads to, from the one at `now`; null for any other key. */
function stepTo(key: string, now: number, count: number): number | null {
  if (key === 'ArrowDown') return (now + 1) % count;
  if (key === 'ArrowUp') return (now - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

const meaning = ({ checked, oneOf }: MenuItem) =>
  checked === undefined
    ? { role: 'menuitem' }
    : { role: oneOf ? 'menuitemradio' : 'menuitemcheckbox', 'aria-checked': checked };

function Item({ item, onClose }: { readonly item: MenuItem; readonly onClose: () => void }) {
  const { checked, icon, label } = item;
  return (
    <button
      type="button"
      {...meaning(item)}
      className={item.apart ? 'apart' : undefined}
      disabled={item.disabled}
      onClick={() => {
        if (checked === undefined) onClose();
        item.onSelect();
      }}
    >
      {checked === undefined ? icon && <Icon name={icon} /> : <span className="tick">{checked && <Tick />}</span>}
      {label}
    </button>
  );
}

const Tick = () => <Icon name="check-lg" />;

/** Without a window in front it is part of the content: everything on a page belongs to a landmark. */
const menuLayer = () => topLayer(document.querySelector('main') ?? undefined);

interface PopMenuProps {
  readonly label: string;
  readonly at: Point;
  readonly items: readonly MenuItem[];
  readonly onClose: () => void;
}

/**
 * A menu at a point of the window: arrows, Home and End move, Enter picks; Escape, Tab, scroll and an outside click close
 * it. Focus goes back to where it was.
 */
export function PopMenu({ label, at, items, onClose }: PopMenuProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [layer] = useState(menuLayer);
  const place = menuPosition(at, items.length, { width: window.innerWidth, height: window.innerHeight });

  useEffect(() => {
    const opener = document.activeElement;
    ref.current?.querySelector<HTMLButtonElement>('button:enabled')?.focus({ preventScroll: true });
    return () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);
  useOutside(ref, onClose);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault();
      event.stopPropagation();
      onClose();
      return;
    }
    const buttons = [...(ref.current?.querySelectorAll<HTMLButtonElement>('button:enabled') ?? [])];
    const next = stepTo(event.key, buttons.indexOf(document.activeElement as HTMLButtonElement), buttons.length);
    if (next === null) return;
    event.preventDefault();
    buttons[next]?.focus();
  };

  return createPortal(
    <div
      ref={ref}
      className="pop-menu"
      role="menu"
      tabIndex={-1}
      aria-label={label}
      style={{ left: place.x, top: place.y }}
      onKeyDown={onKeyDown}
      // The key that opened it may still ask for the browser's own menu when it comes up.
      onContextMenu={(event) => event.preventDefault()}
    >
      {items.map((item) => (
        <Item key={item.id} item={item} onClose={onClose} />
      ))}
    </div>,
    layer,
  );
}

/** The point below a button, the menu's right edge at the button's. */
export function underButton(element: Element): Point {
  const box = element.getBoundingClientRect();
  return { x: box.right - WIDTH, y: box.bottom + 4 };
}

/** Holds the place of an open menu: under the button that opens it, or where the right mouse button was pressed. */
export function useMenu() {
  const [at, setAt] = useState<Point | null>(null);
  const close = useCallback(() => setAt(null), []);
  const openUnder = useCallback((element: Element) => setAt(underButton(element)), []);
  return { at, close, openUnder, openAt: setAt };
}
