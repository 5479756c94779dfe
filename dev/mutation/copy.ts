import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { reason, StartFailure } from '#dev/failure.ts';
import type { Mutation } from './mutation.ts';

/** A tree of its own that may be broken. */
export interface Copy {
  readonly dir: string;
  /** Applies the patch; returns how to put back what it changed. StartFailure when it no longer fits. */
  readonly apply: (mutation: Mutation) => () => void;
  readonly remove: () => void;
}

/** Tools keep these folders among the packages and write them in place, so a link to one would reach the original. */
const TOOL_CACHES = new Set(['.cache', '.vite', '.vite-temp', '.vitest']);

/** A second name for each file of a folder: a copy of the packages that takes seconds and no room. Other disks get real copies. */
function linkFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) {
      if (!TOOL_CACHES.has(entry.name)) linkFolder(source, target);
    } else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkFile(source, target);
  }
}

function linkFile(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target);
  }
}

/** Lists the files of the tree that git knows and those it does not know yet, as they are now. */
function sources(root: string): readonly string[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    maxBuffer: 1 << 28,
  });
  return listed
    .toString('utf8')
    .split('\0')
    .filter((path) => path !== '' && existsSync(join(root, path)));
}

/** A command of git on a tree that is no repository, whatever lies above it. */
function git(dir: string, args: readonly string[]): void {
  execFileSync('git', args, {
    cwd: dir,
    env: { ...process.env, GIT_CEILING_DIRECTORIES: dirname(dir) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

/** Applies a patch where at least one line around each change is still unchanged. */
function applyPatch(dir: string, { name, patch, changes }: Mutation): () => void {
  const before = changes.map((path) => {
    const file = join(dir, path);
    return { file, content: existsSync(file) ? readFileSync(file) : undefined };
  });
  const putBack = (): void => {
    for (const { file, content } of before) content ? writeFileSync(file, content) : rmSync(file, { force: true });
  };
  try {
    git(dir, ['apply', '-C1', patch]);
  } catch (error) {
    throw new StartFailure(
      `${name}.patch no longer applies: write the same defect against the present code. ${reason(error)}`,
    );
  }
  return putBack;
}

/** Copies the tree with its uncommitted changes to a folder for passing files. */
export function copyTree(root: string): Copy {
  const dir = mkdtempSync(join(tmpdir(), 'amanah-mutations-'));
  // PostgreSQL's own user has to reach its programs in it where root starts the tests.
  chmodSync(dir, 0o711);
  for (const path of sources(root)) {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    // A link stays one: docs/manual leads to the folder that the web serves.
    const from = join(root, path);
    if (lstatSync(from).isSymbolicLink()) symlinkSync(readlinkSync(from), join(dir, path));
    else copyFileSync(from, join(dir, path));
  }
  linkFolder(join(root, 'node_modules'), join(dir, 'node_modules'));
  return {
    dir,
    apply: (mutation) => applyPatch(dir, mutation),
    remove: () => rmSync(dir, { recursive: true, force: true }),
  };
}
