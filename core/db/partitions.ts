import type { Db } from './client.ts';
import { patiently } from './migrate.ts';

/** Makes the partitions of the months to come, of every partitioned table; answers how many were missing. Safe at any time, by any core. */
export async function makePartitionsAhead(db: Db): Promise<number> {
  const [row] = await patiently(db, (tx) => tx<{ n: number }[]>`select make_partitions_ahead() as n`);
  return row?.n ?? 0;
}

/** Drops the months that the table `retention` lets go; answers how many partitions went. */
export async function prunePartitions(db: Db): Promise<number> {
  const [row] = await patiently(db, (tx) => tx<{ n: number }[]>`select prune_partitions() as n`);
  return row?.n ?? 0;
}
