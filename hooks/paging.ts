/** Tables offer these page sizes; the first is used as soon as the list of sizes is known. */
export const pageSizes = [15, 25, 50, 100] as const;
/** It is used before a list of sizes is given. */
export const initialSize = 10;

/**
 * A list is on this page. `cursors[n]` is the position of page n + 1 as the server named it, '' for the first page; so Previous asks
 * again with the cursor the page was first read with.
 */
export interface Paging {
  readonly page: number;
  readonly show: number;
  readonly cursors: readonly string[];
}

export const firstPage = (show: number = initialSize): Paging => ({ page: 1, show, cursors: [''] });

/** Returns true only while the current page holds at least as many rows as the page size. */
export const canGoNext = (state: Paging, rowCount: number): boolean => rowCount >= state.show;
export const canGoPrevious = (state: Paging): boolean => state.page > 1;

/** Returns the next page, or the same state when the current one is not full. `cursor` came with the current page. */
export function goNext(state: Paging, rowCount: number, cursor: string | null): Paging {
  if (!canGoNext(state, rowCount)) return state;
  return { ...state, page: state.page + 1, cursors: [...state.cursors.slice(0, state.page), cursor ?? ''] };
}

export function goPrevious(state: Paging): Paging {
  return canGoPrevious(state) ? { ...state, page: state.page - 1 } : state;
}

/** Steps one page back when a page other than the first came back empty, as its rows are gone. */
export function stepBackWhenEmpty(state: Paging, rowCount: number): Paging {
  return rowCount === 0 && state.page > 1 ? goPrevious(state) : state;
}

/** Returns page 1 of another page size, or of a new list of sizes of which the first counts. */
export const resize = (show: number): Paging => firstPage(show);

/** Returns the paging fields of the query: the cursor wins on the server when one is known, page is what a person sees. */
export function pagingQuery(state: Paging): { page: number; show: number; cursor: string } {
  return { page: state.page, show: state.show, cursor: state.cursors[state.page - 1] ?? '' };
}
