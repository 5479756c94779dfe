import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '#services/client.ts';
import type { Endpoint, Topic } from '#services/endpoint.ts';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError;
    queryMeta: { topics: readonly Topic[] };
  }
}

/** Cache key of one read: the endpoint's path first, so that a path can be found among the keys by eye. */
export const readKey = (endpoint: Endpoint, ...parts: readonly unknown[]) => [endpoint.path, ...parts] as const;

/** The app's one query client: a read is tried once more when the server was out of reach, never after a refusal. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5_000,
        retry: (failures, error) => failures < 1 && error instanceof ApiError && error.status === 0,
      },
      mutations: { retry: false },
    },
  });
}

/** Fetches again what depends on one of these topics; what is not on screen is fetched when it is next looked at. */
export function invalidateTopics(client: QueryClient, topics: readonly Topic[]): Promise<void> {
  return client.invalidateQueries({
    predicate: (query) => query.meta?.topics.some((topic) => topics.includes(topic)) ?? false,
  });
}
