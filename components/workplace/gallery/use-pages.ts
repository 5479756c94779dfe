import { useState } from 'react';
import { pageSizes } from '#hooks/paging.ts';
import { fixedList, type ListState } from '#hooks/use-list.ts';

/** Rows that are already here, in pages, as an endpoint would answer them. */
export function usePages<R>(rows: readonly R[]): ListState<R> {
  const [page, setPage] = useState(1);
  const [size, setSize] = useState<number>(pageSizes[0]);
  const end = page * size;
  return {
    ...fixedList(rows),
    rows: rows.slice(end - size, end),
    page,
    size,
    canNext: end < rows.length,
    canPrevious: page > 1,
    next: () => setPage(page + 1),
    previous: () => setPage(page - 1),
    setSize: (to) => {
      setSize(to);
      setPage(1);
    },
  };
}
