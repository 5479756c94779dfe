import type { KeyboardEvent } from 'react';

/** Locates a cell: its row among all rows from 0, and its column. */
export interface GridSpot {
  readonly place: number;
  readonly column: number;
}

/** Names what a key asks for within the grid; null where the input handles it itself. */
export type GridMove = { readonly to: GridSpot } | 'ADD' | 'REMOVE' | null;

/** True where an arrow would not move the caret any more: there it moves on to the next cell. */
function atEdge(target: EventTarget, side: 'start' | 'end'): boolean {
  if (!(target instanceof HTMLInputElement)) return false;
  const { selectionStart, selectionEnd, value } = target;
  if (selectionStart === 0 && selectionEnd === value.length) return true;
  const caret = side === 'start' ? 0 : value.length;
  return selectionStart === caret && selectionEnd === caret;
}

/** The cell after this one in reading order, or before it; at the ends of the grid it stays. */
function along({ place, column }: GridSpot, step: 1 | -1, rows: number, columns: number): GridSpot {
  const at = place * columns + column + step;
  if (at < 0 || at >= rows * columns) return { place, column };
  return { place: Math.floor(at / columns), column: at % columns };
}

/**
 * Keys of a grid of inputs: Enter goes on in reading order and Shift+Enter back, Up and Down go to the row above and below, Left and Right on
 * to the next cell once the caret is at the edge, Ctrl+Enter adds a row and Ctrl+Delete removes this one. A list of choices keeps its arrows.
 */
export function moveOf(event: KeyboardEvent, spot: GridSpot, rows: number, columns: number): GridMove {
  const { key, ctrlKey, altKey, metaKey, shiftKey, target } = event;
  if (altKey || metaKey || event.nativeEvent.isComposing) return null;
  if (ctrlKey) return key === 'Enter' ? 'ADD' : key === 'Delete' ? 'REMOVE' : null;
  if (key === 'Enter') return { to: along(spot, shiftKey ? -1 : 1, rows, columns) };
  if (shiftKey || target instanceof HTMLSelectElement) return null;
  const { place, column } = spot;
  if (key === 'ArrowUp') return { to: { place: Math.max(0, place - 1), column } };
  if (key === 'ArrowDown') return { to: { place: Math.min(rows - 1, place + 1), column } };
  if (key === 'ArrowLeft' && atEdge(target, 'start')) return { to: along(spot, -1, rows, columns) };
  if (key === 'ArrowRight' && atEdge(target, 'end')) return { to: along(spot, 1, rows, columns) };
  return null;
}
