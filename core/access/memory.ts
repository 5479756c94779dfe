import { forAll } from '#core/db/call-scope.ts';
import type { Db } from '#core/db/client.ts';

/** The memory also keeps what is asked for by name, so its number is bounded. */
const MAX_ENTRIES = 5_000;

/** Records of one kind by name, remembered for a moment: a burst of calls costs one read. */
export interface Memory<V> {
  read(db: Db, name: string): Promise<V>;
  /** The next call reads anew; without a name, everybody's. */
  forget(db: Db, name?: string): void;
}

interface Entry<V> {
  readonly at: number;
  readonly value: Promise<V>;
}

/** Remembers the result of `load` for so many milliseconds, never a failure, apart for each database. */
export function remember<V>(freshMs: number, load: (db: Db, name: string) => Promise<V>): Memory<V> {
  const memories = new WeakMap<Db, Map<string, Entry<V>>>();
  const of = (db: Db) => {
    const known = memories.get(db) ?? new Map<string, Entry<V>>();
    memories.set(db, known);
    return known;
  };
  return {
    read(db, name) {
      const known = of(db);
      const held = known.get(name);
      if (held && performance.now() - held.at < freshMs) return held.value;
      const entry = { at: performance.now(), value: forAll(() => load(db, name)) };
      if (known.size >= MAX_ENTRIES) known.clear();
      known.set(name, entry);
      entry.value.catch(() => {
        if (known.get(name) === entry) known.delete(name);
      });
      return entry.value;
    },
    forget(db, name) {
      if (name === undefined) of(db).clear();
      else of(db).delete(name);
    },
  };
}
