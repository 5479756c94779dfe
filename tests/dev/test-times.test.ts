import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { playwrightTimes, slowest, timesTable, vitestTimes } from '#dev/test-times.ts';
import { temporaryFolder } from './folder.ts';

function file(content: unknown): string {
  const path = join(temporaryFolder(), 'report.json');
  writeFileSync(path, JSON.stringify(content));
  return path;
}

test("reads the seconds of Vitest's files, relative to the project", () => {
  const report = file({ testResults: [{ name: '/bank/tests/till.test.ts', startTime: 1_000, endTime: 3_540 }] });
  expect(vitestTimes('unit', report, '/bank')).toEqual([{ step: 'unit', file: 'tests/till.test.ts', seconds: 2.5 }]);
});

test("adds up the tests of one of Playwright's files, repetitions and nested groups included", () => {
  const spec = (...durations: number[]) => ({
    file: 'till.spec.ts',
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  });
  const report = file({ suites: [{ specs: [spec(1_000)], suites: [{ specs: [spec(2_000, 500)] }] }] });
  expect(playwrightTimes('e2e', report)).toEqual([{ step: 'e2e', file: 'till.spec.ts', seconds: 3.5 }]);
});

test('has no times for a report that is missing or broken', () => {
  expect(vitestTimes('unit', '/nowhere/report.json', '/')).toEqual([]);
  expect(playwrightTimes('e2e', file({ suites: 1 }))).toEqual([]);
});

test('shows each step and the ten slowest files, slowest first', () => {
  const files = Array.from({ length: 12 }, (_, index) => ({ step: 'unit', file: `${index}.test.ts`, seconds: index }));
  expect(slowest(files).map(({ seconds }) => seconds)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
  const steps = [
    { step: 'types', seconds: 52, cpu: 83, passed: 1, failed: 0 },
    { step: 'build', seconds: 8, cpu: 14, passed: 0, failed: 1 },
  ];
  expect(timesTable({ seconds: 60, steps, files: slowest(files, 1) })).toBe(
    '\nSeconds and processor seconds of each step\n    52    83  types (1 passed)\n     8    14  build (0 passed, 1 failed)\n' +
      '    60    97  the whole run\n\nThe ten slowest files\n    11  11.test.ts (unit)\n',
  );
  const unknownStep = [{ step: 'types', seconds: 52, passed: 1, failed: 0 }];
  expect(timesTable({ seconds: 60, steps: unknownStep, files: [] })).toBe(
    '\nSeconds and processor seconds of each step\n    52        types (1 passed)\n    60        the whole run\n\nThe ten slowest files\n',
  );
});
