import type { Logger } from 'pino';
import type { WorkerMessage } from '#core/books/reports/job/worker-message.ts';
import type { IdentityProvider } from '#core/control/identity/provider.ts';
import type { Db } from '#core/db/client.ts';
import type { Begin } from '#core/db/transactions.ts';
import type { GatewayConnection } from '#core/payments/settlement/gateway-connection.ts';
import type { StorageConfig } from '#lib/config/storage.ts';

/** A job gets these resources. */
export interface JobContext {
  readonly db: Db;
  /** Work in transactions, which the core's own pool does not begin. */
  readonly begin: Begin;
  /** Undefined where the bank keeps its users at the provider by hand. */
  readonly provider: IdentityProvider | undefined;
  /** The storage of documents; undefined where the core has none configured. */
  readonly storage?: StorageConfig | undefined;
  /** The way to the rails; undefined where the bank has none. */
  readonly settlement?: GatewayConnection | undefined;
  /** Configuration of the process that makes a report; undefined where the core makes none. */
  readonly reports?: Omit<WorkerMessage, 'id' | 'storage'> | undefined;
  readonly log: Logger;
}

/** One kind of background work. */
export interface Task {
  /** The queue's name for it. A task that runs by the clock is named `periodic:…`: only those may be queued by a core itself. */
  readonly name: string;
  /** Schedule of its own runs: minute, hour, day, month, weekday, in UTC. */
  readonly cron?: string;
  /**
   * Does one job. It may run again after a crash, or beside an earlier attempt that was given up for lost, so it may be repeated without harm. The
   * queue keeps its error beside the job, which is tried again later. `attempt` counts from 1.
   */
  readonly run: (context: JobContext, payload: unknown, attempt: number) => Promise<void>;
}
