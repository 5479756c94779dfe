import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '#dev/build.ts';
import { type Mutation, parseMutation, readMutations } from '#dev/mutation/mutation.ts';
import { baselineOf, dealOut } from '#dev/mutation/plan.ts';
import { argumentsOf } from '#dev/mutation/run-tests.ts';
import { redBaseline, verdictOf } from '#dev/mutation/verdict.ts';
import { playwrightOutcome, vitestOutcome } from '#dev/test-report.ts';
import { temporaryFolder } from './folder.ts';

const DIFF = [
  'diff --git a/core/a.ts b/core/a.ts',
  '--- a/core/a.ts',
  '+++ b/core/a.ts',
  '@@ -1 +1 @@',
  '-const sign = 1;',
  '+const sign = -1;',
  '',
].join('\n');
const HEAD = 'Defect: The sign is wrong.\nRun: vitest core\nFile: tests/core/a.test.ts\n';
const parse = (head: string, diff = DIFF) => parseMutation('/somewhere/07-wrong-sign.patch', `${head}\n${diff}`);

describe('the head of a patch', () => {
  test('names defect, runner and test file, and a title where only some tests of the file run', () => {
    expect(parse(HEAD)).toEqual({
      name: '07-wrong-sign',
      patch: '/somewhere/07-wrong-sign.patch',
      defect: 'The sign is wrong.',
      runner: { tool: 'vitest', project: 'core' },
      file: 'tests/core/a.test.ts',
      changes: ['core/a.ts'],
    });
    expect(parse(`${HEAD}Title: refuses a second reversal\n`).title).toBe('refuses a second reversal');
    expect(parse(HEAD.replace('vitest core', 'playwright playwright.config.ts bank')).runner).toEqual({
      tool: 'playwright',
      config: 'playwright.config.ts',
      project: 'bank',
    });
  });

  test.each([
    ['no defect', HEAD.replace(/Defect.*\n/, ''), DIFF, /lacks the line "Defect:"/],
    ['no file', HEAD.replace(/File.*\n/, ''), DIFF, /lacks the line "File:"/],
    ['an unknown project', HEAD.replace('vitest core', 'vitest kernel'), DIFF, /names no runner/],
    ['another line', `${HEAD}Remark: later\n`, DIFF, /says nothing: Remark: later/],
    ['a line twice', `${HEAD}Run: vitest unit\n`, DIFF, /says nothing: Run: vitest unit/],
    ['no change', HEAD, '', /changes no file|says nothing/],
  ])('with %s is refused', (_, head, diff, sentence) => {
    expect(() => parse(head, diff)).toThrow(sentence);
  });
});

describe('the list', () => {
  test('has at least 44 mutations with a number each, whose test files exist', () => {
    const all = readMutations(ROOT);
    expect(all.length).toBeGreaterThanOrEqual(44);
    const numbers = all.map(({ name }) => /^(\d\d)-[a-z0-9-]+$/.exec(name)?.[1]);
    expect(new Set(numbers).size).toBe(all.length);
    expect(numbers).not.toContain(undefined);
  });

  test('is narrowed by numbers and by parts of names; an unknown name is refused', () => {
    const root = temporaryFolder();
    mkdirSync(join(root, 'tests', 'mutations'), { recursive: true });
    mkdirSync(join(root, 'tests', 'core'));
    writeFileSync(join(root, 'tests', 'core', 'a.test.ts'), '');
    for (const name of ['07-wrong-sign', '08-lost-filter', '17-lost-focus'])
      writeFileSync(join(root, 'tests', 'mutations', `${name}.patch`), `${HEAD}\n${DIFF}`);
    const names = (...filters: string[]) => readMutations(root, filters).map(({ name }) => name);
    expect(names()).toEqual(['07-wrong-sign', '08-lost-filter', '17-lost-focus']);
    expect(names('7')).toEqual(['07-wrong-sign']);
    expect(names('lost')).toEqual(['08-lost-filter', '17-lost-focus']);
    expect(() => names('7', 'overflow')).toThrow('No mutation is called overflow.');
    writeFileSync(join(root, 'tests', 'mutations', '18-moved.patch'), `${HEAD.replace('a.test', 'b.test')}\n${DIFF}`);
    expect(() => names()).toThrow(/18-moved\.patch names the test file tests\/core\/b\.test\.ts/);
  });
});

const outcome = { passed: 3, failed: [], unloaded: [], errors: 0 };
const failed = (said: string) => ({ ...outcome, failed: [{ name: 'holds', said: [said] }] });

describe('a mutation', () => {
  test('is caught only by a test that ran and failed', () => {
    expect(verdictOf(failed('AssertionError: expected 1 to be 2'))).toEqual({ kind: 'caught', why: 'holds' });
    expect(verdictOf(outcome)).toEqual({ kind: 'missed', why: '3 tests passed' });
  });

  test.each([
    ['left no report', undefined, /no report/],
    ['could not load its file', { ...outcome, passed: 0, unloaded: ['a.test.ts'] }, /could not be loaded: a\.test\.ts/],
    ['failed outside of its tests', { ...outcome, errors: 1 }, /outside of its tests/],
    ['ran no test', { ...outcome, passed: 0 }, /no test ran/],
    ['ran code that is no program', failed('SyntaxError: Unexpected token'), /does not run: SyntaxError/],
    [
      'ran code that lacks a name',
      failed('ReferenceError: x is not defined\n  at a.ts:1'),
      /does not run: ReferenceError/,
    ],
  ])('with a run %s is not proved', (_, found, why) => {
    expect(verdictOf(found)).toMatchObject({ kind: 'broken', why: expect.stringMatching(why) });
  });

  test('stands on tests that are green without it', () => {
    expect(redBaseline(outcome)).toBeUndefined();
    expect(redBaseline(undefined)).toMatch(/no report/);
    expect(redBaseline(failed('AssertionError'))).toBe('holds');
    expect(redBaseline({ ...outcome, unloaded: ['a.test.ts'] })).toBe('a.test.ts');
    expect(redBaseline({ ...outcome, errors: 1 })).toMatch(/outside/);
    expect(redBaseline({ ...outcome, passed: 0 })).toBe('no test ran');
  });
});

describe('a report', () => {
  const file = (content: unknown): string => {
    const path = join(temporaryFolder(), 'report.json');
    writeFileSync(path, JSON.stringify(content));
    return path;
  };
  const assertion = (fullName: string, status: string) => ({
    fullName,
    status,
    failureMessages: ['AssertionError: no'],
  });
  const vitest = (status: string, tests: object[], success: boolean, passed: number) => ({
    success,
    numPassedTests: passed,
    numFailedTests: 0,
    testResults: [{ name: 'a.test.ts', status, assertionResults: tests }],
  });

  test('of vitest distinguishes a failed test from a file that did not load, or whose setup failed', () => {
    const tests = [assertion('posts', 'passed'), assertion('refuses', 'failed')];
    expect(vitestOutcome(file(vitest('failed', tests, false, 1)))).toEqual({
      passed: 1,
      failed: [{ name: 'refuses', said: ['AssertionError: no'] }],
      unloaded: [],
      errors: 0,
    });
    expect(vitestOutcome(file(vitest('failed', [], false, 0)))?.unloaded).toEqual(['a.test.ts']);
    expect(vitestOutcome(file(vitest('failed', [assertion('posts', 'skipped')], false, 0)))?.unloaded).toEqual([
      'a.test.ts',
    ]);
    expect(vitestOutcome(file(vitest('passed', [assertion('posts', 'passed')], false, 1)))?.errors).toBe(1);
    expect(vitestOutcome('/nowhere/report.json')).toBeUndefined();
  });

  test('of Playwright distinguishes a failed test from an error outside of all tests', () => {
    const spec = (title: string, ok: boolean) => ({
      title,
      file: 'till.spec.ts',
      ok,
      tests: [{ results: [ok ? {} : { error: { message: 'Error: 0 is not 45' } }] }],
    });
    const report = (errors: object[], suites: object[]) => ({
      stats: { expected: 1, unexpected: 1, flaky: 0 },
      errors,
      suites,
    });
    const suites = [{ specs: [spec('opens', true)], suites: [{ specs: [spec('fits a phone', false)] }] }];
    expect(playwrightOutcome(file(report([], suites)))).toEqual({
      passed: 1,
      failed: [{ name: 'fits a phone', said: ['Error: 0 is not 45'] }],
      unloaded: [],
      errors: 0,
    });
    expect(playwrightOutcome(file(report([{}], [])))).toMatchObject({ failed: [], errors: 1 });
    expect(playwrightOutcome('/nowhere/report.json')).toBeUndefined();
  });
});

describe('a run', () => {
  const of = (name: string, runner: Mutation['runner'], file: string, title?: string): Mutation => ({
    ...parse(HEAD),
    name,
    runner,
    file,
    ...(title && { title }),
  });
  const core = { tool: 'vitest', project: 'core' } as const;
  const day = { tool: 'playwright', config: 'playwright.config.ts', project: 'bank' } as const;
  const list = [
    of('01-a', core, 'tests/core/a.test.ts'),
    of('02-b', core, 'tests/core/a.test.ts', 'refuses'),
    of('03-c', day, 'e2e/till.spec.ts', 'the count is blind (shortage)'),
    of('04-d', day, 'e2e/transfer.spec.ts', 'moves'),
  ];

  test('takes titles by the letter and only the project that is named', () => {
    expect(argumentsOf({ runner: core, files: ['a.test.ts'], titles: [] }, 'r.json')).toEqual([
      ...['run', '--project', 'core', '--reporter=json', '--outputFile=r.json', 'a.test.ts'],
    ]);
    expect(
      argumentsOf({ runner: day, files: ['till.spec.ts'], titles: ['blind (shortage)', 'a+b'] }, 'r.json'),
    ).toEqual([
      ...['test', '--config', 'playwright.config.ts', '--no-deps', '--retries=0', '--reporter=json'],
      ...['--project', 'bank', '-g', 'blind \\(shortage\\)|a\\+b', 'till.spec.ts'],
    ]);
  });

  test('without a defect goes over each file of a runner once', () => {
    expect(baselineOf(list)).toEqual([
      { runner: core, files: ['tests/core/a.test.ts'], titles: [] },
      {
        runner: day,
        files: ['e2e/till.spec.ts', 'e2e/transfer.spec.ts'],
        titles: ['the count is blind (shortage)', 'moves'],
      },
    ]);
  });

  test('leaves builds to the first copy and deals the rest to free copies', () => {
    const [first, second] = dealOut(list, 2);
    expect([first?.()?.name, second?.()?.name, first?.()?.name, first?.()?.name, second?.()?.name]).toEqual([
      '03-c',
      '01-a',
      '04-d',
      '02-b',
      undefined,
    ]);
  });
});
