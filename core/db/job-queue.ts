import { Logger, runMigrations } from 'graphile-worker';
import { Client, Pool } from 'pg';
import { sessionSettings } from './client.ts';
import { type Route, routeTo } from './servers.ts';

/** Schema of the job queue's tables. */
export const JOB_SCHEMA = 'graphile_worker';

/** Every session of ours has this setting (core/db/client.ts). */
const NO_JIT = `-c jit=${sessionSettings.jit}`;

/**
 * A connection address as the job queue's client wants it: that client is another than the core's, and reads `sslmode` as the
 * core's does only when it is asked to.
 */
function queueAddress(url: string): string {
  const address = new URL(url);
  if (address.searchParams.has('sslmode')) address.searchParams.set('uselibpqcompat', 'true');
  address.searchParams.set('application_name', 'amanah-jobs');
  const own = address.searchParams.get('options');
  address.searchParams.set('options', own ? `${own} ${NO_JIT}` : NO_JIT);
  // A statement that the peer no longer receives must not hold a job for ever; no statement of the queue takes long.
  address.searchParams.set('keepAlive', 'true');
  address.searchParams.set('query_timeout', '10000');
  return address.href;
}

/** A client that finds its server before it connects, as those of the core do. */
function clientOn(find: NonNullable<Route['find']>): typeof Client {
  return class extends Client {
    override connect(): Promise<this>;
    override connect(callback: (error: Error) => void): void;
    override connect(callback?: (error: Error) => void): Promise<this> | undefined {
      const begun = find().then((server) => {
        Object.assign(this, server);
        return super.connect().then(() => this);
      });
      if (!callback) return begun;
      begun.then(() => (callback as () => void)(), callback);
      return undefined;
    }
  };
}

/**
 * The queue's connections, with listeners that stay for as long as the pool does. The library takes those of its own pool away before
 * its last connection is closed: one that is lost between the two would end the core.
 */
export function openQueuePool(address: string, max: number, lost: (error: Error) => void): Pool {
  const { url, find } = routeTo(address);
  const pool = new Pool({ connectionString: queueAddress(url), max, ...(find && { Client: clientOn(find) }) });
  pool.on('error', lost);
  pool.on('connect', (client) => client.on('error', lost));
  return pool;
}

/** Creates the job queue's own tables, or migrates them to what this version of it needs. With the owner's rights. */
export async function installJobQueue(ownerUrl: string): Promise<void> {
  // A connection that is lost fails the statement that was on its way.
  const pgPool = openQueuePool(ownerUrl, 1, () => {});
  try {
    await runMigrations({ pgPool, schema: JOB_SCHEMA, logger: new Logger(() => () => {}) });
  } finally {
    await pgPool.end();
  }
}
