import type { Logger } from 'pino';
import type { Db } from '#core/db/client.ts';
import type { Begin } from '#core/db/transactions.ts';
import type { IdentityProvider } from '#core/identity/provider.ts';
import type { Errand } from '#core/report/job/errand.ts';
import type { SettlementLink } from '#core/settlement/link.ts';
import type { StorageConfig } from '#lib/config/storage.ts';

/** What a job may work with. */
export interface JobContext {
  readonly db: Db;
  /** Work in transactions, which the core's own pool does not begin. */
  readonly begin: Begin;
  /** Undefined where the bank keeps its users at the provider by hand. */
  readonly provider: IdentityProvider | undefined;
  /** Where documents lie; undefined where the core was not told. */
  readonly storage?: StorageConfig | undefined;
  /** The way to the rails; undefined where the bank has none. */
  readonly settlement?: SettlementLink | undefined;
  /** What the process that makes a report is told; undefined where the core makes none. */
  readonly reports?: Omit<Errand, 'id' | 'storage'> | undefined;
  readonly log: Logger;
}

/** One kind of background work. */
export interface Task {
  /** What the queue calls it. One that runs by the clock is called `periodic:…`: only those may be queued by a core itself. */
  readonly name: string;
  /** When it runs by itself: minute, hour, day, month, weekday, in UTC. */
  readonly cron?: string;
  /**
   * Does one job. It may run again after a crash, or beside an earlier attempt that was given up for lost, so it may be repeated
   * without harm. What it throws stands beside the job, which is tried again later. `attempt` counts from 1.
   */
  readonly run: (context: JobContext, payload: unknown, attempt: number) => Promise<void>;
}
