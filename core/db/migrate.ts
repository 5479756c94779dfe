import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { readSettingFiles } from '#lib/config/setting-files.ts';
import { connect, type Db } from './client.ts';
import { installJobQueue } from './job-queue.ts';
import { NAMES_ROW, namesPrint, renewNameForms } from './name-forms.ts';
import { versionedTables } from './reference/evidence.ts';
import { loadReference } from './reference/load.ts';
import { type Begin, beginOn } from './transactions.ts';

const MIGRATIONS = new URL('./migrations/', import.meta.url);
const FUNCTIONS = new URL('./functions/', import.meta.url);
/** The modules in the order of their migrations: a view finds the functions that it calls. */
const MODULES =
  'foundation ledger control customers accounts deposits profit-sharing cash payments cheques books business-day'.split(
    ' ',
  );
const GRANTS = new URL('./grants.sql', import.meta.url);
/** Advisory lock under which one process at a time migrates. */
const LOCK = 7399;
/** The row of schema_migration that identifies the functions in the database. */
const FUNCTIONS_ROW = 'functions';
/** An operator reads this many migrations by name. */
const NAMED = 5;
/** Databases of versions before the first release, 0.1.0, have this migration. Its numbering began anew with that release. */
const BEFORE_FIRST_RELEASE = '0001-bank.sql';
const TOO_OLD =
  'it was made by a version before the first release, 0.1.0, and cannot be brought to this one: make an empty database (npm run reset deletes the embedded one)';
/** A change of a table waits this long for who uses it, steps aside so that others are not held up behind it, and tries again. */
const LOCK_SECONDS = 3;
const ATTEMPTS = 20;
const LOCK_NOT_AVAILABLE = '55P03';
const DEADLOCK = '40P01';

interface Source {
  readonly name: string;
  readonly text: string;
}

/** A change waits this long for a lock, and tries this often. */
export interface Patience {
  readonly lockMs?: number;
  readonly pauseMs?: number;
  readonly attempts?: number;
}

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Reads the SQL files of a folder in the order of their names. */
async function sources(folder: URL): Promise<Source[]> {
  const names = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  return Promise.all(names.map(async (name) => ({ name, text: await readFile(new URL(name, folder), 'utf8') })));
}

/** Reads the files of the functions, module by module. */
async function functionSources(): Promise<Source[]> {
  const folders = (await readdir(FUNCTIONS)).sort((a, b) => MODULES.indexOf(a) - MODULES.indexOf(b));
  const files = await Promise.all(folders.map((folder) => sources(new URL(`${folder}/`, FUNCTIONS))));
  return files.flat();
}

/**
 * Runs `work` in a transaction that gives up waiting for a lock after a while and is then tried again: behind a change that waits
 * for a table, everybody else who wants that table waits too. Throws the last refusal.
 */
export async function patiently<T>(
  begin: Begin,
  work: (tx: Db) => Promise<T>,
  { lockMs = LOCK_SECONDS * 1000, pauseMs = 500, attempts = ATTEMPTS }: Patience = {},
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await begin(async (tx) => {
        await tx`select set_config('lock_timeout', ${String(lockMs)}, true)`;
        return work(tx);
      });
    } catch (error) {
      const code = (error as { code?: string }).code;
      if (attempt >= attempts || (code !== LOCK_NOT_AVAILABLE && code !== DEADLOCK)) throw error;
      await pause(pauseMs);
    }
  }
}

/**
 * Brings a database to this release, under a lock: the job queue's own tables; pending migrations in the order of their names, each in its own
 * transaction; then the functions, triggers and views with their grants, when they differ from those in the database; then the reference data (chart
 * of accounts, menus, flows, limits), the partitions of the months to come, and the normal forms of kept names where their rules have changed.
 * Refuses when a shipped migration has been edited, and a database from before the first release as it is. Returns what was applied.
 */
export async function migrate(url: string): Promise<readonly string[]> {
  const db = connect(url, { max: 1, asal: 'RILIS' });
  try {
    await db`select pg_advisory_lock(${LOCK})`;
    await db`create table if not exists schema_migration (nama text primary key, sidik text not null, dijalankan_pada timestamptz not null default now())`;
    const known = await appliedMigrations(db);
    if (known.has(BEFORE_FIRST_RELEASE)) throw new Error(TOO_OLD);
    await installJobQueue(url);
    const applied = await applyPending(db, known);
    const functions = await applyFunctions(db, applied.length > 0);
    await loadReference(db);
    await patiently(beginOn(db), (tx) => tx`select make_partitions_ahead()`);
    await renewNameForms(db, beginOn(db));
    return functions ? [...applied, FUNCTIONS_ROW] : applied;
  } finally {
    await db.end();
  }
}

/** Returns the prints of what the database says was applied to it, by name. */
async function appliedMigrations(db: Db): Promise<ReadonlyMap<string, string>> {
  const rows = await db<{ nama: string; sidik: string }[]>`select nama, sidik from schema_migration`;
  return new Map(rows.map(({ nama, sidik }) => [nama, sidik]));
}

async function applyPending(db: Db, known: ReadonlyMap<string, string>): Promise<string[]> {
  const applied: string[] = [];
  for (const { name, text } of await sources(MIGRATIONS)) {
    const print = hash(text);
    const before = known.get(name);
    if (before !== undefined && before !== print)
      throw new Error(`migration ${name} was changed after it had been applied: write a new one instead`);
    if (before !== undefined) continue;
    await patiently(beginOn(db), async (tx) => {
      await tx.unsafe(text);
      await tx`insert into schema_migration (nama, sidik) values (${name}, ${print})`;
    });
    applied.push(name);
  }
  return applied;
}

/** Triggers and functions of the bank that the files no longer define: what was defined just now carries this transaction's id. */
async function dropStale(tx: Db): Promise<void> {
  const triggers = await tx<{ perintah: string }[]>`
    select format('drop trigger %I on %s', t.tgname, t.tgrelid::regclass) as perintah
    from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where c.relnamespace = 'public'::regnamespace and not t.tgisinternal and t.tgparentid = 0 and t.xmin <> pg_current_xact_id()::xid`;
  const functions = await tx<{ perintah: string }[]>`
    select format('drop function %s', p.oid::regprocedure) as perintah from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.xmin <> pg_current_xact_id()::xid
      and not exists (select from pg_depend d where d.objid = p.oid and d.classid = 'pg_proc'::regclass and d.deptype = 'e')`;
  for (const { perintah } of [...triggers, ...functions]) await tx.unsafe(perintah);
}

async function applyFunctions(db: Db, tablesChanged: boolean): Promise<boolean> {
  const files = await functionSources();
  const grants = await readFile(GRANTS, 'utf8');
  const print = await functionsPrint();
  const [stands] = await db<{ sidik: string }[]>`select sidik from schema_migration where nama = ${FUNCTIONS_ROW}`;
  if (stands?.sidik === print && !tablesChanged) return false;
  await patiently(beginOn(db), async (tx) => {
    // A body may call what a later file defines.
    await tx`select set_config('check_function_bodies', 'off', true)`;
    for (const { text } of files) await tx.unsafe(text);
    await tx`select track_row_versions(${tx.json(versionedTables)})`;
    await dropStale(tx);
    await tx.unsafe(grants);
    await tx`insert into schema_migration (nama, sidik) values (${FUNCTIONS_ROW}, ${print})
      on conflict (nama) do update set sidik = excluded.sidik, dijalankan_pada = now()`;
  });
  return true;
}

/** The schema for which this release was written. */
interface Release {
  readonly migrations: readonly { readonly name: string; readonly print: string }[];
  readonly functions: string;
  readonly names: string;
}

async function readRelease(): Promise<Release> {
  const files = await sources(MIGRATIONS);
  return {
    migrations: files.map(({ name, text }) => ({ name, print: hash(text) })),
    functions: await functionsPrint(),
    names: await namesPrint(),
  };
}

/** Read once: a release that is put in the place of this one while it runs must not pass for it. */
let ownRelease: Promise<Release> | undefined;

/**
 * Returns how the schema in the database differs from the one this release was written for; '' when it does not. An older one lacks what the code
 * asks for, a newer one may have taken away what it relies on.
 */
export async function schemaDifference(db: Db): Promise<string> {
  const stands = await appliedMigrations(db);
  if (stands.has(BEFORE_FIRST_RELEASE)) return TOO_OLD;
  ownRelease ??= readRelease();
  const { migrations, functions, names } = await ownRelease;
  const missing = migrations.filter(({ name }) => !stands.has(name)).map(({ name }) => name);
  if (missing.length > 0) return `it is older than this release, ${missing.join(', ')} was not applied: run migrate`;
  const known = new Set(migrations.map(({ name }) => name));
  const more = [...stands.keys()].filter((name) => name !== FUNCTIONS_ROW && name !== NAMES_ROW && !known.has(name));
  if (more.length > 0) return `it is newer than this release, which does not know ${more.join(', ')}`;
  const edited = migrations.find(({ name, print }) => stands.get(name) !== print);
  if (edited) return `${edited.name} was applied with another content`;
  if (stands.get(FUNCTIONS_ROW) !== functions) return 'its functions are of another release: run migrate';
  return stands.get(NAMES_ROW) === names ? '' : 'its names are kept by the rules of another release: run migrate';
}

/** Reports to the operator what was applied: by name as long as somebody reads the names, else how many. */
export function sentenceOf(applied: readonly string[]): string {
  const names = applied.filter((name) => name !== FUNCTIONS_ROW);
  if (applied.length === 0) return 'the database is up to date';
  if (names.length === 0) return 'the functions of the database were brought up to date';
  return names.length <= NAMED ? `applied ${names.join(', ')}` : `${names.length} migrations applied`;
}

const functionsPrint = async (): Promise<string> => {
  const files = await functionSources();
  return hash(
    [
      ...files.map(({ name, text }) => `${name}\n${text}`),
      await readFile(GRANTS, 'utf8'),
      JSON.stringify(versionedTables),
    ].join('\n'),
  );
};

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  readSettingFiles(process.env);
  const url = process.env.DATABASE_URL;
  if (!url) {
    process.stderr.write('DATABASE_URL is not set: give the connection of the database owner\n');
    process.exit(1);
  }
  try {
    const applied = await migrate(url);
    process.stdout.write(`${sentenceOf(applied)}\n`);
  } catch (error) {
    process.stderr.write(
      `the database could not be migrated: ${error instanceof Error ? error.message : String(error)}\n`,
    );
    process.exit(1);
  }
}
