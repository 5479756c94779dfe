import type { KeyboardEvent } from 'react';

const CARD = 'a[data-card]';
const COLUMN = '[data-column]';

const cardsOf = (column: Element): readonly HTMLElement[] => [...column.querySelectorAll<HTMLElement>(CARD)];

/** The card that an arrow leads to: up and down within its column, left and right to the nearest column that has any, at the same height. */
function cardTowards(board: Element, from: HTMLElement, key: string): HTMLElement | null {
  const columns = [...board.querySelectorAll(COLUMN)].map(cardsOf).filter((cards) => cards.length > 0);
  const at = columns.findIndex((cards) => cards.some((card) => card === from));
  const row = columns[at]?.indexOf(from) ?? -1;
  if (row < 0) return null;
  const sideways = (step: number) => {
    const cards = columns[at + step];
    return cards?.[Math.min(row, cards.length - 1)] ?? null;
  };
  switch (key) {
    case 'ArrowDown':
      return columns[at]?.[row + 1] ?? null;
    case 'ArrowUp':
      return columns[at]?.[row - 1] ?? null;
    case 'ArrowRight':
      return sideways(1);
    case 'ArrowLeft':
      return sideways(-1);
    default:
      return null;
  }
}

/** Moves the focus from card to card. */
export function onBoardKey(event: KeyboardEvent<HTMLElement>): void {
  const from = event.target instanceof Element ? event.target.closest<HTMLElement>(CARD) : null;
  const next = from ? cardTowards(event.currentTarget, from, event.key) : null;
  if (!next) return;
  event.preventDefault();
  next.focus();
}
