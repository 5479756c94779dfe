import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { passingDir } from '#dev/passing-dir.ts';
import { freePort } from '#dev/ports.ts';
import { startStack } from '#dev/stack.ts';
import { asOwner, publish } from './stack.ts';

const OUT = join(import.meta.dirname, 'out');

/**
 * Starts the whole stack once on a fresh data folder and stops it at the end. Only the embedded parts are used: whatever
 * the developer's environment points at stays untouched. With E2E_URL set, the stack there is used and nothing is started.
 */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.E2E_URL) return undefined;
  const { dir: dataDir, remove } = await passingDir('e2e');
  const log = join(OUT, 'stack.log');
  rmSync(join(OUT, 'screens'), { recursive: true, force: true });
  mkdirSync(OUT, { recursive: true });
  writeFileSync(log, '');
  const { PATH, HOME, LANG } = process.env;
  const port = await freePort('127.0.0.1');
  const stack = await startStack({
    // Flows begin from a bank whose every balance they know: it has no history.
    env: {
      PATH,
      HOME,
      LANG,
      PORT: String(port),
      AMANAH_DATA_DIR: dataDir,
      DEMO_HISTORY_DAYS: '0',
      // Nor does anything arrive that no test has sent.
      DEMO_CENTRAL_BANK: 'F',
      LOG_LEVEL: 'debug',
      AMANAH_GALLERY: 'T',
    },
    log: (line) => appendFileSync(log, `${line}\n`),
  });
  const stop = async (): Promise<void> => {
    await stack.stop();
    remove();
  };
  publish({
    url: stack.url,
    log,
    ownerUrl: stack.env.DATABASE_URL ?? '',
    dataDir,
    reader: `http://127.0.0.1:${stack.env.FINGERPRINT_PORT}`,
  });
  // A day of tests looks at more customers than a person does: this bank lets them. What happens beyond the bound is tested in the core.
  await asOwner(
    (sql) =>
      sql`update parameter set nilai = '1000000' where nama in ('batas_daftar_nasabah', 'batas_rincian_nasabah', 'batas_tanya_nasabah')`,
  );
  return stop;
}
