import { accessSync, constants, existsSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDataDir } from './data-dir.ts';
import { reason } from './failure.ts';
import { stopOrphan } from './postgres.ts';
import { isAlive } from './processes.ts';

/** Linux keeps files of this folder in memory; a test run's databases need this much free room there. */
const IN_MEMORY = '/dev/shm';
const ENOUGH_BYTES = 6 * 1024 ** 3;

function hasRoom(dir: string): boolean {
  try {
    accessSync(dir, constants.W_OK);
    const { bavail, bsize } = statfsSync(dir);
    return bavail * bsize >= ENOUGH_BYTES;
  } catch {
    return false;
  }
}

const kinds = ['test', 'e2e', 'month-end', 'keycloak'] as const;
export type TemporaryKind = (typeof kinds)[number];
const NAME = new RegExp(`^amanah-(?:${kinds.join('|')})-(\\d+)$`);

async function removeDead(dir: string): Promise<void> {
  for (const part of readdirSync(dir)) {
    if (part.startsWith('postgres')) await stopOrphan(join(dir, part));
  }
  rmSync(dir, { recursive: true, force: true });
}

/**
 * Removes the folders of runs that were killed before they could, and ends the databases that one may have left in it. `log` reports what
 * cannot be removed, which hinders nobody. The workers of a run sweep at the same time, so a folder may go away under this one.
 */
export async function sweep(
  parent: string,
  log: (line: string) => void = (line) => process.stderr.write(`${line}\n`),
): Promise<void> {
  for (const name of readdirSync(parent)) {
    const pid = Number(NAME.exec(name)?.[1]);
    if (!pid || isAlive(pid)) continue;
    const dir = join(parent, name);
    try {
      await removeDead(dir);
    } catch (error) {
      if (existsSync(dir)) log(`${dir} was left by a run that was killed and cannot be removed: ${reason(error)}`);
    }
  }
}

/**
 * Makes a data folder for a bank that this process throws away, and returns its path and the function that removes it: in memory where the
 * machine has room for it, since a copy of such a bank is thousands of files, each of which a disk makes many times slower.
 */
export async function temporaryDir(
  kind: TemporaryKind,
): Promise<{ readonly dir: string; readonly remove: () => void }> {
  const parent = hasRoom(IN_MEMORY) ? IN_MEMORY : tmpdir();
  await sweep(parent);
  const dir = openDataDir(join(parent, `amanah-${kind}-${process.pid}`));
  return { dir, remove: () => rmSync(dir, { recursive: true, force: true }) };
}
