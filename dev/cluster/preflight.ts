import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '#dev/build.ts';
import { StartFailure } from '#dev/failure.ts';
import type { OsUser } from '#dev/postgres-user.ts';
import { programIn } from './shell.ts';

/** The cluster is made of these programs, each with its whole path. */
export interface Programs {
  readonly patroni: string;
  readonly etcd: string;
  readonly haproxy: string;
  /** The folder with `postgres` and `initdb`. */
  readonly postgres: string;
  /** Makes the clock of a program another one; undefined: clocks cannot be skewed here. */
  readonly faketime: string | undefined;
}

/** The first version that gives the leader's key up when it does not hold it any more. */
const PATRONI_MINIMUM = [4, 1] as const;
const GET_PATRONI = `python3 -m venv .venv && .venv/bin/pip install 'patroni[etcd3]>=${PATRONI_MINIMUM.join('.')}' psycopg2-binary`;
const POSTGRES_MINIMUM = 15;
const DEBIAN_POSTGRES = '/usr/lib/postgresql';

function found(name: string, packageName: string): string {
  const path = programIn(name);
  if (path) return path;
  throw new StartFailure(`The cluster needs ${name}, which is not on this machine: apt-get install ${packageName}.`);
}

/** Returns the folder of the newest PostgreSQL that Debian's packages have installed. */
function postgresFolder(): string {
  const versions = existsSync(DEBIAN_POSTGRES)
    ? readdirSync(DEBIAN_POSTGRES).map((name) => Number.parseInt(name, 10))
    : [];
  const newest = Math.max(
    0,
    ...versions.filter((version) => existsSync(join(DEBIAN_POSTGRES, String(version), 'bin/postgres'))),
  );
  if (newest >= POSTGRES_MINIMUM) return join(DEBIAN_POSTGRES, String(newest), 'bin');
  throw new StartFailure(
    `The cluster needs PostgreSQL ${POSTGRES_MINIMUM} or newer with its server programs, which is not on this machine: apt-get install postgresql.`,
  );
}

/** Refuses a Patroni that is too old, given what `patroni --version` prints. Throws a StartFailure that gives the reason. */
export function provePatroni(path: string, said: string): void {
  const [, major = '0', minor = '0'] = /(\d+)\.(\d+)/.exec(said) ?? [];
  const version = [Number.parseInt(major, 10), Number.parseInt(minor, 10)] as const;
  if (version[0] > PATRONI_MINIMUM[0] || (version[0] === PATRONI_MINIMUM[0] && version[1] >= PATRONI_MINIMUM[1]))
    return;
  throw new StartFailure(
    `${path} is "${said.trim()}", and the cluster needs Patroni ${PATRONI_MINIMUM.join('.')} or newer: Debian's 3.0.2 lost acknowledged postings in a network partition, because a leader that was cut off took its key back from the one elected meanwhile. Get it with: ${GET_PATRONI}`,
  );
}

/** Returns the path of Patroni, proved as the user that runs it: root's own Python may be out of that user's reach. */
function patroni(user: OsUser): string {
  const path = programIn('patroni', [join(ROOT, '.venv', 'bin')]);
  if (!path) throw new StartFailure(`The cluster needs Patroni, which is not on this machine: ${GET_PATRONI}`);
  let said: string;
  try {
    said = execFileSync(path, ['--version'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(user && { uid: user.uid, gid: user.gid }),
    });
  } catch (error) {
    const { stderr = '' } = error as { stderr?: string };
    throw new StartFailure(
      `${path} does not start${user ? ' as the user "postgres"' : ''} (${stderr.trim().split('\n').at(-1) ?? ''}): get it anew with /usr/bin/python3: ${GET_PATRONI}`,
    );
  }
  provePatroni(path, said);
  return path;
}

const FAKETIME = ['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu/faketime/libfaketimeMT.so.1`);

/** Finds the programs. Throws a StartFailure that names the first missing package and how to get it. */
export function findPrograms(user: OsUser): Programs {
  if (process.platform !== 'linux') throw new StartFailure('The cluster runs on Linux only: use npm start here.');
  return {
    postgres: postgresFolder(),
    etcd: found('etcd', 'etcd-server'),
    haproxy: found('haproxy', 'haproxy'),
    patroni: patroni(user),
    faketime: FAKETIME.find((path) => existsSync(path)),
  };
}
