import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { attempt } from './shell.ts';

/** A machine's own small disk, in memory, that can be full. */
export interface Disk {
  /** Programs keep their data here. */
  readonly dir: string;
  /** Takes every byte that is left, and gives it back; undefined where the user may not mount a disk. */
  readonly fill: (() => void) | undefined;
  readonly free: () => void;
}

const MEGABYTE = 1024 * 1024;

/** Makes the folder, on a disk of so many megabytes where the user may mount one. */
export function makeDisk(dir: string, megabytes: number): Disk {
  mkdirSync(dir, { recursive: true });
  const options = `size=${megabytes}m,mode=0755`;
  const mounted =
    process.getuid?.() === 0 && attempt('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', dir]) !== undefined;
  const filler = join(dir, 'filler');
  return {
    dir,
    fill: mounted ? () => stuff(filler) : undefined,
    free: () => rmSync(filler, { force: true }),
  };
}

/** Writes until there is not a byte left. */
function stuff(file: string): void {
  const filler = openSync(file, 'w');
  try {
    for (let size = MEGABYTE; size >= 1; )
      try {
        writeSync(filler, Buffer.alloc(size));
      } catch {
        size = Math.floor(size / 2);
      }
  } finally {
    closeSync(filler);
  }
}

/** Takes off every disk that is mounted below the folder. */
export function unmountBelow(dir: string): void {
  const places = readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .map((line) => line.split(' ')[1] ?? '');
  for (const place of places.filter((each) => each.startsWith(`${dir}/`))) attempt('umount', ['-l', place]);
}
