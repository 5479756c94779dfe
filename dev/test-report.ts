import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';

/** Holds the counts of one step of npm test, and its failures where its tool names them: the name, and below it the reason. */
export type Count = Readonly<{
  passed: number;
  failed: number;
  names?: readonly string[];
  /** Tests that passed only when they were tried again, each with the path of its trace. */
  flaky?: readonly string[];
}>;

/** More tests than this that needed a second try are no accident: the run fails. */
export const MOST_FLAKY = 3;

const vitestReport = z.object({
  success: z.boolean(),
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()).optional() }),
      ),
    }),
  ),
});

const result = z.object({
  error: z.object({ message: z.string().optional(), snippet: z.string().optional() }).optional(),
  attachments: z.array(z.object({ name: z.string(), path: z.string().optional() })).optional(),
});
const spec = z.object({
  title: z.string(),
  file: z.string(),
  ok: z.boolean(),
  tests: z.array(z.object({ status: z.string().optional(), results: z.array(result) })),
});
interface Suite {
  readonly specs: readonly z.infer<typeof spec>[];
  readonly suites?: readonly Suite[] | undefined;
}
const suite: z.ZodType<Suite> = z.object({
  specs: z.array(spec),
  get suites() {
    return z.array(suite).optional();
  },
});
const playwrightReport = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }),
  errors: z.array(z.unknown()),
  suites: z.array(suite),
});

/** A count with the names of what failed, if anything did. */
const counted = (passed: number, failed: number, names: readonly string[]): Count =>
  names.length > 0 ? { passed, failed, names } : { passed, failed };

/** This many lines of an error identify it; the rest is where it happened. */
const LINES = 24;

/** A name with what was said of it, indented below: the end of a long run is all that many a log keeps. */
const because = (name: string, said: readonly (string | undefined)[]): string =>
  [
    name,
    ...said
      .flatMap((text = '') => stripVTControlCharacters(text).split('\n'))
      .filter((line) => line.trim() !== '')
      .slice(0, LINES)
      .map((line) => `    ${line}`),
  ].join('\n');

/** A runner that left no report, or one that cannot be read, has failed once: silence must never count as success. */
const SILENT: Count = { passed: 0, failed: 1 };

function report<T>(file: string, schema: z.ZodType<T>): T | undefined {
  if (!existsSync(file)) return undefined;
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

/** A file that failed although none of its tests did: it was not loaded, or something went wrong before or after them. */
const failsOutside = ({ status, assertionResults }: z.infer<typeof vitestReport>['testResults'][number]): boolean =>
  status === 'failed' && !assertionResults.some((test) => test.status === 'failed');

const outsideErrors = z.array(z.object({ file: z.string(), message: z.string() }));

/** Returns the file of the errors that no test of this report has; see dev/outside-tests.ts. */
export const outsideOf = (file: string): string => `${file}.outside`;

/** Counts vitest's JSON report; a file that could not even be loaded, or fails before or after its tests, counts as one failure. */
export function countVitest(file: string, exitedWell: boolean): Count {
  const found = report(file, vitestReport);
  if (!found) return SILENT;
  const said = report(outsideOf(file), outsideErrors) ?? [];
  const saidOf = (name: string) => said.filter((each) => each.file === name).map(({ message }) => message);
  const failedTests = found.testResults.flatMap(({ name, assertionResults: tests }) =>
    tests
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages = [] }) => because(`${name}: ${fullName}`, failureMessages)),
  );
  const outside = found.testResults
    .filter(failsOutside)
    .map(({ name }) => because(`${name}: outside its tests`, saidOf(name)));
  const nowhere = saidOf('').map((message) => because('outside all files', [message]));
  const failed = found.numFailedTests + outside.length;
  return counted(found.numPassedTests, failed === 0 && !(found.success && exitedWell) ? 1 : failed, [
    ...failedTests,
    ...outside,
    ...nowhere,
  ]);
}

const failedSpecs = ({ specs, suites = [] }: Suite): readonly string[] => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ title, file, tests }) =>
      because(
        `${file}: ${title}`,
        tests.flatMap(({ results }) => results.flatMap(({ error }) => [error?.message, error?.snippet])),
      ),
    ),
  ...suites.flatMap(failedSpecs),
];

/** Lists the flaky tests, each with the trace of its first try and the reason of the failure. */
const flakySpecs = ({ specs, suites = [] }: Suite): readonly string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ title, file, tests }) => {
      const results = tests.flatMap((each) => each.results);
      const trace = results.flatMap(({ attachments = [] }) => attachments).find(({ name }) => name === 'trace');
      return because(`${file}: ${title}`, [
        `trace: ${trace?.path ?? 'none was kept'}`,
        ...results.flatMap(({ error }) => [error?.message, error?.snippet]),
      ]);
    }),
  ...suites.flatMap(flakySpecs),
];

/**
 * Counts Playwright's JSON report. A test that needed its second try has passed and is listed as flaky. An error outside a test is
 * a failure.
 */
export function countPlaywright(file: string, exitedWell: boolean): Count {
  const found = report(file, playwrightReport);
  if (!found) return SILENT;
  const { expected, unexpected, flaky: again } = found.stats;
  const failed = unexpected + found.errors.length;
  const names = found.suites.flatMap(failedSpecs);
  const count = counted(expected + again, failed === 0 && !exitedWell ? 1 : failed, names);
  return again > 0 ? { ...count, flaky: found.suites.flatMap(flakySpecs) } : count;
}

/** Sums the steps and gathers what failed and what was flaky. Where nothing passed, nothing was tested, and more than a few flaky tests fail the run. */
export function total(counts: readonly Count[]): Required<Count> & { ok: boolean } {
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  const flaky = counts.flatMap((count) => count.flaky ?? []);
  const ok = failed === 0 && passed > 0 && flaky.length <= MOST_FLAKY;
  return { passed, failed, names: counts.flatMap(({ names = [] }) => names), flaky, ok };
}

/** One test that failed, and what was said of it. */
export interface FailedTest {
  readonly name: string;
  readonly said: readonly string[];
}

/** Sums a run's report by its tests, apart from the errors outside of them. */
export interface TestOutcome {
  readonly passed: number;
  readonly failed: readonly FailedTest[];
  /** Files that could not be loaded, or whose setup failed before a test ran. */
  readonly unloaded: readonly string[];
  /** Errors that belong to no test. */
  readonly errors: number;
}

/** Reads vitest's JSON report; undefined when there is none. */
export function vitestOutcome(file: string): TestOutcome | undefined {
  const found = report(file, vitestReport);
  if (!found) return undefined;
  const failed = found.testResults.flatMap(({ assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages = [] }) => ({ name: fullName, said: failureMessages })),
  );
  const unloaded = found.testResults.filter(failsOutside).map(({ name }) => name);
  const explained = failed.length > 0 || unloaded.length > 0 || found.success;
  return { passed: found.numPassedTests, failed, unloaded, errors: explained ? 0 : 1 };
}

const specsOf = ({ specs, suites = [] }: Suite): readonly z.infer<typeof spec>[] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

/** Reads Playwright's JSON report; undefined when there is none. */
export function playwrightOutcome(file: string): TestOutcome | undefined {
  const found = report(file, playwrightReport);
  if (!found) return undefined;
  const failed = found.suites
    .flatMap(specsOf)
    .filter(({ ok }) => !ok)
    .map(({ title, tests }) => ({
      name: title,
      said: tests.flatMap(({ results }) => results.flatMap(({ error }) => error?.message ?? [])),
    }));
  return { passed: found.stats.expected, failed, unloaded: [], errors: found.errors.length };
}
