import { useEffect, useRef, useState } from 'react';
import { indexOf, numbered, withRow } from '#components/kit/form/data-set-rows.ts';
import type { Values } from '#components/kit/form/field-def.ts';
import { MOST_ENTRIES } from '#lib/books/ledger-entries.ts';
import { entryAfter, entryCells } from './entry-cells.ts';
import { cellId, PAGE_ROWS } from './entry-table.tsx';
import type { GridSpot } from './grid-keys.ts';

/** Holds the page that is shown, and the cell that gets the focus once its page is drawn. */
function usePager(name: string, rows: readonly Values[]) {
  const [page, setPage] = useState(0);
  const [, redraw] = useState(0);
  const wanted = useRef<GridSpot | null>(null);
  const last = Math.max(0, Math.ceil(rows.length / PAGE_ROWS) - 1);
  useEffect(() => {
    const spot = wanted.current;
    const row = spot ? rows[spot.place] : undefined;
    const column = spot ? entryCells[spot.column] : undefined;
    const input = row && column ? document.getElementById(cellId(name, indexOf(row), column.name)) : null;
    if (!input) return;
    wanted.current = null;
    input.focus();
  });
  const goTo = (spot: GridSpot) => {
    wanted.current = spot;
    setPage(Math.floor(spot.place / PAGE_ROWS));
    redraw((before) => before + 1);
  };
  return { page: Math.min(page, last), setPage, goTo };
}

/** The rows of the grid, what changes them, and where in them one is. */
export function useEntryRows(name: string, value: readonly Values[], onChange: (rows: readonly Values[]) => void) {
  const rows: readonly Values[] = numbered(value);
  // One key may both leave a cell and change the rows: the second must see what the first has put there.
  const latest = useRef(rows);
  latest.current = rows;
  const pager = usePager(name, rows);
  const change = (next: readonly Values[]) => {
    latest.current = next;
    onChange(next);
  };
  return {
    ...pager,
    rows,
    full: rows.length >= MOST_ENTRIES,
    shown: rows.slice(pager.page * PAGE_ROWS, (pager.page + 1) * PAGE_ROWS),
    placeOf: (index: number) => latest.current.findIndex((row) => indexOf(row) === index),
    change,
    set: (row: Values) => change(withRow(latest.current, row)),
    add: () => {
      if (latest.current.length >= MOST_ENTRIES) return;
      pager.goTo({ place: latest.current.length, column: 0 });
      change(withRow(latest.current, entryAfter(latest.current.at(-1))));
    },
    remove: (place: number) => {
      const next = latest.current.filter((_, at) => at !== place);
      if (next.length > 0) pager.goTo({ place: Math.min(place, next.length - 1), column: 0 });
      change(next);
    },
  };
}

export type EntryRows = ReturnType<typeof useEntryRows>;
