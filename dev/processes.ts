import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { createInterface } from 'node:readline';
import { StartFailure } from './failure.ts';

export type Running = Readonly<{
  pid: number;
  /** Resolves with the exit code or signal once the process is gone. */
  ended: Promise<string>;
  /** The newest lines it wrote, kept for the message when it fails. */
  lastLines: () => string;
  /** Asks it to end, waits up to the limit, then ends its whole group. */
  stop: () => Promise<void>;
}>;

export type Program = Readonly<{
  name: string;
  command: string;
  args: readonly string[];
  env?: Readonly<Record<string, string | undefined>>;
  cwd?: string;
  uid?: number;
  gid?: number;
  stopSignal?: NodeJS.Signals;
  /** Receives each line of output; without it the output is only remembered. */
  onLine?: ((line: string) => void) | undefined;
}>;

const STOP_LIMIT_MS = 12_000;
const REMEMBERED_LINES = 25;

/**
 * Returns the fields that Linux shows of a process behind its name, which may hold anything: its state first. Empty elsewhere, and for no
 * process.
 */
export function statOf(pid: number): readonly string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}

/** True for a process that has ended and that nobody has asked about yet: it holds nothing any more. */
const isZombie = (pid: number): boolean => statOf(pid)[0] === 'Z';

/** True while a process of this id runs. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch {
    // Already gone: nothing is left to stop.
  }
}

/**
 * Starts a program in a process group of its own, so that Ctrl-C in the terminal reaches only the start script and the
 * programs end in the right order: the web first, the database last.
 */
export function run(program: Program): Running {
  const child = spawn(program.command, program.args, {
    cwd: program.cwd,
    env: (program.env ?? process.env) as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    ...(program.uid === undefined ? {} : { uid: program.uid, gid: program.gid }),
  });
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      lines.push(line);
      if (lines.length > REMEMBERED_LINES) lines.shift();
      program.onLine?.(line);
    });
  }
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) => resolve(signal ?? `exit code ${code ?? 'unknown'}`));
  });
  return {
    pid: child.pid ?? 0,
    ended,
    lastLines: () => lines.join('\n'),
    stop: () => stop(child, ended, program.stopSignal ?? 'SIGTERM'),
  };
}

async function stop(child: ChildProcess, ended: Promise<string>, signal: NodeJS.Signals): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const { pid } = child;
  child.kill(signal);
  const limit = setTimeout(() => signalGroup(pid, 'SIGKILL'), STOP_LIMIT_MS);
  await ended;
  clearTimeout(limit);
  signalGroup(pid, 'SIGKILL');
}

/** Returns its last output, unless the reader has seen it as it came. */
function lastWords(program: Program, running: Running): string {
  if (program.onLine) return 'What it printed last stands above.';
  return `Its last words:\n${running.lastLines()}`;
}

/** Runs a program to its end; fails with a sentence that carries its last words. */
export async function complete(program: Program, track: (running: Running) => void = () => {}): Promise<void> {
  const running = run(program);
  track(running);
  const result = await running.ended;
  if (result !== 'exit code 0')
    throw new StartFailure(`${program.name} failed (${result}). ${lastWords(program, running)}`);
}

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits until the check answers true; gives up when the program ends or the limit passes. */
export async function ready(
  program: Program,
  running: Running,
  check: () => Promise<boolean>,
  limitMs = 60_000,
): Promise<void> {
  let over: string | undefined;
  void running.ended.then((result) => {
    over = result;
  });
  const until = Date.now() + limitMs;
  while (!(await check())) {
    if (over !== undefined) {
      throw new StartFailure(`The ${program.name} ended while starting (${over}). ${lastWords(program, running)}`);
    }
    if (Date.now() > until) {
      const limit = `${limitMs / 1000} s`;
      throw new StartFailure(
        `The ${program.name} did not become ready within ${limit}. ${lastWords(program, running)}`,
      );
    }
    await pause(100);
  }
}

/** Returns true when something accepts connections there. */
export function accepts(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ host, port });
    const answer = (open: boolean) => {
      socket.destroy();
      resolve(open);
    };
    socket.setTimeout(1000, () => answer(false));
    socket.once('connect', () => answer(true));
    socket.once('error', () => answer(false));
  });
}
