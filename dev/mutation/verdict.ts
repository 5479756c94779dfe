import type { TestOutcome } from '#dev/test-report.ts';

/** States what a run over a broken tree proves: `caught` only when a test ran and failed. */
export interface Verdict {
  readonly kind: 'caught' | 'missed' | 'broken';
  /** The tests that failed, or why nothing is proved. */
  readonly why: string;
}

/** A patch that no longer compiles fails every test, whatever that test is about. */
const DOES_NOT_RUN =
  /^\s*(?:SyntaxError|ReferenceError)\b|Transform failed|Cannot find module|Failed to resolve import|does not provide an export named/;

/**
 * Judges one mutation by the report of the run that had to fail. A missing report, a file that could not be loaded, an error
 * outside a test and a run of no test prove nothing: they are `broken`, as is code that does not even run.
 */
export function verdictOf(outcome: TestOutcome | undefined): Verdict {
  if (!outcome) return { kind: 'broken', why: 'the run left no report' };
  const { passed, failed, unloaded, errors } = outcome;
  if (unloaded.length > 0) return { kind: 'broken', why: `could not be loaded: ${unloaded.join(', ')}` };
  if (failed.length === 0 && errors > 0) return { kind: 'broken', why: 'the run failed outside of its tests' };
  if (failed.length + passed === 0) return { kind: 'broken', why: 'no test ran' };
  if (failed.length === 0) return { kind: 'missed', why: `${passed} tests passed` };
  if (failed.every(({ said }) => said.length > 0 && said.every((text) => DOES_NOT_RUN.test(text)))) {
    return { kind: 'broken', why: `the broken code does not run: ${failed[0]?.said[0]?.split('\n')[0] ?? ''}` };
  }
  return { kind: 'caught', why: failed.map(({ name }) => name).join(', ') };
}

/** Returns undefined when an unbroken tree passes: something ran, nothing failed. Otherwise it returns the sentence that names the failure. */
export function redBaseline(outcome: TestOutcome | undefined): string | undefined {
  if (!outcome) return 'the run left no report';
  const { passed, failed, unloaded, errors } = outcome;
  const red = [...unloaded, ...failed.map(({ name }) => name)];
  if (red.length > 0) return red.join(', ');
  if (errors > 0) return 'the run failed outside of its tests';
  return passed === 0 ? 'no test ran' : undefined;
}
