import { join } from 'node:path';
import { ensureBuild, ROOT } from './build.ts';
import type { Count } from './test-report.ts';
import { beside, keycloak, one, playwright, report, step, tool, vitest } from './test-steps.ts';

/**
 * `npm test`: every check there is, each step even when an earlier one failed, and one line with the sum at the end.
 * Static checks count as one test each. With `--keycloak` the flows against a real Keycloak are part of it.
 */
const bin = (name: string, path: string): string[] => [join(ROOT, 'node_modules', name, path)];
const BIOME = bin('@biomejs/biome', 'bin/biome');
const TSC = bin('typescript', 'bin/tsc');

async function steps(out: string): Promise<Count[]> {
  let built = false;
  const build = async (): Promise<Count> => {
    await ensureBuild();
    built = true;
    return one(true);
  };
  const checksAndBuild = beside(async (write) => {
    const check = (name: string, args: readonly string[]) =>
      step(name, async () => one(await tool(args, { write })), write);
    return [
      await check('types', [...TSC, '--noEmit', '--incremental', 'false']),
      await check('lint', [...BIOME, 'check', '--error-on-warnings', '.']),
      await check('imports', [join(ROOT, 'dev', 'check-imports.ts')]),
      await step('build', build, write),
      ...(built ? [await check('weight', [join(ROOT, 'dev', 'check-weight.ts')])] : []),
    ];
  });
  const unit = await step('unit', () => vitest('unit', out, []));
  const counts = [unit, ...(await checksAndBuild())];
  // These have banks of their own; the walks through the day are one after another, and leave them processor.
  const others = beside(async (write) => [
    ...(built
      ? [await step('month end', () => playwright('month end', out, 'playwright.month-end.config.ts', write), write)]
      : []),
    // Asked for, it counts, also where it cannot run.
    ...(process.argv.includes('--keycloak') ? [await step('keycloak', () => keycloak(out, write), write)] : []),
  ]);
  if (built) counts.push(await step('e2e', () => playwright('e2e', out, 'playwright.config.ts')));
  counts.push(...(await others()));
  return counts;
}

await report(steps);
