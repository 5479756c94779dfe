import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { passingDir } from '#dev/passing-dir.ts';
import { freePort } from '#dev/ports.ts';
import { startStack } from '#dev/stack.ts';
import { publish } from '../stack.ts';
import { toMonthEnd } from './bank.ts';

const OUT = join(import.meta.dirname, '..', 'out');

/** Starts a stack of its own whose bank stands on the evening of its month's last business day; stops it at the end. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const { dir: dataDir, remove } = await passingDir('month-end');
  const log = join(OUT, 'month-end-stack.log');
  mkdirSync(OUT, { recursive: true });
  writeFileSync(log, '');
  const { PATH, HOME, LANG } = process.env;
  const stack = await startStack({
    env: {
      PATH,
      HOME,
      LANG,
      PORT: String(await freePort('127.0.0.1')),
      AMANAH_DATA_DIR: dataDir,
      DEMO_HISTORY_DAYS: '0',
      // What other banks present to the demo bank has to be decided before a branch closes.
      DEMO_CENTRAL_BANK: 'F',
      LOG_LEVEL: 'debug',
    },
    log: (line) => appendFileSync(log, `${line}\n`),
  });
  const stop = async (): Promise<void> => {
    await stack.stop();
    remove();
  };
  const ownerUrl = stack.env.DATABASE_URL ?? '';
  publish({
    url: stack.url,
    log,
    ownerUrl,
    dataDir,
    reader: `http://127.0.0.1:${stack.env.FINGERPRINT_PORT}`,
  });
  try {
    await toMonthEnd(ownerUrl, stack.env.DATABASE_APP_URL ?? '');
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}
