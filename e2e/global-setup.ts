import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { OUT } from './ephemeral-stack.ts';
import { FAULTS, requireNoFaults } from './proof.ts';
import { publishTemplate, templateDir } from './stack.ts';
import { prepareTemplate } from './template.ts';

/** Removes the logs and pictures of an earlier run. */
function clear(): void {
  mkdirSync(OUT, { recursive: true });
  for (const name of readdirSync(OUT))
    if (name === 'screens' || name === FAULTS || /^stack-\d+\.log$/.test(name))
      rmSync(join(OUT, name), { recursive: true });
}

/** Seeds the bank that each worker copies for its own stack. With E2E_URL set, the tests use the stack there and seed nothing. */
export default async function globalSetup(): Promise<(() => void) | undefined> {
  if (process.env.E2E_URL) return undefined;
  const prepared = templateDir() === undefined ? await prepareTemplate() : undefined;
  clear();
  if (prepared) publishTemplate(prepared.dir);
  return () => {
    prepared?.remove();
    requireNoFaults();
  };
}
