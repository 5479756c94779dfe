import { useQuery } from '@tanstack/react-query';
import { callRecord, type Input, type Output, type RecordEndpoint } from '#services/client.ts';
import { askAgain, readKey } from './query-client.ts';
import type { RecordState } from './use-record.ts';

/**
 * Makes an audited read, each of which is a row of the trail: it asks once each time it is opened, not again when a window comes back to
 * the front, something near it changes, or it is drawn anew. Two parts of one screen that show the same share one read.
 */
export function useAuditedRead<E extends RecordEndpoint>(
  endpoint: E,
  input: Input<E>,
  { enabled = true }: { readonly enabled?: boolean } = {},
): RecordState<Output<E>> {
  const query = useQuery({
    queryKey: readKey(endpoint, 'look', input),
    // It is not broken off halfway: it is in the trail from the moment it was asked for.
    queryFn: () => callRecord(endpoint, input, {}),
    enabled,
    meta: { topics: [], quiet: true },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchInterval: askAgain(undefined),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  return {
    data: query.data,
    loading: enabled && query.isPending,
    fetching: query.isFetching,
    outdated: false,
    error: query.error,
    refetch: () => void query.refetch(),
  };
}
