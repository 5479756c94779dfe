import { AsyncLocalStorage } from 'node:async_hooks';
import type { ErrorCode } from '#lib/errors/errors.ts';

/**
 * A lane names the connections that a statement may use. `quick`: who calls and what an operation needs to know, milliseconds each; `read`: lists and
 * reports; `posting`: what changes the books and may wait for a row; `background`: roll-up, audit hash chain and jobs.
 */
export type Lane = 'quick' | 'read' | 'posting' | 'background';

/** A statement that has come back: its text has places for values, never the values. */
interface StatementReport {
  readonly text: string;
  readonly lane: Lane;
  /** Milliseconds until a connection was free, and at the database. */
  readonly waitedMs: number;
  readonly tookMs: number;
  readonly failed: boolean;
}

/** The progress of a call. */
interface Progress {
  /** One of its statements has had a connection: from then on the call is served until its deadline. */
  served: boolean;
  /** Customers it has counted against a bound before it shows them. */
  looked?: number;
  /** The branch of each account that the call has read to decide about it, by its number. */
  branches?: Map<string, string>;
  /** The numbers behind each mask that the call's answer shows in their place. */
  masked?: Map<string, Set<string>>;
}

/** The call on whose behalf statements are made. */
export interface CallScope {
  readonly lane: Lane;
  /** Nobody waits for the answer after this time, by `performance.now()`. */
  readonly deadline: number;
  /** The progress of the call, shared by all its lanes. */
  readonly progress: Progress;
  /** Every log names the call by this id. */
  readonly correlation: string;
  /** True when the caller has gone away: nothing more is begun for the call. */
  readonly abandoned: () => boolean;
  /** Receives each statement of the call, where calls are traced. */
  readonly statement?: ((report: StatementReport) => void) | undefined;
}

const scopes = new AsyncLocalStorage<CallScope>();

/** Does the work as part of this call. */
export const inScope = <T>(scope: CallScope, work: () => T): T => scopes.run(scope, work);

/** The call being served; undefined for what belongs to none. */
export const callScope = (): CallScope | undefined => scopes.getStore();

/** Does the work over the connections of another lane, for the same call. */
export function inLane<T>(lane: Lane, work: () => T): T {
  const scope = scopes.getStore();
  return scopes.run({ ...(scope ?? { ...NOBODY, progress: { served: false } }), lane }, work);
}

/** Does the work over the connections of a lane for many calls that are being served, so that no queue of the lane refuses it. */
export const forServed = <T>(lane: Lane, work: () => T): T =>
  scopes.run({ ...NOBODY, lane, progress: { served: true } }, work);

/** Work that many calls share must not end with the deadline of the one that happened to begin it. */
export const forAll = <T>(work: () => T): T => scopes.exit(work);

/**
 * A call that has waited in a queue for so long is refused: later calls would wait no shorter. It is milliseconds of working time
 * (lib/working-time.ts), because a clock alone says nothing about a queue.
 */
const BEGIN_MS = 800;

/** Returns the reason to begin nothing for a call that has waited so long in a queue; undefined while it is worth beginning. */
export function whyTooLate(scope: CallScope | undefined, waitedMs: number): ErrorCode | undefined {
  if (!scope) return undefined;
  if (scope.abandoned() || performance.now() >= scope.deadline) return 'DEADLINE';
  return !scope.progress.served && waitedMs >= BEGIN_MS ? 'OVERLOADED' : undefined;
}

/** Waits for a statement that many calls share, and reports it to this call as if it were the call's own. */
export async function sharing<T>(text: string, lane: Lane, work: () => Promise<T>): Promise<T> {
  const report = scopes.getStore()?.statement;
  if (!report) return work();
  const from = performance.now();
  let failed = true;
  try {
    const answer = await work();
    failed = false;
    return answer;
  } finally {
    report({ text, lane, waitedMs: 0, tookMs: performance.now() - from, failed });
  }
}

const NOBODY: Omit<CallScope, 'progress'> = {
  lane: 'background',
  deadline: Number.POSITIVE_INFINITY,
  correlation: '',
  abandoned: () => false,
};
