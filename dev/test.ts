import { join } from 'node:path';
import { ensureBuild, ROOT } from './build.ts';
import { countCpu } from './cpu-time.ts';
import type { Count } from './test-report.ts';
import { beside, keycloak, one, playwright, report, step, template, tool, vitest, type Write } from './test-steps.ts';

/**
 * `npm test`: every check there is, each step even when an earlier one failed, and one line with the sum at the end.
 * Static checks count as one test each. With `--keycloak` the flows against a real Keycloak are part of it.
 */
const bin = (name: string, path: string): string[] => [join(ROOT, 'node_modules', name, path)];
const BIOME = bin('@biomejs/biome', 'bin/biome');
const KNIP = bin('knip', 'bin/knip.js');
const TSC = bin('typescript', 'bin/tsc');
/** Four checkers take half as much processor time again and two gigabytes more, because each computes what they share; other steps work meanwhile. */
const ONE_CHECKER = ['--checkers', '1'];

/** Projects of Vitest that keep the processor busy. Those of `patient` mostly wait, so they run beside the browsers. */
const BUSY = ['unit', 'components', 'contract', 'core'] as const;

async function steps(out: string): Promise<Count[]> {
  let built = false;
  const build = async (): Promise<Count> => {
    await ensureBuild(({ pid }) => countCpu(pid));
    built = true;
    return one(true);
  };
  const passes = (name: string, args: readonly string[], write: Write) =>
    step(name, async () => one(await tool(args, { write })), write);
  let removeTemplate = async (): Promise<void> => {};
  const bank = async (write: Write): Promise<Count> => {
    const { count, remove } = await template(write);
    removeTemplate = remove;
    return count;
  };
  const checksAndBuild = beside(async (write) => [
    await step('build', build, write),
    ...(built ? [await passes('weight', [join(ROOT, 'dev', 'check-weight.ts')], write), await bank(write)] : []),
    await passes('types', [...TSC, '--noEmit', '--incremental', 'false', ...ONE_CHECKER], write),
    await passes('lint', [...BIOME, 'check', '--error-on-warnings', '.'], write),
    await passes('imports', [join(ROOT, 'dev', 'check-imports.ts')], write),
    await passes('unused', [...KNIP, '--no-progress', '--no-config-hints'], write),
  ]);
  const unit = await step('unit', () => vitest('unit', out, BUSY));
  const counts = [unit, ...(await checksAndBuild())];
  // Each of these has banks of its own and leaves the processor to the browsers most of the time.
  const others = beside(async (write) => [
    ...(built
      ? [await step('month end', () => playwright('month end', out, 'playwright.month-end.config.ts', write), write)]
      : []),
    await step('patient', () => vitest('patient', out, ['patient'], write), write),
    // With the option it counts, also where it cannot run.
    ...(process.argv.includes('--keycloak') ? [await step('keycloak', () => keycloak(out, write), write)] : []),
  ]);
  if (built) counts.push(await step('e2e', () => playwright('e2e', out, 'playwright.config.ts')));
  counts.push(...(await others()));
  await removeTemplate();
  return counts;
}

await report(steps);
