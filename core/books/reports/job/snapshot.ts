import type { Db } from '#core/db/client.ts';
import { type Begin, Transactions } from '#core/db/transactions.ts';

/** One moment of the books to read from. */
export interface Snapshot {
  readonly db: Db;
  /** The moment of the snapshot, as ISO text in the bank's time. */
  readonly per: string;
  /** True when it is read from a copy of the database. */
  readonly cadangan: boolean;
}

/** A report's transaction reads everything at one moment and can change nothing. */
const MODE = 'isolation level repeatable read read only';

/** The database ends an abandoned query this soon after its reader has gone. */
const GONE_CHECK = '2s';

/** The connections that reports read over. */
export interface Readers {
  readonly primary: Transactions;
  /** Undefined where the bank has no copy. */
  readonly replica?: Transactions | undefined;
}

export const readersOf = (url: string, replicaUrl?: string | undefined): Readers => ({
  primary: new Transactions(url, { mode: MODE }),
  replica: replicaUrl ? new Transactions(replicaUrl, { mode: MODE }) : undefined,
});

const settle = (tx: Db) =>
  tx`select set_config('statement_timeout', '0', true), set_config('client_connection_check_interval', ${GONE_CHECK}, true)`;

/** The moment a copy of the database shows and its lag behind the primary, in seconds; null where the copy does not say. */
interface ReplicaStatus {
  readonly per: string;
  readonly lag: number | null;
}

/**
 * Reads the moment a copy shows. If it has replayed the primary's latest position, it shows that moment; else that of the last transaction
 * it replayed.
 */
async function replicaStatus(tx: Db, primary: { readonly lsn: string; readonly kini: string }): Promise<ReplicaStatus> {
  const [row] = await tx<{ per: string; lag: number | null; salinan: boolean }[]>`
    select case when pg_last_wal_replay_lsn() >= ${primary.lsn}::pg_lsn then ${primary.kini}::timestamptz else pg_last_xact_replay_timestamp() end as per,
      case when pg_last_wal_replay_lsn() >= ${primary.lsn}::pg_lsn then 0
        else extract(epoch from ${primary.kini}::timestamptz - pg_last_xact_replay_timestamp())::float8 end as lag,
      pg_is_in_recovery() as salinan`;
  if (!row?.salinan) return { per: '', lag: null };
  return { per: row.per, lag: row.lag };
}

/** A copy lags too far, or is none. */
class TooFar extends Error {}

/**
 * Reads one moment of the books: from the copy of the database if it responds and lags at most `mostLag` seconds, else from the database
 * itself. `onFallback` receives the reason why a copy was not read.
 */
export async function inSnapshot<T>(
  db: Db,
  { primary, replica }: Readers,
  { mostLag, onFallback }: { readonly mostLag: number; readonly onFallback: (why: unknown) => void },
  work: (snapshot: Snapshot) => Promise<T>,
): Promise<T> {
  if (replica) {
    let begun = false;
    try {
      const [now] = await db<{ lsn: string; kini: string }[]>`
        select pg_current_wal_lsn()::text as lsn, clock_timestamp() as kini`;
      if (!now) throw new TooFar('the database does not say where it is');
      return await replica.begin(async (tx) => {
        await settle(tx);
        const { per, lag } = await replicaStatus(tx, now);
        if (lag === null || lag > mostLag) throw new TooFar(`the copy lags ${lag ?? 'who knows how many'} seconds`);
        begun = true;
        return work({ db: tx, per, cadangan: true });
      });
    } catch (error) {
      if (begun) throw error;
      onFallback(error);
    }
  }
  const begin: Begin = primary.begin;
  return begin(async (tx) => {
    await settle(tx);
    const [row] = await tx<{ per: string }[]>`select clock_timestamp() as per`;
    return work({ db: tx, per: row?.per ?? '', cadangan: false });
  });
}
