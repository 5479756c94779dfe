import type { BruteForce } from '#dev/realm.ts';

type Failures = { count: number; last: number; until: number };

export type SignInLocks = Readonly<{
  isLocked: (id: string) => boolean;
  failed: (id: string) => void;
  clear: (id: string) => void;
  /** Failures counted so far. */
  count: (id: string) => number;
}>;

/**
 * Keycloak's protection against guessing: from the given number of failures on, each further one closes the account for
 * a while, longer with every multiple. What is tried meanwhile is not counted. Kept in memory, as Keycloak keeps it.
 */
export function signInLocks(rules: BruteForce | undefined, now: () => number = Date.now): SignInLocks {
  const failures = new Map<string, Failures>();
  return {
    isLocked: (id) => (failures.get(id)?.until ?? 0) > now(),
    count: (id) => failures.get(id)?.count ?? 0,
    clear: (id) => {
      failures.delete(id);
    },
    failed: (id) => {
      if (!rules) return;
      const before = failures.get(id);
      const fresh = !before || now() - before.last > rules.forgetSeconds * 1000;
      const count = fresh ? 1 : before.count + 1;
      const wait = Math.min(rules.waitSeconds * Math.floor(count / rules.failures), rules.maxWaitSeconds);
      failures.set(id, { count, last: now(), until: now() + wait * 1000 });
    },
  };
}
