import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartFailure, systemCode } from './failure.ts';
import { isAlive, pause, statOf } from './processes.ts';

type Member = Readonly<{ pid: number; started: string }>;
export type Ports = Readonly<Record<string, number>>;
type RunState = Readonly<{ owner: Member; children: readonly Member[]; ports: Ports }>;

export type RunFile = Readonly<{
  /** The ports of the run before, so that addresses stay the same when nobody else took them. */
  previousPorts: Ports;
  addChild: (pid: number) => void;
  setPorts: (ports: Ports) => void;
  release: () => void;
}>;

const runFile = (dir: string) => join(dir, 'running.json');
const portsFile = (dir: string) => join(dir, 'ports.json');

/** Returns the start time of the process, so that a process id the system gave to another program is not taken for ours. */
const startedAt = (pid: number): string => statOf(pid)[19] ?? '';

const member = (pid: number): Member => ({ pid, started: startedAt(pid) });
const lives = (known: Member): boolean => isAlive(known.pid) && startedAt(known.pid) === known.started;

function readJson<T>(file: string): T | undefined {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return undefined;
  }
}

/** The ports of the stack that runs on this folder now, or undefined when none does. */
export function runningPorts(dir: string): { pid: number; ports: Ports } | undefined {
  const state = readJson<RunState>(runFile(dir));
  return state && lives(state.owner) ? { pid: state.owner.pid, ports: state.ports } : undefined;
}

/** Ends what a start script that was killed hard has left behind. */
async function stopOrphans(state: RunState): Promise<void> {
  const left = state.children.filter(lives);
  for (const { pid } of left) process.kill(pid, 'SIGTERM');
  for (let waited = 0; left.some(lives) && waited < 5000; waited += 50) await pause(50);
  for (const { pid } of left.filter(lives)) process.kill(-pid, 'SIGKILL');
}

/**
 * Takes the data folder for this process; one folder serves one stack. Fails with a StartFailure when another lives on
 * it, and cleans up after one that died.
 */
export async function claimRunFile(dir: string): Promise<RunFile> {
  const file = runFile(dir);
  let state: RunState = { owner: member(process.pid), children: [], ports: {} };
  const other = runningPorts(dir);
  if (other) {
    throw new StartFailure(
      `Amanah already runs on ${dir} (process ${other.pid}): stop it first, or set AMANAH_DATA_DIR to another folder.`,
    );
  }
  const dead = readJson<RunState>(file);
  if (dead) await stopOrphans(dead);
  rmSync(file, { force: true });
  try {
    writeFileSync(file, JSON.stringify(state), { flag: 'wx' });
  } catch (error) {
    if (systemCode(error) !== 'EEXIST') throw error;
    throw new StartFailure(`Amanah is just being started on ${dir} by another process: wait for that one, or stop it.`);
  }
  const update = (change: Partial<RunState>) => {
    state = { ...state, ...change };
    writeFileSync(file, JSON.stringify(state));
  };
  return {
    previousPorts: readJson<Ports>(portsFile(dir)) ?? {},
    addChild: (pid) => update({ children: [...state.children, member(pid)] }),
    setPorts: (ports) => {
      update({ ports });
      writeFileSync(portsFile(dir), JSON.stringify(ports));
    },
    release: () => rmSync(file, { force: true }),
  };
}
