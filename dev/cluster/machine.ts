import { ROOT } from '#dev/build.ts';
import { StartFailure } from '#dev/failure.ts';
import { isAlive, pause, type Running, run } from '#dev/processes.ts';
import { type Clock, clockEnv, setClock } from './clock.ts';
import type { MachineName } from './layout.ts';
import type { Network } from './network.ts';
import { signalAll, treeOf } from './process-tree.ts';

/** The program of a machine. */
export interface Work {
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** The program runs as this user. */
  readonly user?: { readonly uid: number; readonly gid: number } | undefined;
  /** Resolves with true when the machine serves. */
  readonly serves: () => Promise<boolean>;
  /** Names processes that the program has started apart from itself. */
  readonly apart?: () => readonly number[];
  /** A part of the program alone has the machine's clock, and sees to that by itself. */
  readonly clocksItself?: boolean;
  readonly stopSignal?: NodeJS.Signals;
}

/** A machine of the cluster: it starts its program again when that ends, as an init system does. */
export interface Machine {
  readonly name: MachineName;
  start(): Promise<void>;
  /** Ends it as it would be shut down. */
  stop(): Promise<void>;
  /** Takes its power: every process ends at once and none comes back before it is started. */
  kill(): void;
  freeze(): void;
  thaw(): void;
  /** Sets its clock so many seconds off; undefined where that is not possible. */
  readonly skew: ((seconds: number) => void) | undefined;
  readonly serves: () => Promise<boolean>;
  /** Counts how often the program ended by itself. */
  readonly ends: () => number;
}

export interface MachineOptions {
  readonly name: MachineName;
  readonly work: Work;
  readonly network: Network;
  /** Receives what happens. */
  readonly say: (line: string) => void;
  /** Receives what the program prints. */
  readonly onLine: (line: string) => void;
  /** Receives each process that is started. */
  readonly onLaunch: (pid: number) => void;
  /** Undefined: the machine has the clock of the host. */
  readonly clock: Clock | undefined;
}

const AGAIN_MS = 1_000;
const READY_MS = 120_000;
const STOP_MS = 6_000;

/** The words that lead to the program: into the machine, as its user, with its clock, which would hinder the words before it. */
function wordsOf({ name, work, network, clock }: MachineOptions): readonly string[] {
  const { user } = work;
  const change = user ? ['setpriv', `--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups', '--'] : [];
  const timed =
    clock && !work.clocksItself ? ['env', ...Object.entries(clockEnv(clock)).map((pair) => pair.join('='))] : [];
  return [...network.on(name), ...change, ...timed, work.command, ...work.args];
}

/** Makes a machine; nothing runs before it is started. */
export function makeMachine(options: MachineOptions): Machine {
  const { name, work, network, say, onLine, onLaunch, clock } = options;
  const [command = '', ...args] = wordsOf(options);
  const env = work.env ?? { PATH: process.env.PATH, LC_ALL: 'C' };
  let running: Running | undefined;
  let wanted = false;
  let ends = 0;
  const pids = () =>
    network.pids?.(name) ??
    treeOf([...(running && isAlive(running.pid) ? [running.pid] : []), ...(work.apart?.() ?? [])]);
  const launch = () => {
    const mine = run({ name, command, args, env, cwd: ROOT, onLine, stopSignal: work.stopSignal ?? 'SIGTERM' });
    running = mine;
    onLaunch(mine.pid);
    void mine.ended.then(async (how) => {
      if (!wanted || running !== mine) return;
      ends += 1;
      say(`${name} ended by itself (${how}) and is started again`);
      await pause(AGAIN_MS);
      if (wanted && running === mine) launch();
    });
  };
  if (clock) setClock(clock, 0);
  return {
    name,
    start: async () => {
      if (wanted) return;
      wanted = true;
      launch();
      for (const until = Date.now() + READY_MS; !(await work.serves()); await pause(100)) {
        if (!wanted) return;
        if (Date.now() > until)
          throw new StartFailure(
            `${name} does not serve within ${READY_MS / 1_000} s. Its last words:\n${running?.lastLines()}`,
          );
      }
    },
    stop: async () => {
      wanted = false;
      signalAll(pids(), 'SIGCONT');
      // PostgreSQL holds its parent's output: who waits for that end of Patroni alone waits for ever.
      const limit = setTimeout(() => signalAll([...(work.apart?.() ?? []), ...pids()], 'SIGKILL'), STOP_MS);
      await running?.stop();
      clearTimeout(limit);
      signalAll(pids(), 'SIGKILL');
    },
    kill: () => {
      wanted = false;
      // A server that forks meanwhile is found by the second look.
      for (let look = 0; look < 3; look += 1) signalAll([...(work.apart?.() ?? []), ...pids()], 'SIGKILL');
    },
    freeze: () => signalAll(pids(), 'SIGSTOP'),
    thaw: () => signalAll(pids(), 'SIGCONT'),
    skew: clock && ((seconds) => setClock(clock, seconds)),
    serves: work.serves,
    ends: () => ends,
  };
}
