import { Logger, runMigrations } from 'graphile-worker';
import { sessionSettings } from './client.ts';

/** Schema of the job queue's tables. */
export const JOB_SCHEMA = 'graphile_worker';

/** As every session of ours (core/db/client.ts). */
const NO_JIT = `-c jit=${sessionSettings.jit}`;

/**
 * A connection address as the job queue's client wants it: that client is another than the core's, and reads `sslmode` as the
 * core's does only when it is asked to.
 */
export function queueAddress(url: string): string {
  const address = new URL(url);
  if (address.searchParams.has('sslmode')) address.searchParams.set('uselibpqcompat', 'true');
  address.searchParams.set('application_name', 'amanah-jobs');
  const own = address.searchParams.get('options');
  address.searchParams.set('options', own ? `${own} ${NO_JIT}` : NO_JIT);
  // What the peer no longer hears must not hold a job for ever; no statement of the queue takes long.
  address.searchParams.set('keepAlive', 'true');
  address.searchParams.set('query_timeout', '10000');
  return address.href;
}

/** Lays the job queue's own tables, or brings them to what this version of it needs. With the owner's rights. */
export async function installJobQueue(ownerUrl: string): Promise<void> {
  await runMigrations({
    connectionString: queueAddress(ownerUrl),
    schema: JOB_SCHEMA,
    logger: new Logger(() => () => {}),
  });
}
