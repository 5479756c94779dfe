import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { readSettingFiles } from '#lib/config/setting-files.ts';
import { connect, type Db } from './client.ts';
import { installJobQueue } from './job-queue.ts';
import { renewNameForms } from './name-forms.ts';
import { versionedTables } from './reference/evidence.ts';
import { loadReference } from './reference/load.ts';
import { appliedTo, FUNCTIONS_ROW, fitOf, type Release, readRelease, servedFunctions } from './release.ts';
import { type Begin, beginOn } from './transactions.ts';

/** Advisory lock under which one process at a time migrates. */
const LOCK = 7399;
/** An operator reads this many migrations by name. */
const NAMED = 5;
/** A change of a table waits this long for who uses it, steps aside so that others are not held up behind it, and tries again. */
const LOCK_SECONDS = 3;
const ATTEMPTS = 20;
/** A trigger among the functions, with its name and its table. */
const TRIGGER =
  /^(?:drop trigger if exists \w+ on [\w.]+;\n)?create (?:or replace |constraint )?trigger (\w+)[\s\S]*?\bon ([\w.]+)[\s\S]*?;$/gm;
const LOCK_NOT_AVAILABLE = '55P03';
const DEADLOCK = '40P01';

/** A change waits this long for a lock, and tries this often. */
export interface Patience {
  readonly lockMs?: number;
  readonly pauseMs?: number;
  readonly attempts?: number;
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
 * A database of a later release that works with cores of this one stays as it is, so that a release can be rolled back; any other later one, one from
 * before the first release and one whose shipped migrations were edited are refused. Returns what was applied.
 */
export async function migrate(url: string): Promise<readonly string[]> {
  const db = connect(url, { max: 1, asal: 'RILIS' });
  try {
    await db`select pg_advisory_lock(${LOCK})`;
    await db`create table if not exists schema_migration (nama text primary key, sidik text not null, dijalankan_pada timestamptz not null default now())`;
    const release = await readRelease();
    const before = await appliedTo(db);
    const fit = fitOf(before, release);
    if (fit.is === 'later') return [];
    if (fit.is === 'strange') throw new Error(fit.difference);
    await db`
      alter table schema_migration
        add column if not exists serasi boolean not null default false, add column if not exists melayani text[] not null default '{}'`;
    await installJobQueue(url);
    const pending = release.migrations.filter(({ name }) => !before.has(name));
    await apply(db, pending);
    const functions = pending.length > 0 || before.get(FUNCTIONS_ROW)?.sidik !== release.functions.print;
    if (functions) await applyFunctions(db, release);
    await loadReference(db);
    await patiently(beginOn(db), (tx) => tx`select make_partitions_ahead()`);
    await renewNameForms(db, beginOn(db));
    const applied = pending.map(({ name }) => name);
    return functions ? [...applied, FUNCTIONS_ROW] : applied;
  } finally {
    await db.end();
  }
}

async function apply(db: Db, pending: Release['migrations']): Promise<void> {
  for (const { name, text, print, compatible } of pending)
    await patiently(beginOn(db), async (tx) => {
      await tx.unsafe(text);
      await tx`insert into schema_migration (nama, sidik, serasi) values (${name}, ${print}, ${compatible})`;
    });
}

/** Triggers and functions of the bank that the files no longer define: a function that was defined just now carries this transaction's id. */
async function dropStale(tx: Db): Promise<void> {
  const triggers = await tx<{ perintah: string }[]>`
    select format('drop trigger %I on %s', t.tgname, t.tgrelid::regclass) as perintah
    from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where c.relnamespace = 'public'::regnamespace and not t.tgisinternal and t.tgparentid = 0
      and not exists (select from trigger_defined d where d.tabel = t.tgrelid and d.nama = t.tgname)`;
  const functions = await tx<{ perintah: string }[]>`
    select format('drop function %s', p.oid::regprocedure) as perintah from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.xmin <> pg_current_xact_id()::xid
      and not exists (select from pg_depend d where d.objid = p.oid and d.classid = 'pg_proc'::regclass and d.deptype = 'e')`;
  for (const { perintah } of [...triggers, ...functions]) await tx.unsafe(perintah);
}

async function applyFunctions(db: Db, { functions: { files, grants, print } }: Release): Promise<void> {
  await patiently(beginOn(db), async (tx) => {
    // A body may call what a later file defines.
    await tx`select set_config('check_function_bodies', 'off', true)`;
    for (const { text } of files) await tx.unsafe(text.replace(TRIGGER, ''));
    // Last, and only those that have changed: from the first one on, postings wait.
    for (const { text } of files)
      for (const [command, name = '', table = ''] of text.matchAll(TRIGGER))
        await tx`select define_trigger(${table}::text::regclass, ${name}, ${command})`;
    await tx`select track_row_versions(${tx.json(versionedTables)})`;
    await dropStale(tx);
    await tx.unsafe(grants);
    await tx`insert into schema_migration (nama, sidik, melayani) values (${FUNCTIONS_ROW}, ${print}, ${servedFunctions()})
      on conflict (nama) do update set sidik = excluded.sidik, melayani = excluded.melayani, dijalankan_pada = now()`;
  });
}

/** Reports to the operator what was applied: by name as long as somebody reads the names, else how many. */
export function sentenceOf(applied: readonly string[]): string {
  const names = applied.filter((name) => name !== FUNCTIONS_ROW);
  if (applied.length === 0) return 'the database is up to date';
  if (names.length === 0) return 'the functions of the database were brought up to date';
  return names.length <= NAMED ? `applied ${names.join(', ')}` : `${names.length} migrations applied`;
}

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
