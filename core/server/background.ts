import type { Logger } from 'pino';
import type { Db } from '#core/db/client.ts';
import { inRounds } from '#core/db/rounds.ts';

const PAUSE_MS = 1_000;
const CHAIN_BATCH = 2_000;
/** The search indexes are updated less often: until then a search reads the rows themselves. */
const INDEX_PAUSE_MS = 5_000;
/** One round indexes so many numbers of the trail, and so many blocks of journals. */
const TRAIL_BATCH = 20_000;
const JOURNAL_BLOCKS = 20;

/**
 * Rolls journal lines up into daily totals and appends the audit hash chain, about once a second, and updates the search indexes, every few seconds.
 * All take a lock in the database, so that any number of cores may run this. Returns how to stop it.
 */
export function startBackground(db: Db, log: Logger): () => Promise<void> {
  const stops = [rollUpAndChain(db, log), indexInBackground(db, log)];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

/**
 * Runs one round of indexing; returns true when there is more. Each statement has a transaction of its own, by which it recognises that the trail's
 * numbers are over.
 */
export async function indexRound(db: Db): Promise<boolean> {
  const [trail] = await db<{ more: boolean }[]>`select index_trail(${TRAIL_BATCH}) as more`;
  const [journals] = await db<{ more: boolean }[]>`select index_journals(${JOURNAL_BLOCKS}) as more`;
  return trail?.more === true || journals?.more === true;
}

const indexInBackground = (db: Db, log: Logger): (() => Promise<void>) =>
  inRounds(() => indexRound(db), {
    pauseMs: INDEX_PAUSE_MS,
    failed: (error) => log.warn({ err: error }, 'indexing for the search will be tried again'),
  });

/** Rolls up and chains one round; returns true when there is more. */
export async function rollUpAndChainRound(db: Db): Promise<boolean> {
  const [row] = await db<{ chained: number }[]>`
    select rollup_gl_balances() as lines, append_audit_chain(${CHAIN_BATCH}) as chained, append_day_hashes() as days`;
  return row?.chained === CHAIN_BATCH;
}

const rollUpAndChain = (db: Db, log: Logger): (() => Promise<void>) =>
  inRounds(() => rollUpAndChainRound(db), {
    pauseMs: PAUSE_MS,
    failed: (error) => log.warn({ err: error }, 'the roll-up and the audit chain will be tried again'),
  });
