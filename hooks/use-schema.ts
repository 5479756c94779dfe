import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import type { Endpoint } from '#services/endpoint.ts';
import type { RecordState } from './use-record.ts';

const schemaOptions = (endpoint: Endpoint) =>
  queryOptions<z.ZodType>({
    queryKey: ['schema', endpoint.method, endpoint.path],
    queryFn: endpoint.schema,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    meta: { topics: [] },
  });

/** Loads the schema before its form is opened. Never throws: a schema that does not come is loaded again by its form. */
export const loadSchema = (client: QueryClient, endpoint: Endpoint): Promise<void> =>
  client.prefetchQuery(schemaOptions(endpoint));

/**
 * Loads the schema of an endpoint's input, once, when a form first wants it. It has the shape of a read, so that a screen shows the wait
 * and a connection that broke on the way as it shows any other.
 */
export function useSchema(endpoint: Endpoint): RecordState<z.ZodType> {
  const query = useQuery(schemaOptions(endpoint));
  return {
    data: query.data,
    loading: query.isPending,
    fetching: query.isFetching,
    outdated: query.isPlaceholderData,
    error: query.error,
    refetch: () => void query.refetch(),
  };
}
