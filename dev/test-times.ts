import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { z } from 'zod';

/** Seconds that one test file took, added up over its tests, and the step that ran it. */
export type FileTime = Readonly<{ step: string; file: string; seconds: number }>;

/**
 * Seconds that one step took, from its start to its end, and the processor seconds of all its processes, where the system tells them: the first
 * depends on what runs beside it, the second on the step alone.
 */
export type StepTime = Readonly<{ step: string; seconds: number; cpu?: number; passed: number; failed: number }>;

/** The clock of one run, in the order in which the steps ended. */
export type RunTimes = Readonly<{ seconds: number; steps: readonly StepTime[]; files: readonly FileTime[] }>;

const SLOWEST = 10;

const vitestReport = z.object({
  testResults: z.array(z.object({ name: z.string(), startTime: z.number(), endTime: z.number() })),
});

interface Suite {
  readonly specs: readonly Readonly<{
    file: string;
    tests: readonly Readonly<{ results: readonly Readonly<{ duration: number }>[] }>[];
  }>[];
  readonly suites?: readonly Suite[] | undefined;
}
const suite: z.ZodType<Suite> = z.object({
  specs: z.array(
    z.object({
      file: z.string(),
      tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })),
    }),
  ),
  get suites() {
    return z.array(suite).optional();
  },
});
const playwrightReport = z.object({ suites: z.array(suite) });

/** Reads a report; a broken one has no times, because the count of the same step already fails for it. */
function read<T>(file: string, schema: z.ZodType<T>): T | undefined {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

const seconds = (milliseconds: number): number => Math.round(milliseconds / 100) / 10;

/** Times of the files in vitest's JSON report, their names relative to `root`. */
export const vitestTimes = (step: string, file: string, root: string): readonly FileTime[] =>
  (read(file, vitestReport)?.testResults ?? []).map(({ name, startTime, endTime }) => ({
    step,
    file: relative(root, name),
    seconds: seconds(Math.max(0, endTime - startTime)),
  }));

const specsOf = ({ specs, suites = [] }: Suite): Suite['specs'] => [...specs, ...suites.flatMap(specsOf)];

/** Times of the files in Playwright's JSON report, each test with its repetition. */
export function playwrightTimes(step: string, file: string): readonly FileTime[] {
  const sums = new Map<string, number>();
  for (const spec of (read(file, playwrightReport)?.suites ?? []).flatMap(specsOf)) {
    const took = spec.tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0);
    sums.set(spec.file, (sums.get(spec.file) ?? 0) + took);
  }
  return [...sums].map(([name, took]) => ({ step, file: name, seconds: seconds(took) }));
}

/** The files that took longest, slowest first. */
export const slowest = (files: readonly FileTime[], many = SLOWEST): readonly FileTime[] =>
  files.toSorted((a, b) => b.seconds - a.seconds).slice(0, many);

/** The processor seconds of all steps; undefined where no step has any. */
function sumOf(steps: readonly StepTime[]): number | undefined {
  const known = steps.flatMap(({ cpu }) => (cpu === undefined ? [] : [cpu]));
  return known.length > 0 ? known.reduce((sum, cpu) => sum + cpu, 0) : undefined;
}

const column = (time: number | undefined): string => (time === undefined ? '' : String(Math.round(time))).padStart(6);

const line = (text: string, ...times: readonly (number | undefined)[]): string =>
  `${times.map(column).join('')}  ${text}\n`;

/** A table for people: seconds and processor seconds of each step, seconds of the ten slowest files, and the sum of the run. */
export const timesTable = ({ seconds: all, steps, files }: RunTimes): string =>
  [
    '\nSeconds and processor seconds of each step\n',
    ...steps.map(({ step, seconds: took, cpu, passed, failed }) =>
      line(`${step} (${passed} passed${failed > 0 ? `, ${failed} failed` : ''})`, took, cpu),
    ),
    line('the whole run', all, sumOf(steps)),
    '\nThe ten slowest files\n',
    ...slowest(files).map(({ step, file, seconds: took }) => line(`${file} (${step})`, took)),
  ].join('');
