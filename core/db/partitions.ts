import type { Db } from './client.ts';
import { patiently } from './migrate.ts';
import type { Begin } from './transactions.ts';

/** Makes the partitions of the months to come, of every partitioned table; answers how many were missing. Safe at any time, by any core. */
export async function makePartitionsAhead(begin: Begin): Promise<number> {
  const [row] = await patiently(begin, (tx) => tx<{ n: number }[]>`select make_partitions_ahead() as n`);
  return row?.n ?? 0;
}

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
export async function prunePartitions(begin: Begin): Promise<number> {
  const [row] = await patiently(begin, (tx) => tx<{ n: number }[]>`select prune_partitions() as n`);
  return row?.n ?? 0;
}

/** Has the indexes by blocks know all that is written; answers how many spans of blocks they did not know. Safe at any time, by any core, beside postings. */
export async function summariseMonths(begin: Begin): Promise<number> {
  const [row] = await patiently(begin, (tx) => tx<{ n: number }[]>`select summarise_months() as n`);
  return row?.n ?? 0;
}
