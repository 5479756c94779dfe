import { spawnSync } from 'node:child_process';
import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { StartFailure } from '#dev/failure.ts';
import { complete, type Running } from '#dev/processes.ts';

/** The release the product is tested against; the newest that runs on Java 17. */
const KEYCLOAK_VERSION = '26.7.3';
const JAVA_AT_LEAST = 17;
/** Pinned, so that the download works the same wherever it runs. */
const COPY = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy';

/** Returns a tool's output about itself, or undefined where there is none. */
export type Say = (command: string, args: readonly string[]) => string | undefined;

const say: Say = (command, args) => {
  const result = spawnSync(command, args, { encoding: 'utf8' });
  return result.status === 0 ? `${result.stdout}${result.stderr}` : undefined;
};

/** The Java that Keycloak's own script will take. */
const javaCommand = (javaHome: string | undefined): string => (javaHome ? join(javaHome, 'bin', 'java') : 'java');

/** Proves that Java and Maven are there, before anything is fetched. Throws a StartFailure that names what to install. */
export function requireTools(javaHome = process.env.JAVA_HOME, ask: Say = say): void {
  const java = javaCommand(javaHome);
  const version = ask(java, ['-version']);
  const major = Number.parseInt(/version "(?:1\.)?(\d+)/.exec(version ?? '')?.[1] ?? '0', 10);
  if (version === undefined) {
    throw new StartFailure(
      `Keycloak needs Java ${JAVA_AT_LEAST} or newer and ${java} does not run: install a JDK, or set JAVA_HOME to one.`,
    );
  }
  if (major < JAVA_AT_LEAST) {
    throw new StartFailure(
      `Keycloak needs Java ${JAVA_AT_LEAST} or newer and ${java} is Java ${major}: install a newer JDK, or set JAVA_HOME to one.`,
    );
  }
  if (ask('mvn', ['--version']) === undefined) {
    throw new StartFailure('Keycloak is fetched with Maven and mvn does not run: install Apache Maven.');
  }
}

/** Fetches the release through Maven, which keeps it in its own cache, and unpacks it anew. Returns its folder. */
export async function unpackKeycloak(dir: string, track: (running: Running) => void): Promise<string> {
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir, { recursive: true });
  const artifact = `org.keycloak:keycloak-quarkus-dist:${KEYCLOAK_VERSION}:tar.gz`;
  const maven = ['--batch-mode', '--quiet', COPY, `-Dartifact=${artifact}`, `-DoutputDirectory=${dir}`];
  await complete({ name: 'Maven', command: 'mvn', args: maven, cwd: dir }, track);
  const archive = join(dir, `keycloak-quarkus-dist-${KEYCLOAK_VERSION}.tar.gz`);
  await complete({ name: 'tar', command: 'tar', args: ['-xzf', archive, '-C', dir] }, track);
  rmSync(archive);
  const home = join(dir, 'keycloak');
  renameSync(join(dir, `keycloak-${KEYCLOAK_VERSION}`), home);
  return home;
}
