import { AppError } from '#lib/errors/errors.ts';
import type { Db } from './client.ts';
import { codeOf } from './error-code.ts';

/**
 * So many postings may be under way at one account or cash box, of the six connections there are for postings: one that works and one that is next.
 * Behind a held row each waits for the one before it, so a third would wait three times as long.
 */
const MOST = 2;
/** The next one waits this long for its turn: as long as it would for the row itself. */
const WAIT_MS = 2_000;

interface Waiting {
  readonly keys: readonly string[];
  readonly go: () => void;
  readonly refuse: () => void;
}

interface Shares {
  readonly busy: Map<string, number>;
  readonly waiting: Set<Waiting>;
}

const all = new WeakMap<Db, Shares>();

/**
 * Does the work as one of the few that may be under way for each of these rows: a session that holds a row for long must not take all connections
 * with it. Throws ACCOUNT_BUSY when its turn does not come.
 */
export async function withinShare<T>(db: Db, keys: readonly string[], work: () => Promise<T>): Promise<T> {
  const shares = all.get(db) ?? { busy: new Map<string, number>(), waiting: new Set<Waiting>() };
  all.set(db, shares);
  const mine = [...new Set(keys)];
  if (!free(shares, mine)) await turn(shares, mine);
  else count(shares, mine, 1);
  try {
    return await work();
  } catch (error) {
    // The others would wait for the same row, and in vain.
    if (isLockTimeout(error)) refuseWaiting(shares, mine);
    throw error;
  } finally {
    count(shares, mine, -1);
    for (const waiting of shares.waiting) {
      if (!free(shares, waiting.keys)) continue;
      shares.waiting.delete(waiting);
      count(shares, waiting.keys, 1);
      waiting.go();
    }
  }
}

const isLockTimeout = (error: unknown): boolean => codeOf(error) === '55P03';

/** Refuses the postings that wait for exactly these rows, at once. */
function refuseWaiting({ waiting }: Shares, keys: readonly string[]): void {
  for (const each of waiting) if (keys.every((key) => each.keys.includes(key))) each.refuse();
}

const free = ({ busy }: Shares, keys: readonly string[]): boolean => keys.every((key) => (busy.get(key) ?? 0) < MOST);

function count({ busy }: Shares, keys: readonly string[], by: number): void {
  for (const key of keys) {
    const now = (busy.get(key) ?? 0) + by;
    if (now === 0) busy.delete(key);
    else busy.set(key, now);
  }
}

/** Waits until the work may go on; it is counted by then. */
function turn({ waiting }: Shares, keys: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const mine: Waiting = {
      keys,
      go: () => {
        clearTimeout(limit);
        resolve();
      },
      refuse: () => {
        clearTimeout(limit);
        waiting.delete(mine);
        reject(new AppError('ACCOUNT_BUSY'));
      },
    };
    const limit = setTimeout(() => mine.refuse(), WAIT_MS);
    waiting.add(mine);
  });
}
