import { fail } from '#lib/errors/errors.ts';
import type { Endpoint } from '#services/endpoint.ts';
import { endpoints } from '#services/registry.ts';

/** Each call of the product is below this path. */
export const BELOW = '/api/';

/** The path with this suffix serves a processor with the override grant in its body. */
const TWIN = '-with-override-auth';

export interface Route {
  readonly endpoint: Endpoint;
  /** The body must carry `token_override`. */
  readonly withGrant: boolean;
}

type Methods = ReadonlyMap<string, Route>;

/** Maps a path below /api to its methods and their routes, from the registry. Throws when two endpoints claim the same place. */
export function routeTable(all: readonly Endpoint[]): ReadonlyMap<string, Methods> {
  const table = new Map<string, Map<string, Route>>();
  const add = (path: string, route: Route) => {
    const methods = table.get(path) ?? new Map<string, Route>();
    if (methods.has(route.endpoint.method)) throw new Error(`${route.endpoint.method} ${path} is registered twice`);
    table.set(path, methods.set(route.endpoint.method, route));
  };
  for (const endpoint of all) {
    add(endpoint.path, { endpoint, withGrant: false });
    if (endpoint.override) add(`${endpoint.path}${TWIN}`, { endpoint, withGrant: true });
  }
  return table;
}

export const routes = routeTable(endpoints);

/** Returns the route of a method and path. Throws UNKNOWN_PATH or METHOD_NOT_ALLOWED. */
export function findRoute(method: string, path: string): Route {
  const methods = routes.get(path) ?? fail('UNKNOWN_PATH');
  return methods.get(method) ?? fail('METHOD_NOT_ALLOWED');
}

/** Returns true when anything is served under this path. */
export const isKnownPath = (path: string): boolean => routes.has(path);

/** Returns the methods of a path, for the Allow header. */
export const allowedMethods = (path: string): string => [...(routes.get(path)?.keys() ?? [])].join(', ');
