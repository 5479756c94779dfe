import { writeFileSync } from 'node:fs';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';

/** The environment variable that names the file which this reporter writes. */
export const OUTSIDE_FILE = 'AMANAH_OUTSIDE_TESTS';

/** An error happened in a file before or after its tests, or in no file at all. */
export type OutsideError = Readonly<{ file: string; message: string }>;

/** Reports the errors that vitest's own JSON leaves out: those of a file's hooks, such as a bank whose books do not hold when it closes. */
export class OutsideTests implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const path = process.env[OUTSIDE_FILE];
    if (!path) return;
    const errors: OutsideError[] = modules.flatMap((module) =>
      [module, ...module.children.allSuites()]
        .flatMap((each) => each.errors())
        .map(({ message, diff = '', stack = '' }) => ({
          file: module.moduleId,
          message: [message, diff, stack].join('\n'),
        })),
    );
    errors.push(...unhandled.map(({ message, stack = message }) => ({ file: '', message: stack })));
    writeFileSync(path, JSON.stringify(errors));
  }
}
