import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { connect, type Db } from './client.ts';
import { loadReference } from './reference/load.ts';

const FOLDER = new URL('./migrations/', import.meta.url);
/** Advisory lock under which one process at a time migrates. */
const LOCK = 7399;

/**
 * Applies the pending migrations in the order of their names, each in its own transaction, under a lock, then brings the
 * reference data (chart of accounts, menus, flows, limits) up to date. Refuses when a shipped migration has been edited.
 */
export async function migrate(url: string): Promise<readonly string[]> {
  const db = connect(url, { max: 1 });
  try {
    await db`select pg_advisory_lock(${LOCK})`;
    const applied = await applyPending(db);
    await loadReference(db);
    return applied;
  } finally {
    await db.end();
  }
}

async function applyPending(db: Db): Promise<string[]> {
  await db`create table if not exists schema_migration (nama text primary key, sidik text not null, dijalankan_pada timestamptz not null default now())`;
  const known = new Map(
    (await db<{ nama: string; sidik: string }[]>`select nama, sidik from schema_migration`).map((row) => [
      row.nama,
      row.sidik,
    ]),
  );
  const applied: string[] = [];
  for (const name of (await readdir(FOLDER)).filter((file) => file.endsWith('.sql')).sort()) {
    const text = await readFile(new URL(name, FOLDER), 'utf8');
    const print = createHash('sha256').update(text).digest('hex');
    const before = known.get(name);
    if (before !== undefined && before !== print)
      throw new Error(`migration ${name} was changed after it had been applied: write a new one instead`);
    if (before !== undefined) continue;
    await db.begin(async (tx) => {
      await tx.unsafe(text);
      await tx`insert into schema_migration (nama, sidik) values (${name}, ${print})`;
    });
    applied.push(name);
  }
  return applied;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const url = process.env.DATABASE_URL;
  if (!url) {
    process.stderr.write('DATABASE_URL is not set: give the connection of the database owner\n');
    process.exit(1);
  }
  try {
    const applied = await migrate(url);
    process.stdout.write(applied.length > 0 ? `applied ${applied.join(', ')}\n` : 'the database is up to date\n');
  } catch (error) {
    process.stderr.write(
      `the database could not be migrated: ${error instanceof Error ? error.message : String(error)}\n`,
    );
    process.exit(1);
  }
}
