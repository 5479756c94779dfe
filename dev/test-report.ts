import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

/** What one step of npm test has counted. */
export type Count = Readonly<{ passed: number; failed: number }>;

const vitestReport = z.object({
  success: z.boolean(),
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
});

const playwrightReport = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }),
  errors: z.array(z.unknown()),
});

/** A runner that left no report, or one that cannot be read, has failed once: silence must never look like success. */
const SILENT: Count = { passed: 0, failed: 1 };

function report<T>(file: string, schema: z.ZodType<T>): T | undefined {
  if (!existsSync(file)) return undefined;
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

/** Counts vitest's JSON report; a file that could not even be loaded counts as one failure. */
export function countVitest(file: string, exitedWell: boolean): Count {
  const found = report(file, vitestReport);
  if (!found) return SILENT;
  const unloaded = found.testResults.filter(
    (suite) => suite.status === 'failed' && suite.assertionResults.length === 0,
  );
  const failed = found.numFailedTests + unloaded.length;
  return { passed: found.numPassedTests, failed: failed === 0 && !(found.success && exitedWell) ? 1 : failed };
}

/** Counts Playwright's JSON report; a test that passed only when repeated is a failure, and so is an error outside a test. */
export function countPlaywright(file: string, exitedWell: boolean): Count {
  const found = report(file, playwrightReport);
  if (!found) return SILENT;
  const failed = found.stats.unexpected + found.stats.flaky + found.errors.length;
  return { passed: found.stats.expected, failed: failed === 0 && !exitedWell ? 1 : failed };
}

/** Sums the steps; nothing passed means that nothing was tested. */
export function total(counts: readonly Count[]): Count & { ok: boolean } {
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  return { passed, failed, ok: failed === 0 && passed > 0 };
}
