import { join } from 'node:path';
import { ROOT, WEB } from '#dev/build.ts';
import type { OsUser } from '#dev/postgres-user.ts';
import { accepts } from '#dev/processes.ts';
import type { environments } from './environment.ts';
import { type Addresses, type MachineName, PORTS, type Role, roleOf } from './layout.ts';
import type { Work } from './machine.ts';
import type { Programs } from './preflight.ts';
import { serverOf } from './process-tree.ts';
import { etcdArguments } from './settings.ts';

export interface WorkContext {
  readonly at: Addresses;
  readonly dir: string;
  readonly programs: Programs;
  readonly user: OsUser;
  readonly env: ReturnType<typeof environments>;
  readonly diskOf: (name: MachineName) => string;
  readonly settingsOf: (name: MachineName) => string;
}

const HURRIED_MS = 2_000;

/** True when the address answers with 200 in time. */
export async function answers(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(HURRIED_MS), redirect: 'manual' });
    await answer.body?.cancel();
    return answer.status === 200;
  } catch {
    return false;
  }
}

const node = (file: string, ...args: readonly string[]) => ({
  command: process.execPath,
  args: [join(ROOT, file), ...args],
});

/** Returns the program of each kind of machine. */
const works: Readonly<Record<Role, (name: MachineName, around: WorkContext) => Work>> = {
  etcd: (name, { at, programs, diskOf }) => ({
    command: programs.etcd,
    args: etcdArguments(name, at, join(diskOf(name), 'data')),
    serves: () => answers(`http://${at(name)}:${PORTS.etcd}/health`),
  }),
  pg: (name, { at, programs, user, diskOf, settingsOf }) => ({
    command: programs.patroni,
    args: [settingsOf(name)],
    user,
    serves: () => answers(`http://${at(name)}:${PORTS.patroni}/health`),
    clocksItself: true,
    apart: () => serverOf(join(diskOf(name), 'data')),
  }),
  lb: (name, { at, programs, settingsOf }) => ({
    command: programs.haproxy,
    args: ['-db', '-f', settingsOf(name)],
    serves: () => accepts(at(name), PORTS.readWrite),
  }),
  idp: (name, { at, dir, env }) => ({
    ...node('dev/cluster/part.ts', 'identity', dir, at(name), env.publicUrl),
    serves: () => answers(`${env.shared.KEYCLOAK_ISSUER}/.well-known/openid-configuration`),
  }),
  s3: (name, { at, dir }) => ({
    ...node('dev/cluster/part.ts', 'storage', dir, at(name)),
    serves: () => accepts(at(name), PORTS.storage),
  }),
  bank: (_name, { dir }) => ({ ...node('dev/cluster/part.ts', 'central-bank', dir), serves: async () => true }),
  core: (name, { at, env }) => ({
    ...node('core/main.ts'),
    env: env.core(name),
    serves: () => accepts(at(name), PORTS.core),
  }),
  web: (name, { at, env }) => ({
    command: process.execPath,
    args: [WEB, 'start'],
    env: env.web(name),
    serves: () => answers(`http://${at(name)}:${PORTS.web}/api/health/ready`),
  }),
};

/** Returns the program of a machine. */
export const workOf = (name: MachineName, around: WorkContext): Work => works[roleOf(name)](name, around);
