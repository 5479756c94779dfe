import { setTimeout as pause } from 'node:timers/promises';
import { type CallScope, callScope, type Lane } from '#core/db/call-scope.ts';
import { connect, type Db } from '#core/db/client.ts';
import { fail } from '#lib/errors/errors.ts';
import { workingTime } from '#lib/working-time.ts';
import { LaneQueue, type LaneRules } from './lane-queue.ts';
import { Listener } from './listener.ts';
import { type DatabaseState, Probe } from './probe.ts';
import { type Limits, Slot } from './slot.ts';
import { type Statement, statementWriter } from './statement.ts';

/** Below the call's deadline of ten seconds: the database gives up first, then the client, then the caller. */
const STATEMENT_MS = 8_000;
const CLIENT_MS = 9_000;
/** Nobody waits for a row longer than this. */
const LOCK_MS = 2_000;
/** Background work may take its time, and no longer than a minute. */
const BACKGROUND_MS = 60_000;

/**
 * Connections by lane. Postings that wait for a row take none from readers; reports take none from the short questions that every
 * call asks.
 */
const LANES: Readonly<Record<Lane, LaneRules & { readonly connections: number }>> = {
  quick: { connections: 4, most: 512, waitMs: 2_000 },
  read: { connections: 4, most: 128, waitMs: 3_000 },
  posting: { connections: 6, most: 256, waitMs: 2_000 },
  background: { connections: 2, most: 8, waitMs: 30_000 },
};

/** The present load of a lane. */
interface LaneState {
  readonly connections: number;
  readonly busy: number;
  readonly waiting: number;
}

/** The course of a statement, for those who watch. */
export interface StatementReport {
  readonly lane: Lane;
  /** Milliseconds until a connection was free, and at the database. */
  readonly waited: number;
  readonly took: number;
  readonly correlation: string;
  /** The name of its connection at the database; empty where it had none. */
  readonly connection: string;
  readonly text: string;
  readonly error: unknown;
}

export interface Pool {
  readonly db: Db;
  readonly state: () => DatabaseState & { readonly lanes: Readonly<Record<Lane, LaneState>> };
  /** The moment of the database's clock at which the call's deadline falls; null when no call or clock is known. */
  readonly deadline: () => Date | null;
  readonly end: (seconds: number) => Promise<void>;
}

export interface Watch {
  readonly statement?: (onStatement: StatementReport) => void;
  readonly away?: (away: boolean) => void;
}

const pools = new WeakMap<Db, Pool>();

/** The pool behind a client; undefined for plain connections. */
const poolOf = (db: Db): Pool | undefined => pools.get(db);

/** The moment of the database's clock after which nothing may be committed for the call being served; null when none is known. */
export const commitDeadline = (db: Db): Date | null => poolOf(db)?.deadline() ?? null;

/**
 * The core's connections. Every statement has a lane, a bounded wait for a connection, a limit on both sides and a probe that
 * throws silent connections away (docs/operations.md). Used as any client: `begin` and `reserve` are not there, because a
 * statement is a transaction here.
 */
export function openPool(url: string, watch: Watch = {}): Pool {
  const usual: Limits = { statementMs: STATEMENT_MS, lockMs: LOCK_MS };
  const limitsOf = (lane: Lane): Limits =>
    lane === 'background' ? { statementMs: BACKGROUND_MS, lockMs: LOCK_MS } : usual;
  const slotsOf = (lane: Lane) =>
    Array.from({ length: LANES[lane].connections }, () => new Slot(url, lane, limitsOf(lane)));
  const time = workingTime();
  const lanes = Object.fromEntries(
    (Object.keys(LANES) as Lane[]).map((lane) => [lane, new LaneQueue(slotsOf(lane), LANES[lane], time)]),
  ) as Record<Lane, LaneQueue>;
  const answered = () => {
    time.worked();
    for (const lane of Object.values(lanes)) lane.refuseLate();
  };
  // This client only makes parts of statements; it never connects.
  const maker = connect(url, { max: 1 });
  const listener = new Listener(url);
  const probeSlot = new Slot(url, 'quick', usual);
  const others = Object.values(lanes).flatMap(({ slots }) => slots);
  const probe = new Probe(probeSlot, others, {
    build: maker,
    answered,
    crowded: () => Object.values(lanes).some(({ waiting }) => waiting > 0),
    changed: (away) => {
      watch.away?.(away);
      if (away) for (const lane of Object.values(lanes)) lane.refuseAll(databaseAway());
    },
  });
  const db = statementWriter(
    maker,
    () => {
      // The statement belongs to the call that writes it, not to the one that happens to ask for its answer first.
      const scope = callScope();
      return (asked) => void dispatch(asked, scope, { lanes, probe, answered, onStatement: watch.statement });
    },
    {
      listen: listener.listen.bind(listener),
      end: ({ timeout = 5 }: { timeout?: number } = {}) => end(timeout),
    },
  );
  const end = async (seconds: number) => {
    probe.stop();
    await Promise.race([
      Promise.all([listener.end(), ...[probeSlot, ...others].map((slot) => slot.end(seconds))]),
      pause(seconds * 1_000 + 500),
    ]);
  };
  const pool: Pool = {
    db,
    end,
    state: () => ({ ...probe.state, lanes: stateOf(lanes) }),
    deadline: () => deadlineAt(probe.state.epoch),
  };
  pools.set(db, pool);
  return pool;
}

/** The end of the present call by the database's clock, whose difference to this process's clock is `epoch`; null where none is known. */
function deadlineAt(epoch: number | undefined): Date | null {
  const { deadline } = callScope() ?? {};
  return epoch === undefined || deadline === undefined || !Number.isFinite(deadline)
    ? null
    : new Date(epoch + deadline);
}

const stateOf = (lanes: Readonly<Record<Lane, LaneQueue>>): Readonly<Record<Lane, LaneState>> =>
  Object.fromEntries(
    Object.entries(lanes).map(([name, lane]) => [
      name,
      { connections: lane.slots.length, busy: lane.busy, waiting: lane.waiting },
    ]),
  ) as Record<Lane, LaneState>;

const databaseAway = (): Error => Object.assign(new Error('the database does not answer'), { code: 'CONNECTION_AWAY' });

/** Returns the time left for a call. Throws DEADLINE when nobody waits any more. */
function timeLeft(scope: CallScope | undefined): number {
  if (!scope) return CLIENT_MS;
  const left = scope.deadline - performance.now();
  if (left <= 0 || scope.abandoned()) fail('DEADLINE');
  return left;
}

/** No statement of a lane takes longer, and nobody waits longer for a connection of it. */
const longestOf = (lane: Lane): number => (lane === 'background' ? BACKGROUND_MS + 1_000 : CLIENT_MS);

function acquire(queue: LaneQueue, scope: CallScope | undefined, probe: Probe): Promise<Slot> {
  const leftMs = Math.min(timeLeft(scope), longestOf(scope?.lane ?? 'quick'));
  const slot = queue.acquire({ leftMs, served: scope?.progress.served ?? false });
  if (queue.waiting > 0) probe.hurry();
  return slot;
}

/** Finds a connection for a statement, sends it and reports its course. It never throws: the statement's waiter gets the error. */
async function dispatch(
  statement: Statement,
  scope: CallScope | undefined,
  {
    lanes,
    probe,
    answered,
    onStatement,
  }: {
    lanes: Readonly<Record<Lane, LaneQueue>>;
    probe: Probe;
    /** Called when the database has responded. */
    answered: () => void;
    onStatement: Watch['statement'] | undefined;
  },
): Promise<void> {
  const lane = scope?.lane ?? 'quick';
  const from = performance.now();
  let began = from;
  let connection = '';
  try {
    if (probe.state.away) throw databaseAway();
    const slot = await acquire(lanes[lane], scope, probe);
    began = performance.now();
    connection = slot.connection;
    try {
      if (scope) scope.progress.served = true;
      await slot.run(statement, Math.min(timeLeft(scope), longestOf(lane)));
    } finally {
      lanes[lane].release(slot);
      answered();
    }
  } catch (error) {
    statement.refuse(error);
  }
  const ownListener = scope?.statement;
  if (!onStatement && !ownListener) return;
  const error = await statement.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  const { text } = statement;
  const [waited, took] = [began - from, performance.now() - began];
  onStatement?.({ lane, waited, took, correlation: scope?.correlation ?? '', connection, text, error });
  ownListener?.({ text, lane, waitedMs: waited, tookMs: took, failed: error !== undefined });
}
