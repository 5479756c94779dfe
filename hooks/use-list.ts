import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ApiError } from '#services/api-error.ts';
import { callList, type Input, type ListEndpoint, type Row } from '#services/client.ts';
import { exportAll } from '#services/read-all.ts';
import {
  canGoNext,
  canGoPrevious,
  firstPage,
  goNext,
  goPrevious,
  initialSize,
  type Paging,
  pageSizes,
  pagingQuery,
  resize,
  stepBackWhenEmpty,
} from './paging.ts';
import { askAgain, readKey } from './query-client.ts';

type PagingField = 'page' | 'show' | 'cursor' | 'sort' | 'keyword';
/** A list has its own filters, without the paging fields that the hook keeps. */
export type Filters<E extends ListEndpoint> = Partial<Omit<Input<E>, PagingField>>;

export interface ListOptions<E extends ListEndpoint> {
  readonly filters?: Filters<E>;
  readonly keyword?: string;
  /** The list starts in this order: a column, or -column for descending; only what the query allows. */
  readonly sort?: string;
  readonly enabled?: boolean;
  /** The table offers these page sizes, the first is the start. An empty list leaves the initial size of 10. */
  readonly sizes?: readonly number[] | undefined;
  /** The list is read again this often, in milliseconds, when no event announces a change. */
  readonly everyMs?: number;
  /** The screen shows its failure in place or not at all, never as a popup. */
  readonly quiet?: boolean;
}

export interface ListState<R> {
  readonly rows: readonly R[];
  readonly page: number;
  readonly size: number;
  /** There are no rows yet: show the skeleton. */
  readonly loading: boolean;
  /** A fetch is on its way; rows may still be those of before. */
  readonly fetching: boolean;
  readonly error: ApiError | null;
  readonly canNext: boolean;
  readonly canPrevious: boolean;
  /** The list was asked in this order, as ListOptions.sort; empty for the query's own. */
  readonly sort: string;
  next(): void;
  previous(): void;
  setSize(size: number): void;
  setSort(sort: string): void;
  refetch(): void;
  /** Yields all that is listed, not only this page, in its order; for an export, which the trail records. Throws ApiError. */
  pages(signal: AbortSignal): AsyncIterable<readonly R[]>;
}

/** An export gets so many rows at once. */
const CHUNK = 1_000;
const nothing = () => undefined;
const none: readonly never[] = [];

/** Returns a list that is already here, on one page: for rows that no endpoint returns. */
export function fixedList<R>(rows: readonly R[]): ListState<R> {
  return {
    rows,
    page: 1,
    size: rows.length,
    loading: false,
    fetching: false,
    error: null,
    canNext: false,
    canPrevious: false,
    sort: '',
    next: nothing,
    previous: nothing,
    setSize: nothing,
    setSort: nothing,
    refetch: nothing,
    async *pages() {
      for (let at = 0; at < rows.length; at += CHUNK) yield rows.slice(at, at + CHUNK);
    },
  };
}

/** Builds the read of one page, which the hook and a read ahead of it share. */
const pageOptions = <E extends ListEndpoint>(endpoint: E, fixed: object, paging: Paging) => ({
  queryKey: readKey(endpoint, fixed, pagingQuery(paging)),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    callList(endpoint, { ...fixed, ...pagingQuery(paging) } as Input<E>, { signal }),
});

/** Reads the first page of a list before a screen shows it, and keeps it for that screen. Never throws: the screen reads again what did not come. */
export const readListAhead = <E extends ListEndpoint>(
  client: QueryClient,
  endpoint: E,
  { filters = {}, sizes = pageSizes }: Pick<ListOptions<E>, 'filters' | 'sizes'>,
): Promise<void> =>
  client.prefetchQuery({
    ...pageOptions(endpoint, { ...filters }, firstPage(sizes[0])),
    gcTime: Number.POSITIVE_INFINITY,
    meta: { topics: endpoint.touches, quiet: true },
  });

/**
 * Reads one paged list of any endpoint. Changing filters, keyword, sort or size starts at page 1; an empty page beyond the first steps
 * back. Rows of a topic that a command touches are fetched again by themselves.
 */
export function useList<E extends ListEndpoint>(endpoint: E, options: ListOptions<E> = {}): ListState<Row<E>> {
  const { filters = {}, keyword = '', enabled = true, sizes = pageSizes, everyMs } = options;
  const [sort, setSort] = useState(options.sort ?? '');
  const start = sizes[0] ?? initialSize;
  const fixed = { ...filters, ...(keyword ? { keyword } : {}), ...(sort ? { sort } : {}) };
  const offered = JSON.stringify([endpoint.path, sizes]);
  const scope = offered + JSON.stringify(fixed);
  const [pageState, setPageState] = useState<{ scope: string; paging: Paging }>({ scope, paging: firstPage(start) });
  // Another scope is another list: its paging starts over within this very render, so page 3 is never asked of it. Other
  // filters keep the page size a person chose; another list of sizes does not.
  const size = pageState.scope.startsWith(offered) ? pageState.paging.show : start;
  const paging = pageState.scope === scope ? pageState.paging : firstPage(size);
  if (pageState.scope !== scope) setPageState({ scope, paging });
  const move = (to: Paging) => {
    if (to !== paging) setPageState({ scope, paging: to });
  };

  const query = useQuery({
    ...pageOptions(endpoint, fixed, paging),
    enabled,
    meta: { topics: endpoint.touches, quiet: options.quiet ?? false },
    refetchInterval: askAgain(everyMs),
    // While turning pages the old rows stay in place; the rows of other filters would be wrong ones.
    placeholderData: (previous, before) =>
      before && JSON.stringify(before.queryKey[1]) === JSON.stringify(fixed) ? previous : undefined,
  });

  const rows = query.data?.rows ?? none;
  const settled = query.isSuccess && !query.isPlaceholderData;
  const emptied = settled && stepBackWhenEmpty(paging, rows.length) !== paging;
  useEffect(() => {
    if (emptied) setPageState({ scope, paging: goPrevious(paging) });
  }, [emptied, scope, paging]);

  return {
    rows,
    page: paging.page,
    size: paging.show,
    loading: enabled && query.isPending,
    fetching: query.isFetching,
    error: query.error,
    canNext: settled && canGoNext(paging, rows.length),
    canPrevious: canGoPrevious(paging),
    sort,
    next: () => move(settled ? goNext(paging, rows.length, query.data.cursor) : paging),
    previous: () => move(goPrevious(paging)),
    setSize: (size) => move(resize(size)),
    setSort,
    refetch: () => void query.refetch(),
    pages: (signal) => exportAll(endpoint, fixed, signal),
  };
}
