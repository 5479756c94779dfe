import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { StartFailure } from '#dev/failure.ts';

/** Runs a program of the system and returns its output. Throws a StartFailure with its last words. */
export function system(command: string, args: readonly string[]): string {
  try {
    return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  } catch (error) {
    const said = (error as { stderr?: string }).stderr?.trim() || String(error);
    throw new StartFailure(`${command} ${args.join(' ')} failed: ${said}`);
  }
}

/** The same for what may be gone already. */
export function attempt(command: string, args: readonly string[]): string | undefined {
  try {
    return system(command, args);
  } catch {
    return undefined;
  }
}

const mayRun = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Debian keeps programs of administrators here, which a user's path leaves out. */
const SYSTEM_FOLDERS = ['/usr/sbin', '/sbin', '/usr/bin', '/bin'];

/** Returns the whole path of a program, looked for in the folders given first, then in the path; undefined for none. */
export const programIn = (name: string, folders: readonly string[] = []): string | undefined =>
  [...folders, ...(process.env.PATH ?? '').split(delimiter), ...SYSTEM_FOLDERS]
    .map((folder) => join(folder, name))
    .find(mayRun);
