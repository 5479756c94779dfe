import { chmodSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive } from '#dev/processes.ts';

/** The library that makes a program's clock another one, and the file that says how far off it stands. */
export interface Clock {
  readonly library: string;
  readonly file: string;
}

/** The environment of a program with a clock of its own: the file is read anew each second, and durations stay as they are. */
export const clockEnv = ({ library, file }: Clock): Readonly<Record<string, string>> => ({
  LD_PRELOAD: library,
  FAKETIME_TIMESTAMP_FILE: file,
  FAKETIME_CACHE_DURATION: '1',
  FAKETIME_DONT_FAKE_MONOTONIC: '1',
});

/**
 * Makes a folder with the programs of PostgreSQL in which the server alone has that clock, and returns it: Python's sleep fails under the library, so
 * Patroni, which starts the server, keeps the host's clock.
 */
export function clockedServer(folder: string, binaries: string, clock: Clock): string {
  mkdirSync(folder);
  chmodSync(folder, 0o755);
  for (const name of readdirSync(binaries))
    if (name !== 'postgres') symlinkSync(join(binaries, name), join(folder, name));
  const words = Object.entries(clockEnv(clock)).map((pair) => pair.join('='));
  const server = join(folder, 'postgres');
  writeFileSync(server, `#!/bin/sh\nexec env ${words.join(' ')} ${join(binaries, 'postgres')} "$@"\n`);
  chmodSync(server, 0o755);
  return folder;
}

/** Sets the clock so many seconds off. */
export const setClock = ({ file }: Clock, seconds: number): void =>
  writeFileSync(file, `${seconds >= 0 ? '+' : ''}${seconds}\n`);

const SHARED = '/dev/shm';

/** Removes what the library has left in memory of processes that were killed. */
export function sweepClocks(): void {
  for (const name of readdirSync(SHARED)) {
    const pid = /^(?:faketime_shm|sem\.faketime_sem)_(\d+)$/.exec(name)?.[1];
    if (pid && !isAlive(Number.parseInt(pid, 10))) rmSync(join(SHARED, name), { force: true });
  }
}
