import type { Db } from './client.ts';
import { patiently } from './migrate.ts';
import type { Begin } from './transactions.ts';

/** Calls a maintaining function of the database and returns its count. It waits a while for a session that holds what it needs. */
const counted = async (begin: Begin, ask: (tx: Db) => Promise<{ n: number }[]>): Promise<number> =>
  (await patiently(begin, ask))[0]?.n ?? 0;

/** Makes the partitions of the months to come, of every partitioned table; returns how many were missing. Safe at any time, by any core. */
export const makePartitionsAhead = (begin: Begin): Promise<number> =>
  counted(begin, (tx) => tx`select make_partitions_ahead() as n`);

/** One statement deletes so many rows of a table: each is over long before its limit. */
const AT_ONCE = 1_000;

/** Deletes all rows that `retention` no longer keeps; returns how many went. Safe at any time, by any core. */
export async function pruneRows(db: Db): Promise<number> {
  for (let gone = 0; ; ) {
    const [row] = await db<{ n: number }[]>`select prune_rows(${AT_ONCE}) as n`;
    if (!row || row.n === 0) return gone;
    gone += row.n;
  }
}

/** Drops the months that the table `retention` lets go; returns how many partitions went. */
export const prunePartitions = (begin: Begin): Promise<number> =>
  counted(begin, (tx) => tx`select prune_partitions() as n`);

/**
 * Brings the block indexes up to date with all that is written; returns how many spans of blocks they did not know. Safe at any time, by any core,
 * beside postings.
 */
export const summariseMonths = (begin: Begin): Promise<number> =>
  counted(begin, (tx) => tx`select summarise_months() as n`);
