/** Locates the keyboard focus: a row, and one of its cells or (-1) the row as a whole. */
export interface Spot {
  readonly row: number;
  readonly cell: number;
}

export const START: Spot = { row: 0, cell: -1 };

export interface Size {
  readonly rows: number;
  readonly cells: number;
}

interface Press {
  readonly key: string;
  readonly ctrl: boolean;
}

const PAGE = 10;

/** The spot a key leads to: up and down through the rows, right into the cells of a row and left out of them again. */
function wanted({ row, cell }: Spot, { key, ctrl }: Press, { rows, cells }: Size): Spot | null {
  switch (key) {
    case 'ArrowDown':
      return { row: row + 1, cell };
    case 'ArrowUp':
      return { row: row - 1, cell };
    case 'PageDown':
      return { row: row + PAGE, cell };
    case 'PageUp':
      return { row: row - PAGE, cell };
    case 'ArrowRight':
      return { row, cell: cell + 1 };
    case 'ArrowLeft':
      return { row, cell: cell - 1 };
    case 'Home':
      return ctrl ? { row: 0, cell } : { row, cell: cells > 0 ? 0 : -1 };
    case 'End':
      return ctrl ? { row: rows - 1, cell } : { row, cell: cells - 1 };
    default:
      return null;
  }
}

/** As `wanted`, kept inside the table; null for a key that moves nothing. */
export function spotAfter(from: Spot, press: Press, size: Size): Spot | null {
  const to = wanted(from, press, size);
  return to && within(to, size);
}

export const within = ({ row, cell }: Spot, { rows, cells }: Size): Spot => ({
  row: Math.max(0, Math.min(rows - 1, row)),
  cell: Math.max(-1, Math.min(cells - 1, cell)),
});

/** The row, and the cell in it, that an event happened on; null outside of the rows. */
export function spotOf(target: EventTarget | null): Spot | null {
  if (!(target instanceof Element)) return null;
  const row = target.closest<HTMLElement>('tr[data-index]')?.dataset.index;
  if (row === undefined) return null;
  return { row: +row, cell: +(target.closest<HTMLElement>('td[data-cell]')?.dataset.cell ?? -1) };
}

/** The element of a spot, when it is drawn. */
export function elementAt(body: Element, { row, cell }: Spot): HTMLElement | null {
  const line = body.querySelector<HTMLElement>(`tr[data-index="${row}"]`);
  return cell < 0 ? line : (line?.querySelector<HTMLElement>(`td[data-cell="${cell}"]`) ?? null);
}
