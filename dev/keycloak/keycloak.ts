import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { reason, StartFailure } from '#dev/failure.ts';
import type { WebAddresses } from '#dev/identity/provider.ts';
import { freePort } from '#dev/ports.ts';
import { type Program, ready, run } from '#dev/processes.ts';
import { REALM_FILE, readRealm } from '#dev/realm.ts';
import { requireTools, unpackKeycloak } from './distribution.ts';
import { type ClientSecrets, realmCopy } from './realm-copy.ts';

export type Keycloak = Readonly<{ issuer: string; stop: () => Promise<void> }>;

/** It builds itself at its first start: a minute on two idle cores, several on busy ones. */
const READY_LIMIT_MS = 600_000;

/** Returns true when the realm was imported and is served. */
const serves = (issuer: string) => async (): Promise<boolean> => {
  try {
    return (await fetch(`${issuer}/.well-known/openid-configuration`)).status === 200;
  } catch {
    return false;
  }
};

/**
 * Starts a real Keycloak in development mode on a free port, with the realm file imported for the web at this address. It
 * keeps everything in memory and in `dir`, which is emptied first. Throws a StartFailure where Java or Maven is missing.
 */
export async function startKeycloak(options: {
  dir: string;
  secrets: ClientSecrets;
  web: WebAddresses;
  /** Receives what it prints; when it does not start, the failure carries the last of it. */
  log: (line: string) => void;
}): Promise<Keycloak> {
  const { dir, secrets, web, log } = options;
  requireTools();
  let current: { stop: () => Promise<void> } | undefined;
  const abort = () => void current?.stop();
  process.once('exit', abort);
  const home = await unpackKeycloak(dir, (running) => {
    current = running;
  });
  const imported = join(home, 'data', 'import');
  mkdirSync(imported, { recursive: true });
  const text = realmCopy(readFileSync(REALM_FILE, 'utf8'), secrets, web);
  writeFileSync(join(imported, 'amanah-realm.json'), text, { mode: 0o600 });
  const port = await freePort('127.0.0.1');
  const management = await freePort('127.0.0.1');
  const program: Program = {
    name: 'keycloak',
    command: join(home, 'bin', 'kc.sh'),
    args: [
      'start-dev',
      '--http-host=127.0.0.1',
      `--http-port=${port}`,
      `--http-management-port=${management}`,
      '--db=dev-mem',
      '--import-realm',
    ],
    cwd: home,
    env: { ...process.env, JAVA_OPTS_KC_HEAP: '-Xms64m -Xmx640m' },
    onLine: log,
  };
  const running = run(program);
  current = running;
  const issuer = `http://127.0.0.1:${port}/realms/${readRealm().name}`;
  try {
    await ready(program, running, serves(issuer), READY_LIMIT_MS);
  } catch (error) {
    await running.stop();
    throw new StartFailure(`${reason(error)}\n${running.lastLines()}`);
  }
  return {
    issuer,
    stop: async () => {
      process.off('exit', abort);
      await running.stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
