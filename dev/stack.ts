import { coreConfig, stackConfig, webConfig } from '#lib/config/config.ts';
import { ConfigError, type Env } from '#lib/config/fields.ts';
import { isReadable, loadSecrets, openDataDir } from './data-dir.ts';
import { StartFailure } from './failure.ts';
import { claimWebPort } from './ports.ts';
import { claimRunFile } from './run-file.ts';
import { type Context, startComponents, together } from './stack-components.ts';
import { type StackComponents, stackEnv, webAddresses } from './stack-env.ts';
import { build, startCore, startWeb } from './stack-programs.ts';
import { stopList } from './stop-list.ts';

export type Stack = Readonly<{
  /** The web answers at this address, without a slash at the end. */
  url: string;
  /** The environment the core and the web run with. */
  env: Readonly<Record<string, string>>;
  /** True when the embedded identity provider serves the demo users. */
  demoUsers: boolean;
  /** The embedded PostgreSQL's superuser address, for tests that copy the bank. */
  adminUrl: string | undefined;
  /**
   * Stops the core, does the work, gives the embedded identity provider back its first people, and starts the core again: what
   * core and provider remember of the bank before the work is gone.
   */
  renew: (work: () => Promise<void>) => Promise<void>;
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
  /** 'bank' ends the start when the bank is in its database; 'programs' takes the bank that is there as it is. */
  only?: 'bank' | 'programs';
}>;

/**
 * Brings up the whole stack: PostgreSQL, identity, object storage, core and web, each one skipped when the environment names a real one.
 * Resolves when the web reports that every part is well. Fails with a StartFailure or a ConfigError and leaves nothing running.
 */
export async function startStack(options: StackOptions = {}): Promise<Stack> {
  const { env = process.env, mode = 'start', signal, only } = options;
  const log = options.log ?? (() => {});
  const echo = (name: string) => options.log && ((line: string) => log(`${name} | ${line}`));
  const config = stackConfig(env);
  const dir = openDataDir(config.dataDir);
  const stops = stopList();
  const runFile = await claimRunFile(dir);
  await stops.add(async () => runFile.release());
  const abort = () => void stops.stopAll();
  signal?.addEventListener('abort', abort);
  if (signal?.aborted) abort();
  try {
    const port = await claimWebPort(config.webHost, config.webPort);
    const secrets = await loadSecrets(dir);
    const context: Context = {
      config,
      env,
      mode,
      dir,
      secrets,
      port,
      runFile,
      stops,
      log,
      echo,
      installed: only === 'programs',
    };
    const [parts] = await together([startComponents(context), build(context)]);
    const full = stackEnv(env, config, port, secrets, parts);
    proveConfig(full, parts);
    const serves = only !== 'bank';
    const whileDown = serves && parts.coreListen ? await startCore(context, full, parts.coreListen) : undefined;
    if (serves) await startWeb(context, full);
    return {
      url: webAddresses(config, port).publicUrl,
      env: full,
      demoUsers: !config.issuer,
      adminUrl: parts.database?.adminUrl,
      renew: async (work) => {
        if (!whileDown) throw new StartFailure('Only a stack with a core of its own can be renewed.');
        await whileDown(async () => {
          await work();
          await parts.renewIdentity?.();
        });
      },
      stop: stops.stopAll,
    };
  } catch (error) {
    await stops.stopAll();
    throw error;
  } finally {
    signal?.removeEventListener('abort', abort);
  }
}

/** Checks the coming environment against the programs' own schemas, so that they need not fail for it. */
function proveConfig(env: Record<string, string>, parts: StackComponents): void {
  if (parts.coreListen) coreConfig(env);
  const { tls } = webConfig(env).core;
  for (const [kind, file] of Object.entries(tls ?? {})) {
    if (!isReadable(file))
      throw new ConfigError(`CORE_TLS_${kind.toUpperCase()}`, `is "${file}" but no such file can be read.`);
  }
}
