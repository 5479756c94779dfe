import { type Query, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '#services/api-error.ts';
import type { Endpoint, Topic } from '#services/endpoint.ts';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError;
    queryMeta: {
      topics: readonly Topic[];
      /** Its screen says by itself what went wrong, or nothing at all: no popup. */
      quiet?: boolean;
    };
  }
}

/** Cache key of one read: the endpoint's path first, so that a path can be found among the keys by eye. */
export const readKey = (endpoint: Endpoint, ...parts: readonly unknown[]) => [endpoint.path, ...parts] as const;

/** How often a read that got no answer is asked again while it is on screen, in milliseconds. */
const MEND_MS = 3_000;
/** No answer, or one that says that somebody behind it gave none. A fault of ours (500) does not go away by asking. */
const AWAY: ReadonlySet<number> = new Set([0, 502, 503, 504]);

/** The screen is locked. */
const LOCKED = 423;

/**
 * How often a read is asked for by itself: as its screen wants it, and soon again while the server is out of reach, so that
 * what is on screen mends itself once it is back. What was refused stays refused.
 */
export const askAgain =
  (everyMs: number | undefined) =>
  ({ state: { error } }: { readonly state: { readonly error: ApiError | null } }): number | false => {
    // What was asked for under a lock was refused; the screen asks for it anew once it is open again.
    if (error?.status === LOCKED) return false;
    return error !== null && AWAY.has(error.status) ? MEND_MS : (everyMs ?? false);
  };

/** What a failed read tells, once: the same failure again, while it is asked for anew, is no news. */
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

/** The app's one query client: a read is tried once more when the server was out of reach, never after a refusal. */
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

/** Fetches again what depends on one of these topics; what is not on screen is fetched when it is next looked at. */
export function invalidateTopics(client: QueryClient, topics: readonly Topic[]): Promise<void> {
  return client.invalidateQueries({
    predicate: (query) => query.meta?.topics.some((topic) => topics.includes(topic)) ?? false,
  });
}
