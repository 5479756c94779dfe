import { execFileSync } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Db } from '#core/db/client.ts';

/** A disk for one database that can be full. */
export interface SmallDisk {
  /** The database's folder. */
  readonly data: string;
  readonly fill: (owner: Db) => Promise<void>;
  readonly free: (owner: Db) => Promise<void>;
  readonly close: () => void;
}

const MEGABYTE = 1024 * 1024;
/** Room for a small bank and its log, twice. */
const SIZE = 400;

function mounted(dir: string): boolean {
  try {
    mkdirSync(dir, { recursive: true });
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}m`, 'tmpfs', dir], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
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

/** The database answers so where it is not allowed to make a small disk: the same to whoever posts and to whoever proves a write. */
const REFUSE = `
  create function disk_is_full() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$;
  create trigger disk_is_full before insert on journal for each row execute function disk_is_full();
  create trigger disk_is_full before insert on write_probe for each row execute function disk_is_full();`;
const ALLOW = 'drop function disk_is_full() cascade';

/**
 * Mounts a file system of its own in memory, really filled to the last byte, where the machine lets this user do so (root does); else the
 * database itself reports that it is full, at the tables that a posting and the proof of a write go to.
 */
export function smallDisk(dir: string): SmallDisk {
  const data = join(dir, 'postgres');
  if (!mounted(dir))
    return {
      data,
      fill: async (owner) => void (await owner.unsafe(REFUSE)),
      free: async (owner) => void (await owner.unsafe(ALLOW)),
      close: () => {},
    };
  const filler = join(dir, 'filler');
  return {
    data,
    fill: async () => stuff(filler),
    free: async () => rmSync(filler),
    close: () => {
      if (existsSync(dir)) execFileSync('umount', ['-l', dir], { stdio: 'ignore' });
    },
  };
}
