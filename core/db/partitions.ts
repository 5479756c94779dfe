import type { Db } from './client.ts';
import { patiently } from './migrate.ts';
import type { Begin } from './transactions.ts';

/** What a maintaining function of the database answers: how many. Who holds what it needs is waited for, a while. */
const counted = async (begin: Begin, ask: (tx: Db) => Promise<{ n: number }[]>): Promise<number> =>
  (await patiently(begin, ask))[0]?.n ?? 0;

/** Makes the partitions of the months to come, of every partitioned table; answers how many were missing. Safe at any time, by any core. */
export const makePartitionsAhead = (begin: Begin): Promise<number> =>
  counted(begin, (tx) => tx`select make_partitions_ahead() as n`);

/** How many rows of a table go in one statement: each is over long before its limit. */
const AT_ONCE = 1_000;

/** Lets all rows go that `retention` no longer keeps; answers how many went. Safe at any time, by any core. */
export async function pruneRows(db: Db): Promise<number> {
  for (let gone = 0; ; ) {
    const [row] = await db<{ n: number }[]>`select prune_rows(${AT_ONCE}) as n`;
    if (!row || row.n === 0) return gone;
    gone += row.n;
  }
}

/** Drops the months that the table `retention` lets go; answers how many partitions went. */
export const prunePartitions = (begin: Begin): Promise<number> =>
  counted(begin, (tx) => tx`select prune_partitions() as n`);

/** Has the indexes by blocks know all that is written; answers how many spans of blocks they did not know. Safe at any time, by any core, beside postings. */
export const summariseMonths = (begin: Begin): Promise<number> =>
  counted(begin, (tx) => tx`select summarise_months() as n`);
