import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/**
 * `npm run bench:quick`: every bench that has a quick run, one after another. It shows that they work and that what they prove holds, and asks
 * for no speed. Exits 1 when one of them fails.
 */
const BENCHES = [
  'run',
  'payroll',
  'opening',
  'ledger-desk',
  'neraca',
  'search',
  'customers',
  'waiting',
  'clearing-desk',
  'stalls',
  'books',
] as const;
const SECOND_MS = 1_000;

for (const name of BENCHES) {
  const from = performance.now();
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, `${name}.ts`), '--quick'], {
    stdio: 'inherit',
  });
  const seconds = ((performance.now() - from) / SECOND_MS).toFixed(1);
  process.stdout.write(`== ${name}: ${status === 0 ? 'passed' : 'FAILED'} (${seconds} s)\n`);
  if (status !== 0) process.exitCode = 1;
}
