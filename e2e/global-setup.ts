import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '#dev/ports.ts';
import { newLog, OUT, passingStack } from './passing-stack.ts';
import { asOwner } from './stack.ts';

/** Starts the whole stack once and stops it at the end. With E2E_URL set, the stack there is used and nothing is started. */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.E2E_URL) return undefined;
  rmSync(join(OUT, 'screens'), { recursive: true, force: true });
  const { stop } = await passingStack('e2e', newLog('stack.log'), {
    PORT: String(await freePort('127.0.0.1')),
    // Nothing arrives that no test has sent.
    DEMO_CENTRAL_BANK: 'F',
    AMANAH_GALLERY: 'T',
  });
  // A day of tests looks at more customers than a person does: this bank lets them. What happens beyond the bound is tested in the core.
  await asOwner(
    (sql) =>
      sql`update parameter set nilai = '1000000' where nama in ('batas_daftar_nasabah', 'batas_rincian_nasabah', 'batas_tanya_nasabah')`,
  );
  return stop;
}
