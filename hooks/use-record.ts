import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ApiError } from '#services/api-error.ts';
import { callRecord, type Input, type Output, type RecordEndpoint } from '#services/client.ts';
import type { Topic } from '#services/endpoint.ts';
import { askAgain, readKey } from './query-client.ts';

interface RecordOptions {
  readonly enabled?: boolean;
  /** These topics make it stale; by default the endpoint's. A read by POST declares none, so its caller may. */
  readonly topics?: readonly Topic[];
  /** The record is read again this often, in milliseconds, when no event announces a change. */
  readonly everyMs?: number;
  /** The screen shows its failure in place or not at all, never as a popup. */
  readonly quiet?: boolean;
  /** Shows the answer to the earlier input until that to the present one is here. */
  readonly keepPrevious?: boolean;
}

interface KnownOptions<D> extends RecordOptions {
  /** Something else has brought its answer: it counts as one that has just come. */
  readonly known?: D;
}

export interface RecordState<D> {
  readonly data: D | undefined;
  readonly loading: boolean;
  readonly fetching: boolean;
  /** The shown data answer the earlier input. */
  readonly outdated: boolean;
  readonly error: ApiError | null;
  refetch(): void;
}

/** Reads one record of any endpoint, and again when a command touches one of its topics. */
export function useRecord<E extends RecordEndpoint>(
  endpoint: E,
  input: Input<E>,
  {
    enabled = true,
    topics = endpoint.touches,
    everyMs,
    quiet = false,
    keepPrevious,
    known,
  }: KnownOptions<Output<E>> = {},
): RecordState<Output<E>> {
  const query = useQuery({
    queryKey: readKey(endpoint, input),
    queryFn: ({ signal }) => callRecord(endpoint, input, { signal }),
    enabled,
    meta: { topics, quiet },
    refetchInterval: askAgain(everyMs),
    ...(keepPrevious && { placeholderData: keepPreviousData }),
    ...(known !== undefined && { initialData: known }),
  });
  return {
    data: query.data,
    loading: enabled && query.isPending,
    fetching: query.isFetching,
    outdated: query.isPlaceholderData,
    error: query.error,
    refetch: () => void query.refetch(),
  };
}
