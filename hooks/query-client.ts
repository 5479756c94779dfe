import { type Query, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '#services/api-error.ts';
import type { Endpoint, Topic } from '#services/endpoint.ts';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError;
    queryMeta: {
      topics: readonly Topic[];
      /** The screen itself shows the failure, or nothing at all: no popup. */
      quiet?: boolean;
    };
  }
}

/** Returns the cache key of one read: the endpoint's path first, so that a path can be found among the keys by eye. */
export const readKey = (endpoint: Endpoint, ...parts: readonly unknown[]) => [endpoint.path, ...parts] as const;

/** A read on screen that got no answer is repeated this often, in milliseconds. */
const MEND_MS = 3_000;
/** Nobody answered, or the answer says that somebody behind it gave none. A fault of ours (500) does not go away by asking. */
const AWAY: ReadonlySet<number> = new Set([0, 502, 503, 504]);

const LOCKED = 423;

/**
 * Returns how often a read repeats by itself: as its screen wants it, and soon again while the server is out of reach, so that the screen
 * mends itself once it is back. A refused read stays refused.
 */
export const askAgain =
  (everyMs: number | undefined) =>
  ({ state: { error } }: { readonly state: { readonly error: ApiError | null } }): number | false => {
    // A read under a lock was refused; the screen repeats it once it is open again.
    if (error?.status === LOCKED) return false;
    return error !== null && AWAY.has(error.status) ? MEND_MS : (everyMs ?? false);
  };

/** The handler reports a failed read once: the same failure again, while it is repeated, is no news. */
export type ReadFailure = (error: ApiError, path: string, quiet: boolean) => void;

function watched(onFailure: ReadFailure): QueryCache {
  const failed = new WeakSet<Query<unknown, unknown, unknown>>();
  return new QueryCache({
    onSuccess: (_data, query) => void failed.delete(query),
    onError: (error, query) => {
      if (failed.has(query)) return;
      failed.add(query);
      onFailure(error, String(query.queryKey[0]), query.meta?.quiet ?? false);
    },
  });
}

/** Creates the app's one query client: a read is tried once more when the server was out of reach, never after a refusal. */
export function createQueryClient(onFailure: ReadFailure = () => undefined): QueryClient {
  return new QueryClient({
    queryCache: watched(onFailure),
    defaultOptions: {
      queries: {
        staleTime: 5_000,
        retry: (failures, error) => failures < 1 && error instanceof ApiError && error.status === 0,
      },
      mutations: { retry: false },
    },
  });
}

/** Fetches again what depends on one of these topics; a read that is not on screen is fetched when it is next shown. */
export function invalidateTopics(client: QueryClient, topics: readonly Topic[]): Promise<void> {
  return client.invalidateQueries({
    predicate: (query) => query.meta?.topics.some((topic) => topics.includes(topic)) ?? false,
  });
}
