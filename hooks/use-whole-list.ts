import { useQuery } from '@tanstack/react-query';
import type { ApiError } from '#services/api-error.ts';
import { callList, type Input, type ListEndpoint, type Row } from '#services/client.ts';
import { readKey } from './query-client.ts';
import type { Filters } from './use-list.ts';

/** A list returns at most so many rows at once. */
const PAGE = 100;

export interface WholeList<R> {
  readonly rows: readonly R[];
  /** There are no rows yet: show the skeleton. */
  readonly loading: boolean;
  readonly fetching: boolean;
  readonly error: ApiError | null;
  refetch(): void;
}

async function allOf<E extends ListEndpoint>(
  endpoint: E,
  filters: Filters<E>,
  signal: AbortSignal,
): Promise<readonly Row<E>[]> {
  const rows: Row<E>[] = [];
  let cursor: string | null = '';
  for (let page = 1; cursor !== null; page += 1) {
    const part: Awaited<ReturnType<typeof callList<E>>> = await callList(
      endpoint,
      { ...filters, page, show: PAGE, cursor } as unknown as Input<E>,
      { signal },
    );
    rows.push(...part.rows);
    ({ cursor } = part);
  }
  return rows;
}

/**
 * Reads every row of a list that is shown whole, as a tree is: one page after the other. It is fetched again as any list is when a command touches
 * it.
 */
export function useWholeList<E extends ListEndpoint>(
  endpoint: E,
  filters: Filters<E>,
  { quiet = false } = {},
): WholeList<Row<E>> {
  const query = useQuery<readonly Row<E>[], ApiError>({
    queryKey: readKey(endpoint, filters, 'whole'),
    queryFn: ({ signal }) => allOf(endpoint, filters, signal),
    meta: { topics: endpoint.touches, quiet },
  });
  return {
    rows: query.data ?? [],
    loading: query.isPending,
    fetching: query.isFetching,
    error: query.error,
    refetch: () => void query.refetch(),
  };
}
