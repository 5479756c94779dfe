import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadCaller } from '#core/access/callers.ts';
import type { Context } from '#core/access/context.ts';
import { connect, type Db } from '#core/db/client.ts';
import { migrate } from '#core/db/migrate.ts';
import { loadSecrets, openDataDir, type Secrets } from '#dev/data-dir.ts';
import { type EmbeddedPostgres, startPostgres } from '#dev/postgres.ts';

/** The bench's own PostgreSQL: the product's embedded one, with the product's settings. */
export interface BenchDatabase {
  readonly server: EmbeddedPostgres;
  /** Superuser inside the bank's database: counters, checkpoints, settings. */
  readonly admin: Db;
  readonly owner: Db;
  readonly ownerUrl: string;
  readonly appUrl: string;
  stop(): Promise<void>;
}

const inBank = (adminUrl: string): string => adminUrl.replace(/\/postgres$/, '/amanah');

/**
 * Starts an empty PostgreSQL in the folder and migrates it. Where statements are to be counted, pg_stat_statements is loaded but counts
 * nothing until it is asked to, so that the throughput of neither side pays for it.
 */
export async function startDatabase(
  dir: string,
  secrets: Secrets,
  { counting = true }: { readonly counting?: boolean } = {},
): Promise<BenchDatabase> {
  const more: Readonly<Record<string, string>> = counting ? { shared_preload_libraries: 'pg_stat_statements' } : {};
  const server = await startPostgres({ dir: join(dir, 'postgres'), secrets, more });
  const admin = connect(inBank(server.adminUrl), { max: 1 });
  await migrate(server.ownerUrl);
  if (counting) {
    await setServer(admin, 'pg_stat_statements.track', 'none');
    // In a schema of its own: the bank's public schema stays what the migrations made of it.
    await admin`create schema counters`;
    await admin`create extension pg_stat_statements schema counters`;
    await admin`create extension pg_walinspect schema counters`;
  }
  const owner = connect(server.ownerUrl, { max: 2, asal: 'PASANG' });
  return {
    server,
    admin,
    owner,
    ownerUrl: server.ownerUrl,
    appUrl: server.appUrl,
    stop: async () => {
      await Promise.all([admin.end(), owner.end()]);
      await server.stop();
    },
  };
}

/** Runs a bench over a database of its own, with so many connections of the application's; folder and database are gone afterwards, whatever happened. */
export async function inBench(
  name: string,
  most: number,
  work: (database: BenchDatabase, app: Db) => Promise<void>,
): Promise<void> {
  const dir = openDataDir(join(tmpdir(), `amanah-${name}-${process.pid}`));
  const database = await startDatabase(dir, await loadSecrets(dir), { counting: false });
  const app = connect(database.appUrl, { max: most });
  try {
    await work(database, app);
  } finally {
    await app.end();
    await database.stop();
    rmSync(dir, { recursive: true, force: true });
  }
}

/** A call of a user of the bank, as reads take it. */
export async function contextOf(app: Db, user: string): Promise<Context> {
  const caller = await loadCaller(app, user);
  if (!caller) throw new Error(`${user} is not in the bank`);
  return { db: app, caller, key: '', correlation: '', session: '', address: '' };
}

/** Sets a server setting for everybody and waits until the server has read it. */
export async function setServer(admin: Db, name: string, value: string): Promise<void> {
  await admin.unsafe(`alter system set ${name} = '${value}'`);
  await admin`select pg_reload_conf()`;
  for (let tries = 0; tries < 1_500; tries++) {
    // A session sees the new value with its next command, after the server has sent it.
    const [row] = await admin<{ value: string }[]>`select current_setting(${name}) as value`;
    if (row?.value === value) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`${name} did not become ${value}`);
}

/** The settings that decide what a figure means, as the server has them. */
export async function serverSettings(admin: Db): Promise<Record<string, string>> {
  const names = [
    'server_version',
    'fsync',
    'synchronous_commit',
    'full_page_writes',
    'wal_level',
    'wal_compression',
    'data_checksums',
    'shared_buffers',
    'max_wal_size',
    'checkpoint_timeout',
    'max_connections',
  ];
  const rows = await admin<{ name: string; value: string }[]>`
    select name, current_setting(name) as value from pg_settings where name = any (${names}) order by name`;
  return Object.fromEntries(rows.map((row) => [row.name, row.value]));
}
