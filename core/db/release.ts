import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { Db } from './client.ts';
import { compatibleFunctions } from './compatible-functions.ts';
import { NAMES_ROW, namesPrint } from './name-forms.ts';
import { versionedTables } from './reference/evidence.ts';

const MIGRATIONS = new URL('./migrations/', import.meta.url);
const FUNCTIONS = new URL('./functions/', import.meta.url);
/** The modules in the order of their migrations: a view finds the functions that it calls. */
const MODULES =
  'foundation ledger control customers accounts deposits profit-sharing cash payments cheques books business-day'.split(
    ' ',
  );
const GRANTS = new URL('./grants.sql', import.meta.url);
/** The row of schema_migration that identifies the functions in the database. */
export const FUNCTIONS_ROW = 'functions';
/** Databases of versions before the first release, 0.1.0, have this migration. Its numbering began anew with that release. */
const BEFORE_FIRST_RELEASE = '0001-bank.sql';
const TOO_OLD =
  'it was made by a version before the first release, 0.1.0, and cannot be brought to this one: make an empty database (npm run reset deletes the embedded one)';
/** A migration that begins with this line only adds what cores of the release before need not know: they go on working. */
const COMPATIBLE = /^-- compatible\b/;

interface Source {
  readonly name: string;
  readonly text: string;
}

interface Migration extends Source {
  readonly print: string;
  readonly compatible: boolean;
}

/** The schema for which this release was written. */
export interface Release {
  readonly migrations: readonly Migration[];
  readonly functions: { readonly files: readonly Source[]; readonly grants: string; readonly print: string };
  readonly names: string;
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

/** Reads the release's own migrations in their order, its functions with their rights, and the prints of all of them. */
export async function readRelease(): Promise<Release> {
  const [migrations, files] = await Promise.all([sources(MIGRATIONS), functionSources()]);
  const grants = await readFile(GRANTS, 'utf8');
  const parts = [...files.map(({ name, text }) => `${name}\n${text}`), grants, JSON.stringify(versionedTables)];
  return {
    migrations: migrations.map(({ name, text }) => ({
      name,
      text,
      print: hash(text),
      compatible: COMPATIBLE.test(text),
    })),
    functions: { files, grants, print: hash(parts.join('\n')) },
    names: await namesPrint(),
  };
}

/** A row of schema_migration: what was applied, and which cores of earlier releases may go on with it. */
interface Applied {
  readonly sidik: string;
  /** A migration that takes nothing away from the release before. */
  readonly serasi: boolean;
  /** Prints of functions of earlier releases in whose place these may stand. */
  readonly melayani: readonly string[];
}

/** Returns what the database says was applied to it, by name. */
export async function appliedTo(db: Db): Promise<ReadonlyMap<string, Applied>> {
  // A database from before the first release has neither of the two columns.
  const rows = await db<(Applied & { nama: string })[]>`
    select nama, sidik, coalesce((isi ->> 'serasi')::boolean, false) as serasi, array(select jsonb_array_elements_text(isi -> 'melayani')) as melayani
    from schema_migration m cross join lateral to_jsonb(m) isi`;
  return new Map(rows.map((row) => [row.nama, row]));
}

/**
 * The schema in the database is this release's, or of a later one that cores of this release can work with; behind this release, which its migration
 * mends; or one that this release can do nothing with.
 */
type Fit = { readonly is: 'own' | 'later' } | { readonly is: 'behind' | 'strange'; readonly difference: string };

const behind = (difference: string): Fit => ({ is: 'behind', difference: `${difference}: run migrate` });
const strange = (difference: string): Fit => ({ is: 'strange', difference });

/** Compares what was applied to a database with a release. */
export function fitOf(applied: ReadonlyMap<string, Applied>, { migrations, functions, names }: Release): Fit {
  if (applied.has(BEFORE_FIRST_RELEASE)) return strange(TOO_OLD);
  const edited = migrations.find(({ name, print }) => applied.has(name) && applied.get(name)?.sidik !== print);
  if (edited)
    return strange(`${edited.name} was changed after it had been applied: a change of the schema is a new migration`);
  const known = new Set([FUNCTIONS_ROW, NAMES_ROW, ...migrations.map(({ name }) => name)]);
  const later = [...applied].filter(([name]) => !known.has(name));
  const unknown = later.filter(([, { serasi }]) => !serasi).map(([name]) => name);
  if (unknown.length > 0) return strange(`it is newer than this release, which does not know ${unknown.join(', ')}`);
  const missing = migrations.filter(({ name }) => !applied.has(name)).map(({ name }) => name);
  if (missing.length > 0) return behind(`it is older than this release, ${missing.join(', ')} was not applied`);
  const stands = applied.get(FUNCTIONS_ROW);
  const served = stands?.melayani.includes(functions.print) ?? false;
  if (stands?.sidik !== functions.print && !served)
    return later.length > 0
      ? strange('it is newer than this release, and its functions serve no core of it')
      : behind('its functions are of another release');
  if (applied.get(NAMES_ROW)?.sidik !== names) return behind('its names are kept by the rules of another release');
  return { is: later.length > 0 || served ? 'later' : 'own' };
}

/** Returns which earlier functions the functions of this release may stand in for. */
export const servedFunctions = (): string[] => Object.values(compatibleFunctions);

/** Read once: a release that is put in the place of this one while it runs must not pass for it. */
let ownRelease: Promise<Release> | undefined;

/**
 * Returns how the schema in the database differs from those that this release works with; '' when it does not. An older one lacks what the code asks
 * for; a newer one may have taken away what it relies on, unless it says that it did not.
 */
export async function schemaDifference(db: Db): Promise<string> {
  ownRelease ??= readRelease();
  const fit = fitOf(await appliedTo(db), await ownRelease);
  return 'difference' in fit ? fit.difference : '';
}
