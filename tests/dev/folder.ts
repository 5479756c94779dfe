import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

const made = new Set<string>();

/** A fresh folder others may pass through (the database's user has to), removed when the test file ends. */
export function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'amanah-dev-'));
  made.add(folder);
  chmodSync(folder, 0o711);
  return folder;
}

/** A fresh folder, removed when the test ends. */
export function temporaryFolder(): string {
  const folder = makeFolder();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A fresh folder with these files by their paths in it, removed when the test ends. */
export function treeOf(files: Readonly<Record<string, string>>): string {
  const root = temporaryFolder();
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

/** Removes the folders made so far: after a test file, when its own last steps have stopped whatever worked in them. */
export function removeFolders(): void {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
  made.clear();
}
