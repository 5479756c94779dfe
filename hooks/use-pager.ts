import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiError } from '#services/api-error.ts';
import { callList, type Input, type ListEndpoint, type Row } from '#services/client.ts';
import { readKey } from './query-client.ts';
import { type Filters, fixedList, type ListState } from './use-list.ts';

/** A page is at the start of the list, or next to a row, on its older or newer side. */
interface Place {
  readonly side: 'sebelum' | 'sesudah' | '';
  readonly at: string;
}
const START: Place = { side: '', at: '' };

export interface PagerState<R> {
  readonly rows: readonly R[];
  readonly loading: boolean;
  readonly fetching: boolean;
  readonly error: ApiError | null;
  readonly canOlder: boolean;
  readonly canNewer: boolean;
  /** The page is not full although there is more on its side: the rows are rare, and the search goes further on demand. */
  readonly partly: boolean;
  older(): void;
  newer(): void;
  refetch(): void;
}

interface PagerOptions<E extends ListEndpoint> {
  readonly filters: Filters<E>;
  readonly size: number;
  /** Returns the name of a row for those who ask for the rows beside it. */
  readonly placeOf: (row: Row<E>) => string;
  /** The start is not the newest row there is: above it there may be more. */
  readonly midway: boolean;
}

/**
 * Reads a list that goes both ways from any of its rows: its endpoint takes `sebelum` and `sesudah` and returns the latest first. Other filters
 * start over; while pages are turned the earlier rows stay.
 */
export function usePager<E extends ListEndpoint>(endpoint: E, options: PagerOptions<E>): PagerState<Row<E>> {
  const { filters, size, placeOf, midway } = options;
  const scope = JSON.stringify([filters, size]);
  const [state, setState] = useState({ scope, place: START });
  const place = state.scope === scope ? state.place : START;
  const input = { ...filters, show: size, ...(place.side === '' ? {} : { [place.side]: place.at }) };
  const query = useQuery({
    queryKey: readKey(endpoint, scope, place),
    queryFn: ({ signal }) => callList(endpoint, input as Input<E>, { signal }),
    meta: { topics: endpoint.touches },
    placeholderData: (previous, before) => (before?.queryKey[1] === scope ? previous : undefined),
  });
  const rows = query.data?.rows ?? [];
  const settled = query.isSuccess && !query.isPlaceholderData;
  const cursor = query.data?.cursor ?? null;
  const up = place.side === 'sesudah';
  const [first, last] = [rows[0], rows.at(-1)];
  const go = (side: Place['side'], at: string) => setState({ scope, place: { side, at } });
  return {
    rows,
    loading: query.isPending,
    fetching: query.isFetching,
    error: query.error,
    canOlder: settled && (up || cursor !== null),
    canNewer: settled && (up ? cursor !== null : place.side === 'sebelum' || midway),
    partly: settled && cursor !== null && rows.length < size,
    // Beside a page without rows are the rows beside the place it was read from.
    older: () => go('sebelum', up ? (last ? placeOf(last) : `${BigInt(place.at) + 1n}`) : (cursor ?? '')),
    newer: () => {
      if (up) go('sesudah', cursor ?? '');
      else if (first) go('sesudah', placeOf(first));
      else if (place.side === 'sebelum') go('sesudah', `${BigInt(place.at) - 1n}`);
      else go('sesudah', '0');
    },
    refetch: () => void query.refetch(),
  };
}

/** Returns a page of the pager as a table shows it; the ways on from it are below the table. */
export const pagedList = <R>({ rows, loading, fetching, error, refetch }: PagerState<R>): ListState<R> => ({
  ...fixedList(rows),
  loading,
  fetching,
  error,
  refetch,
});
