import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

/** Removes the folders made so far: after a test file, when its own last steps have stopped whatever worked in them. */
export function removeFolders(): void {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
  made.clear();
}
