const store = globalThis as unknown as Record<symbol, unknown>;

/** This copy of the module has found these values: a name is looked up once, for a call asks for several. */
const found = new Map<string, unknown>();

/**
 * Returns one value per process, made on first use. A module variable would not do: the bundler may load the same module once per page,
 * and hot reload loads it again, while a gRPC channel or a refresh in flight must exist once.
 */
export function perProcess<T>(name: string, make: () => T): T {
  const known = found.get(name);
  if (known !== undefined) return known as T;
  const key = Symbol.for(`amanah.${name}`);
  if (!(key in store)) store[key] = make();
  found.set(name, store[key]);
  return store[key] as T;
}
