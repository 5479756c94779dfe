import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { countPlaywright, countVitest, outsideOf, total } from '#dev/test-report.ts';
import { temporaryFolder } from './folder.ts';

function file(content: unknown): string {
  const path = join(temporaryFolder(), 'report.json');
  writeFileSync(path, JSON.stringify(content));
  return path;
}

const suite = (status: string, tests: number, failed: readonly string[] = []) => ({
  name: 'teller.test.ts',
  status,
  assertionResults: [
    ...failed.map((fullName) => ({ fullName, status: 'failed', failureMessages: ['Error: 1 is not 2'] })),
    ...Array.from({ length: tests - failed.length }, () => ({ fullName: 'holds', status: 'passed' })),
  ],
});
const vitest = (passed: number, failed: number, testResults: object[], success = failed === 0) => ({
  success,
  numPassedTests: passed,
  numFailedTests: failed,
  testResults,
});

describe('vitest', () => {
  test('counts tests', () => {
    expect(countVitest(file(vitest(5, 0, [suite('passed', 5)])), true)).toEqual({ passed: 5, failed: 0 });
    expect(countVitest(file(vitest(3, 2, [suite('failed', 5, ['a till', 'a day'])])), false)).toEqual({
      passed: 3,
      failed: 2,
      names: ['teller.test.ts: a till\n    Error: 1 is not 2', 'teller.test.ts: a day\n    Error: 1 is not 2'],
    });
  });

  test('counts a file that could not be loaded, and a run that failed outside a test', () => {
    expect(countVitest(file(vitest(3, 0, [suite('failed', 0), suite('passed', 3)], false)), false)).toEqual({
      passed: 3,
      failed: 1,
      names: ['teller.test.ts: outside its tests'],
    });
    expect(countVitest(file(vitest(3, 0, [suite('passed', 3)])), false)).toEqual({ passed: 3, failed: 1 });
  });

  test('counts a file that fails after its tests, and prints its output and that of no other', () => {
    const path = file(vitest(3, 0, [suite('failed', 3)], false));
    const said = [
      { file: 'teller.test.ts', message: 'Error: the books do not hold' },
      { file: 'vault.test.ts', message: 'Error: of another file' },
      { file: '', message: 'Error: a promise that nobody waited for' },
    ];
    writeFileSync(outsideOf(path), JSON.stringify(said));
    expect(countVitest(path, false)).toEqual({
      passed: 3,
      failed: 1,
      names: [
        'teller.test.ts: outside its tests\n    Error: the books do not hold',
        'outside all files\n    Error: a promise that nobody waited for',
      ],
    });
  });
});

describe('playwright', () => {
  const playwright = (expected: number, unexpected: number, flaky: number, errors: object[] = []) => ({
    stats: { expected, unexpected, flaky },
    errors,
    suites: [],
  });

  test('names the failure and its cause, however deep it stands', () => {
    const error = { message: '\u001b[31mError\u001b[39m: no till\n\n  at once', snippet: '> 12 | await open()' };
    const spec = (title: string, ok: boolean) => ({
      title,
      file: 'till.spec.ts',
      ok,
      tests: [{ results: [ok ? {} : { error }] }],
    });
    const suites = [{ specs: [spec('opens', true)], suites: [{ specs: [spec('closes', false)] }] }];
    expect(countPlaywright(file({ ...playwright(1, 1, 0), suites }), false)).toEqual({
      passed: 1,
      failed: 1,
      names: ['till.spec.ts: closes\n    Error: no till\n      at once\n    > 12 | await open()'],
    });
  });

  test('counts tests', () => {
    expect(countPlaywright(file(playwright(4, 0, 0)), true)).toEqual({ passed: 4, failed: 0 });
    expect(countPlaywright(file(playwright(4, 1, 0)), false)).toEqual({ passed: 4, failed: 1 });
  });

  test('lists a test that needed a second try as flaky, with its trace and why, and counts it as passed', () => {
    const flaky = {
      title: 'opens',
      file: 'till.spec.ts',
      ok: true,
      tests: [
        {
          status: 'flaky',
          results: [
            {
              error: { message: 'Error: no till' },
              attachments: [{ name: 'screenshot' }, { name: 'trace', path: 'results/till/trace.zip' }],
            },
            {},
          ],
        },
      ],
    };
    const steady = { ...flaky, title: 'closes', tests: [{ status: 'expected', results: [{}] }] };
    const suites = [{ specs: [steady], suites: [{ specs: [flaky] }] }];
    expect(countPlaywright(file({ ...playwright(1, 0, 1), suites }), true)).toEqual({
      passed: 2,
      failed: 0,
      flaky: ['till.spec.ts: opens\n    trace: results/till/trace.zip\n    Error: no till'],
    });
  });

  test('counts an error outside a test', () => {
    expect(countPlaywright(file(playwright(0, 0, 0, [{}])), false)).toEqual({ passed: 0, failed: 1 });
    expect(countPlaywright(file(playwright(4, 0, 0)), false)).toEqual({ passed: 4, failed: 1 });
  });
});

test('a missing or broken report is a failure', () => {
  expect(countVitest('/nowhere/report.json', true)).toEqual({ passed: 0, failed: 1 });
  expect(countPlaywright(file({ hello: 1 }), true)).toEqual({ passed: 0, failed: 1 });
});

test('the sum is good only when something passed and nothing failed', () => {
  expect(
    total([
      { passed: 1, failed: 0 },
      { passed: 41, failed: 0 },
    ]),
  ).toEqual({ passed: 42, failed: 0, names: [], flaky: [], ok: true });
  expect(
    total([
      { passed: 42, failed: 0 },
      { passed: 0, failed: 1, names: ['a till'] },
    ]),
  ).toEqual({ passed: 42, failed: 1, names: ['a till'], flaky: [], ok: false });
  expect(total([]).ok).toBe(false);
});

test('three flaky tests are listed and pass, a fourth fails the run', () => {
  const flaky = ['a till', 'a day', 'a vault'];
  expect(total([{ passed: 42, failed: 0, flaky }])).toEqual({ passed: 42, failed: 0, names: [], flaky, ok: true });
  const counts = [
    { passed: 41, failed: 0, flaky },
    { passed: 1, failed: 0, flaky: ['a card'] },
  ];
  expect(total(counts)).toEqual({ passed: 42, failed: 0, names: [], flaky: [...flaky, 'a card'], ok: false });
});
