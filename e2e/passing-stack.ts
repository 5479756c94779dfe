import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PassingKind, passingDir } from '#dev/passing-dir.ts';
import { startStack } from '#dev/stack.ts';
import { publish } from './stack.ts';

/** What runs leave behind, which git ignores. */
export const OUT = join(import.meta.dirname, 'out');

interface PassingStack {
  readonly ownerUrl: string;
  readonly appUrl: string;
  readonly stop: () => Promise<void>;
}

/** An empty log of that name among what runs leave behind: its path, and what adds a line to it. */
export function newLog(name: string): { readonly path: string; readonly note: (line: string) => void } {
  const path = join(OUT, name);
  mkdirSync(OUT, { recursive: true });
  writeFileSync(path, '');
  return { path, note: (line) => appendFileSync(path, `${line}\n`) };
}

/**
 * Starts a stack whose bank is gone when it is stopped, and tells the tests of it. Of the developer's environment it has only
 * what a program needs, so that whatever that points at stays untouched; `env` is what this stack is about, with its PORT.
 * The bank has no history: flows begin from one whose every balance they know.
 */
export async function passingStack(
  kind: PassingKind,
  log: ReturnType<typeof newLog>,
  env: Readonly<Record<string, string>>,
): Promise<PassingStack> {
  const { dir, remove } = await passingDir(kind);
  const { PATH, HOME, LANG } = process.env;
  const stack = await startStack({
    env: { PATH, HOME, LANG, AMANAH_DATA_DIR: dir, DEMO_HISTORY_DAYS: '0', LOG_LEVEL: 'debug', ...env },
    log: log.note,
  });
  const ownerUrl = stack.env.DATABASE_URL ?? '';
  publish({
    url: stack.url,
    log: log.path,
    ownerUrl,
    dataDir: dir,
    reader: `http://127.0.0.1:${stack.env.FINGERPRINT_PORT}`,
  });
  return {
    ownerUrl,
    appUrl: stack.env.DATABASE_APP_URL ?? '',
    stop: async () => {
      await stack.stop();
      remove();
    },
  };
}
