import { chmodSync, chownSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuild } from '#dev/build.ts';
import { startCentralBank } from '#dev/central-bank/start.ts';
import { loadSecrets, openDataDir, type Secrets } from '#dev/data-dir.ts';
import { StartFailure } from '#dev/failure.ts';
import { type OsUser, postgresUser, proveReachable } from '#dev/postgres-user.ts';
import { pause } from '#dev/processes.ts';
import { claimRunFile } from '#dev/run-file.ts';
import { stopList } from '#dev/stop-list.ts';
import { type Clock, clockedServer, sweepClocks } from './clock.ts';
import { prepareDatabase } from './database.ts';
import { type Disk, makeDisk, unmountBelow } from './disk.ts';
import { environments } from './environment.ts';
import { type Addresses, MACHINES, type MachineName, machinesOf, PORTS, roleOf } from './layout.ts';
import { type Machine, makeMachine } from './machine.ts';
import { createNetwork, type Network } from './network.ts';
import { findPrograms, type Programs } from './preflight.ts';
import { serverOf, signalAll } from './process-tree.ts';
import { haproxySettings, patroniSettings } from './settings.ts';
import { answers, workOf } from './works.ts';

/** The whole bank on this machine, each part as a machine of its own. */
export interface Cluster {
  readonly at: Addresses;
  readonly env: ReturnType<typeof environments>;
  readonly network: Network;
  readonly machines: ReadonlyMap<MachineName, Machine>;
  readonly disks: ReadonlyMap<MachineName, Disk>;
  readonly dir: string;
  readonly stop: () => Promise<void>;
}

export interface ClusterOptions {
  readonly say: (line: string) => void;
  /** Receives what the programs print, under the machine's name. */
  readonly echo: (name: MachineName, line: string) => void;
  /** Calendar days that the demo bank has lived through. */
  readonly history: number;
  /** Stops everything, also in the middle of the start. */
  readonly signal: AbortSignal;
}

/** Megabytes of a server's disk: room for the demo bank, its log and a drill's postings. */
const DISK_MB = 1_500;
const PROXIES_MS = 60_000;

/** One cluster at a time of each user; a later start finds what a killed one has left. */
const clusterDir = (): string => join(tmpdir(), `amanah-cluster-${process.getuid?.() ?? 0}`);

/** Each core keeps here, outside the database, what it has answered. */
export const answersDir = (dir: string): string => join(dir, 'answers');

/** Ends servers that a killed cluster has left, and removes its disks and files. */
function clear(dir: string): void {
  for (const name of machinesOf('pg')) signalAll(serverOf(join(dir, name, 'data')), 'SIGKILL');
  unmountBelow(dir);
  rmSync(dir, { recursive: true, force: true });
}

/** Makes the folder of each machine that keeps data. */
function makeDisks(dir: string, user: OsUser): Map<MachineName, Disk> {
  const disks = new Map<MachineName, Disk>();
  for (const name of [...machinesOf('etcd'), ...machinesOf('pg')]) {
    const disk = makeDisk(join(dir, name), DISK_MB);
    if (user && roleOf(name) === 'pg') chownSync(disk.dir, user.uid, user.gid);
    disks.set(name, disk);
  }
  return disks;
}

/** The cluster lives here, of these programs. */
interface Place {
  readonly dir: string;
  readonly programs: Programs;
  readonly user: OsUser;
}

/** Writes the settings of those machines that read them from a file. */
function writeSettings(
  { dir, programs, user, clockOf }: Place & { readonly clockOf: (name: MachineName) => Clock | undefined },
  network: Network,
  secrets: Secrets,
) {
  const folder = join(dir, 'settings');
  mkdirSync(folder);
  chmodSync(folder, 0o711);
  const fileOf = (name: MachineName) => join(folder, name);
  for (const name of machinesOf('pg')) {
    const { at } = network;
    const password = secrets.postgresPassword;
    const clock = clockOf(name);
    const binaries = clock ? clockedServer(join(folder, `${name}-bin`), programs.postgres, clock) : programs.postgres;
    writeFileSync(fileOf(name), patroniSettings({ name, at, dir: join(dir, name), binaries, password }), {
      mode: 0o600,
    });
    if (user) chownSync(fileOf(name), user.uid, user.gid);
  }
  for (const name of machinesOf('lb')) writeFileSync(fileOf(name), haproxySettings(name, network.at));
  return fileOf;
}

/** Fits out the machines; none of them runs yet. */
async function fitOut({ dir, programs, user }: Place, options: ClusterOptions, onLaunch: (pid: number) => void) {
  const secrets = await loadSecrets(dir);
  const network = createNetwork(dir);
  const centralBank = startCentralBank(dir, options.say);
  await centralBank.stop();
  const env = environments(network.at, secrets, centralBank.env, answersDir(dir));
  const disks = makeDisks(dir, user);
  const diskOf = (name: MachineName) => disks.get(name)?.dir ?? dir;
  const clocks = join(dir, 'clocks');
  mkdirSync(clocks);
  const clockOf = (name: MachineName): Clock | undefined =>
    programs.faketime && roleOf(name) !== 'etcd' ? { library: programs.faketime, file: join(clocks, name) } : undefined;
  const settingsOf = writeSettings({ dir, programs, user, clockOf }, network, secrets);
  const around = { at: network.at, dir, programs, user, env, diskOf, settingsOf };
  const machines = new Map(
    MACHINES.map((name) => {
      const clock = clockOf(name);
      const onLine = (line: string) => options.echo(name, line);
      return [
        name,
        makeMachine({ name, work: workOf(name, around), network, say: options.say, onLine, onLaunch, clock }),
      ] as const;
    }),
  );
  return { secrets, network, env, disks, machines, centralBank };
}

/** Waits until people reach a web by each proxy. */
async function servedByProxies(at: Addresses): Promise<void> {
  const urls = machinesOf('lb').map((name) => `http://${at(name)}:${PORTS.web}/api/health/ready`);
  for (const until = Date.now() + PROXIES_MS; Date.now() < until; await pause(200))
    if ((await Promise.all(urls.map(answers))).every(Boolean)) return;
  throw new StartFailure(`No web is reached by the proxies within ${PROXIES_MS / 1_000} s.`);
}

/**
 * Brings up three members of etcd, three PostgreSQL under Patroni, two proxies, two cores and two webs with the demo bank, and what they need
 * beside them. Throws a StartFailure and leaves nothing behind.
 */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const { say, signal } = options;
  const user = postgresUser();
  const programs = findPrograms(user);
  const root = openDataDir(clusterDir());
  const runFile = await claimRunFile(root);
  const stops = stopList();
  const dir = join(root, 'bank');
  clear(dir);
  openDataDir(dir);
  await stops.add(async () => {
    clear(dir);
    sweepClocks();
    runFile.release();
    rmSync(root, { recursive: true, force: true });
  });
  const abort = () => void stops.stopAll();
  signal.addEventListener('abort', abort);
  try {
    proveReachable(dir, 'its data is', user);
    const built = ensureBuild(
      (running) => void stops.add(running.stop),
      () => say('Building the web meanwhile ...'),
    );
    // Whoever waits for it below hears of its failure.
    built.catch(() => {});
    const fitted = await fitOut({ dir, programs, user }, options, runFile.addChild);
    const { network, machines, env, secrets } = fitted;
    await stops.add(async () => network.remove());
    await stops.add(async () => void (await Promise.all([...machines.values()].map((machine) => machine.stop()))));
    const start = async (...names: readonly MachineName[]) => {
      await Promise.all(
        names.map(async (name) => {
          const machine = machines.get(name);
          if (!machine || signal.aborted) return;
          await machine.start();
        }),
      );
      say(`${names.join(', ')} serve`);
    };
    await start(...machinesOf('etcd'));
    await start('pg1', 's3', 'idp');
    await start('pg2', 'pg3', ...machinesOf('lb'));
    await prepareDatabase({
      at: network.at,
      env,
      secrets,
      history: options.history,
      centralBank: fitted.centralBank,
      say,
      stops,
    });
    await start(...machinesOf('core'), 'bank');
    await built;
    await start(...machinesOf('web'));
    await servedByProxies(network.at);
    if (signal.aborted) throw new Error('the start was given up');
    return { at: network.at, env, network, machines, disks: fitted.disks, dir, stop: stops.stopAll };
  } catch (error) {
    await stops.stopAll();
    throw error;
  } finally {
    signal.removeEventListener('abort', abort);
  }
}
