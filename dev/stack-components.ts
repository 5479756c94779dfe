import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { StackConfig } from '#lib/config/config.ts';
import type { Env } from '#lib/config/fields.ts';
import { ROOT } from './build.ts';
import { startCentralBank, withCentralBank } from './central-bank/start.ts';
import type { Secrets } from './data-dir.ts';
import { StartFailure } from './failure.ts';
import { readerArguments, startReader, withReader } from './fingerprint/start.ts';
import { type EmbeddedIdentity, IDENTITY_FILES, startIdentity } from './identity/identity.ts';
import { startObjectStorage } from './object-storage.ts';
import { phase } from './phase.ts';
import { freePort } from './ports.ts';
import { type EmbeddedPostgres, startPostgres } from './postgres.ts';
import { printAgentPair } from './print-agent/pair.ts';
import { complete } from './processes.ts';
import type { Ports, RunFile } from './run-file.ts';
import { issuerHost, type StackComponents, stackEnv, webAddresses } from './stack-env.ts';
import type { StopList } from './stop-list.ts';
import { supervise } from './supervise.ts';

/** Every step of one start needs these. */
export type Context = Readonly<{
  config: StackConfig;
  env: Env;
  mode: 'start' | 'dev';
  dir: string;
  secrets: Secrets;
  port: number;
  runFile: RunFile;
  stops: StopList;
  /** The database is up to date and holds its bank: nothing is migrated or seeded. */
  installed: boolean;
  log: (line: string) => void;
  /** Shows what a part prints under its name; undefined when nobody listens, and the failure then carries it. */
  echo: (name: string) => ((line: string) => void) | undefined;
}>;

/** Waits for all, so that nothing is still starting when the first failure is reported. */
export async function together<T extends readonly unknown[]>(work: { [K in keyof T]: Promise<T[K]> }): Promise<T> {
  const settled = await Promise.allSettled(work);
  const bad = settled.find((result) => result.status === 'rejected');
  if (bad) throw bad.reason;
  return settled.map((result) => (result as PromiseFulfilledResult<unknown>).value) as unknown as T;
}

/** Starts the servers that are not configured, each beside the others, and brings the database up to date. */
export async function startComponents(context: Context): Promise<StackComponents> {
  const { config, dir, secrets, port, runFile, stops, env, log } = context;
  const previous = runFile.previousPorts;
  const started = async <T extends { stop: () => Promise<void> }>(start: Promise<T>): Promise<T> => {
    const part = await start;
    await stops.add(part.stop);
    return part;
  };
  const needsDatabase = !config.databaseUrl && !config.coreAddress;
  const centralBank = withCentralBank(config, env) ? startCentralBank(dir, log) : undefined;
  if (centralBank) await stops.add(centralBank.stop);
  const [database, identity, storage, reader] = await together([
    needsDatabase ? phase(log, 'PostgreSQL', () => supervisedPostgres(context)) : Promise.resolve(undefined),
    config.issuer ? Promise.resolve(undefined) : renewableIdentity(context),
    config.storageEndpoint
      ? Promise.resolve(undefined)
      : started(
          startObjectStorage({
            dir: join(dir, 's3'),
            bucket: env.S3_BUCKET || 'amanah',
            secrets,
            preferredPort: previous.storage,
          }),
        ),
    withReader(config) ? started(startReader(context, previous.reader)) : Promise.resolve(undefined),
  ] as const);
  const corePort = config.coreAddress || env.CORE_LISTEN ? undefined : await freePort('127.0.0.1', previous.core);
  const coreListen = config.coreAddress ? undefined : env.CORE_LISTEN || `127.0.0.1:${corePort}`;
  const ports: Record<string, number | undefined> = {
    web: port,
    postgres: database?.port,
    identity: identity?.port,
    storage: storage?.port,
    core: corePort,
    reader: reader?.port,
  };
  runFile.setPorts(Object.fromEntries(Object.entries(ports).filter(([, value]) => value !== undefined)) as Ports);
  const components: StackComponents = {
    database,
    issuer: identity?.issuer,
    renewIdentity: identity?.renew,
    storageEndpoint: storage?.endpoint,
    coreListen,
    fingerprintPort: reader?.port,
    settlement: centralBank?.env,
    printAgent: coreListen && !env.PRINT_AGENT_CERT && !env.PRINT_AGENT_KEY ? printAgentPair(dir) : undefined,
  };
  if (coreListen && !context.installed) {
    const full = stackEnv(env, config, port, secrets, components);
    await phase(log, 'Migrations', () => program(context, 'migrate', 'core/db/migrate.ts', full));
    const about = [...(centralBank ? ['--central-bank'] : []), ...(reader ? readerArguments(secrets) : [])];
    const args = ['--history', String(config.demoHistoryDays), ...about];
    await phase(log, 'Demo bank', () => program(context, 'seed', 'core/programs/seed.ts', full, args));
    if (centralBank && full.DATABASE_URL) await centralBank.present(full.DATABASE_URL);
    log('Database is up to date.');
  }
  return components;
}

/** The embedded identity provider, and how to give it back the people of the realm file, without sessions and locks, at the same port. */
async function renewableIdentity(
  context: Context,
): Promise<EmbeddedIdentity & { readonly renew: () => Promise<void> }> {
  const { config, dir, secrets, port, stops, runFile } = context;
  const start = (preferredPort: number | undefined) =>
    startIdentity({
      dir,
      secrets,
      web: webAddresses(config, port),
      production: config.production,
      host: config.webHost,
      issuerHost: issuerHost(config),
      preferredPort,
    });
  const first = await start(runFile.previousPorts.identity);
  let current = first;
  await stops.add(() => current.stop());
  const renew = async (): Promise<void> => {
    await current.stop();
    for (const file of IDENTITY_FILES) rmSync(join(dir, file), { force: true });
    current = await start(first.port);
  };
  return { ...first, renew };
}

/** PostgreSQL on the data folder, at the same port however often it has to be started. */
function supervisedPostgres({ dir, secrets, runFile, stops, log }: Context): Promise<EmbeddedPostgres> {
  let port: number | undefined;
  const start = async () => {
    const preferredPort = port ?? runFile.previousPorts.postgres;
    const database = await startPostgres({ dir: join(dir, 'postgres'), secrets, preferredPort });
    if (port !== undefined && database.port !== port) {
      await database.stop();
      throw new StartFailure(`its port ${port} is held by another program`);
    }
    port = database.port;
    runFile.addChild(database.pid);
    return database;
  };
  return supervise({ name: 'PostgreSQL', stops, say: log, start });
}

/** Runs one of the core's programs to its end; it is stopped too when the start is given up. */
async function program(
  { stops, echo }: Context,
  name: string,
  file: string,
  env: Record<string, string>,
  args: readonly string[] = [],
): Promise<void> {
  const onLine = echo(name);
  await complete(
    { name, command: process.execPath, args: [join(ROOT, file), ...args], cwd: ROOT, env, onLine },
    (running) => {
      void stops.add(running.stop);
    },
  );
}
