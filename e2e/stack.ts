import { readFileSync } from 'node:fs';
import postgres from 'postgres';

/** The settings of the stack that the tests of this worker use. Where the global setup publishes them, they reach every worker. */
const NAMES = {
  url: 'E2E_URL',
  log: 'E2E_LOG',
  ownerUrl: 'E2E_DATABASE_URL',
  dataDir: 'E2E_DATA_DIR',
  reader: 'E2E_READER',
} as const;

type Setting = keyof typeof NAMES;

export function publish(settings: Readonly<Record<Setting, string>>): void {
  for (const setting of Object.keys(NAMES) as Setting[]) process.env[NAMES[setting]] = settings[setting];
}

const TEMPLATE_DIR = 'E2E_TEMPLATE';

/** Publishes the folder of the bank that each worker copies. */
export function publishTemplate(dir: string): void {
  process.env[TEMPLATE_DIR] = dir;
}

/** All workers use the one stack that is published. */
export function forgetTemplate(): void {
  delete process.env[TEMPLATE_DIR];
}

/** The folder of the bank that each worker copies; undefined where all workers use one stack that is there. */
export const templateDir = (): string | undefined => process.env[TEMPLATE_DIR];

function setting(name: Setting): string {
  const value = process.env[NAMES[name]];
  if (!value) throw new Error(`${NAMES[name]} is not set: the tests run through npm run e2e, which starts the stack`);
  return value;
}

/** Returns the web's address, without a slash at the end. */
export const stackUrl = (): string => setting('url');

/** Everything that the parts of the stack have printed so far. */
export const stackLog = (): string => readFileSync(setting('log'), 'utf8');

/** The folder the stack keeps its data in. */
export const stackDataDir = (): string => setting('dataDir');

/** Returns the simulated fingerprint reader's address. */
export const readerUrl = (): string => setting('reader');

/** Returns the database owner's connection string, for commands that read the books from outside. */
export const ownerUrl = (): string => setting('ownerUrl');

/** Runs work as the owner of the database, as nobody in the product can. */
export async function asOwner<T>(work: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const sql = postgres(ownerUrl(), { max: 1, onnotice: () => {} });
  try {
    return await work(sql);
  } finally {
    await sql.end();
  }
}
