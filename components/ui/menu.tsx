import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';

export interface MenuItem {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconName;
  readonly disabled?: boolean;
  readonly onSelect: () => void;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

const ITEM_HEIGHT = 35;
const WIDTH = 220;
const MARGIN = { x: 10, y: 20 } as const;

/** Where a menu of `count` items goes so that it stays inside the window. */
export function menuPosition(at: Point, count: number, view: { width: number; height: number }): Point {
  const x = Math.min(at.x, view.width - WIDTH - MARGIN.x);
  const y = Math.min(at.y, view.height - count * ITEM_HEIGHT - MARGIN.y);
  return { x: Math.max(MARGIN.x, x), y: Math.max(MARGIN.y, y) };
}

interface PopMenuProps {
  readonly label: string;
  readonly at: Point;
  readonly items: readonly MenuItem[];
  readonly onClose: () => void;
}

/** A menu at a point of the window: arrows move, Enter picks, Escape, Tab, scroll and an outside click close it. */
export function PopMenu({ label, at, items, onClose }: PopMenuProps) {
  const ref = useRef<HTMLDivElement>(null);
  const place = menuPosition(at, items.length, { width: window.innerWidth, height: window.innerHeight });

  useEffect(() => {
    const opener = document.activeElement;
    ref.current?.querySelector('button')?.focus();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);

  useEffect(() => {
    const outside = (event: Event) => {
      if (!(event.target instanceof Node) || !ref.current?.contains(event.target)) onClose();
    };
    document.addEventListener('pointerdown', outside);
    window.addEventListener('scroll', onClose, true);
    return () => {
      document.removeEventListener('pointerdown', outside);
      window.removeEventListener('scroll', onClose, true);
    };
  }, [onClose]);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault();
      event.stopPropagation();
      onClose();
    } else if (step !== 0) {
      event.preventDefault();
      const buttons = [...(ref.current?.querySelectorAll<HTMLButtonElement>('button:enabled') ?? [])];
      const now = buttons.indexOf(document.activeElement as HTMLButtonElement);
      buttons[(now + step + buttons.length) % buttons.length]?.focus();
    }
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
    >
      {items.map((item) => (
        <button
          key={item.id}
          type="button"
          role="menuitem"
          disabled={item.disabled}
          onClick={() => {
            onClose();
            item.onSelect();
          }}
        >
          {item.icon ? <Icon name={item.icon} /> : null}
          {item.label}
        </button>
      ))}
    </div>,
    document.body,
  );
}

/** Keeps where a menu stands open: under the button that opens it, or where the right mouse button was pressed. */
export function useMenu() {
  const [at, setAt] = useState<Point | null>(null);
  const close = useCallback(() => setAt(null), []);
  const openUnder = useCallback((element: Element) => {
    const box = element.getBoundingClientRect();
    setAt({ x: box.right - WIDTH, y: box.bottom + 4 });
  }, []);
  return { at, close, openUnder, openAt: setAt };
}
