import { forServed, sharing } from '#core/db/call-scope.ts';
import type { Db } from '#core/db/client.ts';
import { coalesce } from './coalesce.ts';
import { type Commit, type Posted, type Request, requestOf } from './commit-request.ts';

/** Batches on their way at a time for each pool (while one waits for the disk the other is worked at), and postings in one of them. */
const LANES = 2;
const MOST = 32;

/** Somebody else holds one of its rows, or others of its batch blocked it: it waits its turn alone. */
const HELD: ReadonlySet<string> = new Set(['55P03', '40001', '40P01']);

interface Waiting {
  readonly request: Request;
  /** The first of its accounts by their numbers. */
  readonly first: string;
}

interface Row extends Posted {
  /** SQLSTATE of a refusal, with what an error of it would carry; null where it was posted. */
  readonly galat: string | null;
  readonly pesan: string | null;
  readonly rincian: string | null;
  readonly kendala: string | null;
}

/** The result of one request: the error is the one it would have failed with alone. */
type Outcome = { readonly posted: Posted } | { readonly error: Error & { readonly code: string } };

interface Counter {
  readonly ask: (waiting: Waiting) => Promise<Outcome>;
  /** Rows that somebody was found to hold, and how many postings wait for each alone. */
  readonly held: Map<string, number>;
}

const counters = new WeakMap<Db, Counter>();

function counterOf(db: Db): Counter {
  const known = counters.get(db);
  if (known) return known;
  const counter: Counter = {
    ask: coalesce(LANES, MOST, (batch: readonly Waiting[]) => send(db, batch)),
    held: new Map(),
  };
  counters.set(db, counter);
  return counter;
}

/** Posts all requests in one statement and one commit; returns results in their order. A refusal of one undoes nothing of another. */
export async function postMany(db: Db, requests: readonly Request[]): Promise<readonly Outcome[]> {
  const rows = await db<Row[]>`select * from commit_many(${db.json(requests as never)}::jsonb)`;
  if (rows.length !== requests.length) throw new Error(`commit_many answered ${rows.length} of ${requests.length}`);
  return rows.map(({ galat, pesan, rincian, kendala, ...posted }) =>
    galat === null
      ? { posted }
      : {
          error: Object.assign(new Error(pesan ?? ''), {
            code: galat,
            detail: rincian ?? '',
            constraint_name: kendala ?? '',
          }),
        },
  );
}

async function send(db: Db, batch: readonly Waiting[]): Promise<readonly Outcome[]> {
  // In the order of their accounts, or two batches would wait for each other in a ring.
  const ordered = [...batch].sort((a, b) => (a.first < b.first ? -1 : 1));
  const requests = ordered.map(({ request }) => request);
  const outcomes = await forServed('posting', () => postMany(db, requests));
  const answers = new Map(ordered.map((waiting, index) => [waiting, outcomes[index]]));
  return batch.map((waiting) => answers.get(waiting) as Outcome);
}

/**
 * Posts one together with those that wait at the same moment. Throws what it would throw alone; null where somebody holds what it
 * needs, so that it must wait, which it does alone.
 */
export async function postGroup(db: Db, c: Commit): Promise<Posted | null> {
  const request = requestOf(db, c);
  const waiting = {
    request,
    first: (request.leg_sub ?? []).reduce<string>(
      (low, id) => (id !== null && (low === '' || id < low) ? id : low),
      '',
    ),
  };
  const outcome = await sharing('select * from commit_many(?)', 'posting', () => counterOf(db).ask(waiting));
  if ('posted' in outcome) return outcome.posted;
  if (HELD.has(outcome.error.code)) return null;
  throw outcome.error;
}

/** Returns true when a posting found one of these rows held and still waits for it. */
export const isHeld = (db: Db, rows: readonly string[]): boolean => rows.some((row) => counterOf(db).held.has(row));

/** Does the work while other postings see these rows as held. */
export async function whileHeld<T>(db: Db, rows: readonly string[], work: () => Promise<T>): Promise<T> {
  const { held } = counterOf(db);
  for (const row of rows) held.set(row, (held.get(row) ?? 0) + 1);
  try {
    return await work();
  } finally {
    for (const row of rows) {
      const left = (held.get(row) ?? 1) - 1;
      if (left === 0) held.delete(row);
      else held.set(row, left);
    }
  }
}
