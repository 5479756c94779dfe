import { join } from 'node:path';
import { coreConfig, type StackConfig, stackConfig, webConfig } from '#lib/config.ts';
import { ConfigError, type Env } from '#lib/config-fields.ts';
import { ensureBuild, NEXT, ROOT } from './build.ts';
import { isReadable, loadSecrets, openDataDir, type Secrets } from './data-dir.ts';
import { StartFailure } from './failure.ts';
import { startIdentity } from './identity.ts';
import { startObjectStorage } from './object-storage.ts';
import { claimWebPort, freePort } from './ports.ts';
import { startPostgres } from './postgres.ts';
import { accepts, complete, type Running, ready, run } from './processes.ts';
import { type Ports, type RunFile, takeRunFile } from './run-file.ts';
import { type Parts, reachableHost, stackEnv, webAddresses } from './stack-env.ts';
import { type StopList, stopList } from './stop-list.ts';

export type Stack = Readonly<{
  /** Where the web answers, without a slash at the end. */
  url: string;
  /** The environment the core and the web run with. */
  env: Readonly<Record<string, string>>;
  /** True when the embedded identity provider serves the demo users. */
  demoUsers: boolean;
  /** Resolves with one sentence when a part ends by itself. */
  failed: Promise<string>;
  stop: () => Promise<void>;
}>;

export type StackOptions = Readonly<{
  /** Read instead of process.env. */
  env?: Env;
  /** 'start' serves the production build, 'dev' reloads on each change. */
  mode?: 'start' | 'dev';
  /** Receives what happens and what the parts print, a line at a time. */
  log?: (line: string) => void;
  /** Stops everything, also in the middle of the start. */
  signal?: AbortSignal;
}>;

type Context = Readonly<{
  config: StackConfig;
  env: Env;
  mode: 'start' | 'dev';
  dir: string;
  secrets: Secrets;
  port: number;
  runFile: RunFile;
  stops: StopList;
  log: (line: string) => void;
  reportFailure: (sentence: string) => void;
}>;

/**
 * Brings up the whole stack: PostgreSQL, identity, object storage, core and web, each one skipped when the environment
 * names a real one. Answers when the web says that every part is well. Fails with a StartFailure or a ConfigError and
 * leaves nothing running.
 */
export async function startStack(options: StackOptions = {}): Promise<Stack> {
  const { env = process.env, mode = 'start', log = () => {}, signal } = options;
  const config = stackConfig(env);
  const dir = openDataDir(config.dataDir);
  const stops = stopList();
  const runFile = await takeRunFile(dir);
  await stops.add(async () => runFile.release());
  const abort = () => void stops.stopAll();
  signal?.addEventListener('abort', abort);
  if (signal?.aborted) abort();
  let reportFailure: (sentence: string) => void = () => {};
  const failed = new Promise<string>((resolve) => {
    reportFailure = resolve;
  });
  try {
    const port = await claimWebPort(config.webHost, config.webPort);
    const secrets = await loadSecrets(dir);
    const context: Context = { config, env, mode, dir, secrets, port, runFile, stops, log, reportFailure };
    const [parts] = await together([startParts(context), build(context)]);
    const full = stackEnv(env, config, port, secrets, parts);
    proveConfig(full, parts);
    if (parts.coreListen) await startCore(context, full, parts.coreListen);
    await startWeb(context, full);
    return {
      url: webAddresses(config, port).publicUrl,
      env: full,
      demoUsers: !config.issuer,
      failed,
      stop: stops.stopAll,
    };
  } catch (error) {
    await stops.stopAll();
    throw error;
  } finally {
    signal?.removeEventListener('abort', abort);
  }
}

/** Waits for all, so that nothing is still starting when the first failure is reported. */
async function together<T extends readonly unknown[]>(work: { [K in keyof T]: Promise<T[K]> }): Promise<T> {
  const settled = await Promise.allSettled(work);
  const bad = settled.find((result) => result.status === 'rejected');
  if (bad) throw bad.reason;
  return settled.map((result) => (result as PromiseFulfilledResult<unknown>).value) as unknown as T;
}

/** Lets the programs' own schemas look at what they will get, so that they need not fail for it. */
function proveConfig(env: Record<string, string>, parts: Parts): void {
  if (parts.coreListen) coreConfig(env);
  const { tls } = webConfig(env).core;
  for (const [kind, file] of Object.entries(tls ?? {})) {
    if (!isReadable(file))
      throw new ConfigError(`CORE_TLS_${kind.toUpperCase()}`, `is "${file}" but no such file can be read.`);
  }
}

async function build({ mode, stops, runFile, log }: Context): Promise<void> {
  if (mode === 'dev') return;
  const track = (running: Running) => {
    runFile.addChild(running.pid);
    void stops.add(running.stop);
  };
  await ensureBuild(track, () => log('Building the web, this takes a moment ...'));
}

async function startParts(context: Context): Promise<Parts> {
  const { config, dir, secrets, port, runFile, stops, env, log } = context;
  const previous = runFile.previousPorts;
  const keep = async <T extends { stop: () => Promise<void> }>(start: Promise<T>): Promise<T> => {
    const part = await start;
    await stops.add(part.stop);
    return part;
  };
  const needsDatabase = !config.databaseUrl && !config.coreAddress;
  const [database, identity, storage] = await together([
    needsDatabase
      ? keep(startPostgres({ dir: join(dir, 'postgres'), secrets, preferredPort: previous.postgres }))
      : Promise.resolve(undefined),
    config.issuer
      ? Promise.resolve(undefined)
      : keep(
          startIdentity({
            dir,
            secrets,
            web: webAddresses(config, port),
            production: config.production,
            host: config.webHost,
            issuerHost: config.publicUrl ? new URL(config.publicUrl).hostname : reachableHost(config.webHost),
            preferredPort: previous.identity,
          }),
        ),
    config.storageEndpoint
      ? Promise.resolve(undefined)
      : keep(
          startObjectStorage({
            dir: join(dir, 's3'),
            bucket: env.S3_BUCKET || 'amanah',
            secrets,
            preferredPort: previous.storage,
          }),
        ),
  ] as const);
  if (database) {
    runFile.addChild(database.pid);
    void database.ended.then((how) => context.reportFailure(`PostgreSQL ended by itself (${how}).`));
  }
  const corePort = config.coreAddress || env.CORE_LISTEN ? undefined : await freePort('127.0.0.1', previous.core);
  const coreListen = config.coreAddress ? undefined : env.CORE_LISTEN || `127.0.0.1:${corePort}`;
  const ports: Record<string, number | undefined> = {
    web: port,
    postgres: database?.port,
    identity: identity?.port,
    storage: storage?.port,
    core: corePort,
  };
  runFile.setPorts(Object.fromEntries(Object.entries(ports).filter(([, value]) => value !== undefined)) as Ports);
  const parts: Parts = { database, issuer: identity?.issuer, storageEndpoint: storage?.endpoint, coreListen };
  if (coreListen) {
    const full = stackEnv(env, config, port, secrets, parts);
    await program(context, 'migrate', 'core/db/migrate.ts', full);
    await program(context, 'seed', 'core/db/seed.ts', full);
    log('Database is up to date.');
  }
  return parts;
}

/** Runs one of the core's programs to its end; it is stopped too when the start is given up. */
async function program(
  { stops, log }: Context,
  name: string,
  file: string,
  env: Record<string, string>,
): Promise<void> {
  const onLine = (line: string) => log(`${name} | ${line}`);
  await complete({ name, command: process.execPath, args: [join(ROOT, file)], cwd: ROOT, env, onLine }, (running) => {
    void stops.add(running.stop);
  });
}

async function keepRunning(
  context: Context,
  name: string,
  args: readonly string[],
  env: Record<string, string>,
): Promise<Running> {
  const { stops, runFile, log, reportFailure } = context;
  const running = run({
    name,
    command: process.execPath,
    args,
    cwd: ROOT,
    env,
    onLine: (line) => log(`${name} | ${line}`),
  });
  runFile.addChild(running.pid);
  void running.ended.then((how) => reportFailure(`The ${name} ended by itself (${how}).`));
  await stops.add(running.stop);
  return running;
}

async function startCore(context: Context, env: Record<string, string>, listen: string): Promise<void> {
  const watch = context.mode === 'dev' ? ['--watch'] : [];
  const running = await keepRunning(context, 'core', [...watch, join(ROOT, 'core', 'main.ts')], env);
  const at = listen.lastIndexOf(':');
  const port = Number.parseInt(listen.slice(at + 1), 10);
  await ready('The core', running, () => accepts(reachableHost(listen.slice(0, at)), port));
}

async function startWeb(context: Context, env: Record<string, string>): Promise<void> {
  const { config, port, mode } = context;
  const args = [NEXT, mode, '-H', config.webHost, '-p', String(port)];
  const nodeEnv = mode === 'dev' ? 'development' : 'production';
  const running = await keepRunning(context, 'web', args, { ...env, NODE_ENV: nodeEnv });
  let health = '';
  const healthy = async () => {
    try {
      const answer = await fetch(`http://${reachableHost(config.webHost)}:${port}/api/health`, { redirect: 'manual' });
      health = (await answer.text()).slice(0, 500);
      return answer.status === 200;
    } catch {
      return false;
    }
  };
  try {
    await ready('The web', running, healthy, 120_000);
  } catch (error) {
    throw error instanceof StartFailure && health
      ? new StartFailure(`${error.message}\n/api/health answered: ${health}`)
      : error;
  }
}
