import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A fresh folder others may pass through (the database's user has to), not yet removed by anyone. */
export function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'amanah-dev-'));
  chmodSync(folder, 0o711);
  return folder;
}

/** A fresh folder, removed when the test ends. */
export function temporaryFolder(): string {
  const folder = makeFolder();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
