import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartFailure } from './failure.ts';

/** The operating system user PostgreSQL runs as; undefined means the one who runs this program. */
export type OsUser = Readonly<{ uid: number; gid: number }> | undefined;

const POSTGRES = 'postgres';

function findUser(): OsUser {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${POSTGRES}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid && gid ? { uid: Number.parseInt(uid, 10), gid: Number.parseInt(gid, 10) } : undefined;
}

/**
 * PostgreSQL refuses to run as root, so root hands it to the user "postgres", made here when the system has none.
 * An ordinary user needs nothing of this.
 */
export function postgresUser(): OsUser {
  if (process.getuid?.() !== 0) return undefined;
  const known = findUser();
  if (known) return known;
  try {
    if (existsSync('/usr/sbin/useradd')) {
      execFileSync('/usr/sbin/useradd', [
        '--system',
        '--user-group',
        '--no-create-home',
        '--shell',
        '/usr/sbin/nologin',
        POSTGRES,
      ]);
    } else {
      execFileSync('adduser', ['-S', '-D', '-H', POSTGRES], { stdio: 'ignore' });
    }
  } catch {
    // The sentence below names the remedy; the tool's own output adds nothing.
  }
  const made = findUser();
  if (made) return made;
  throw new StartFailure(
    'PostgreSQL does not run as root and the user "postgres" could not be made: create it (useradd --system postgres), start as an ordinary user, or set DATABASE_URL.',
  );
}

function mayEnter(path: string, user: NonNullable<OsUser>): boolean {
  const { mode, uid, gid } = statSync(path);
  const shift = uid === user.uid ? 6 : gid === user.gid ? 3 : 0;
  return ((mode >> shift) & 0o1) === 0o1;
}

/**
 * Proves that the user can pass every folder above the path. A project under /root (0700) is the usual case, and
 * PostgreSQL itself would only say "permission denied".
 */
export function proveReachable(path: string, what: string, user: OsUser): void {
  if (!user) return;
  for (let folder = path; ; folder = dirname(folder)) {
    if (existsSync(folder) && statSync(folder).isDirectory() && !mayEnter(folder, user)) {
      throw new StartFailure(
        `PostgreSQL runs as the user "postgres" when root starts it, and that user cannot enter ${folder}, where ${what}: run chmod o+x ${folder}, move the project elsewhere, or start as an ordinary user.`,
      );
    }
    if (folder === dirname(folder)) return;
  }
}
