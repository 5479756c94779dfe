import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ensureBrowser } from '#dev/browser.ts';
import { type Running, run } from '#dev/processes.ts';
import { playwrightOutcome, type TestOutcome, vitestOutcome } from '#dev/test-report.ts';
import type { Runner } from './mutation.ts';

/** The tests of one run: some files under one runner, of which only those with one of the titles where there are any. */
export interface Asked {
  readonly runner: Runner;
  readonly files: readonly string[];
  readonly titles: readonly string[];
}

const literally = (title: string): string => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const either = (titles: readonly string[]): string => titles.map(literally).join('|');

/** The arguments after the tool's own program. */
export function argumentsOf({ runner, files, titles }: Asked, report: string): readonly string[] {
  if (runner.tool === 'vitest') {
    return [
      ...['run', '--project', runner.project, '--reporter=json', `--outputFile=${report}`],
      ...(titles.length > 0 ? ['-t', either(titles)] : []),
      ...files,
    ];
  }
  return [
    // Without --no-deps a project runs all of those that come before it in a whole run.
    ...['test', '--config', runner.config, '--no-deps', '--retries=0', '--reporter=json'],
    ...(runner.project ? ['--project', runner.project] : []),
    ...(titles.length > 0 ? ['-g', either(titles)] : []),
    ...files,
  ];
}

/** Holds the processes that run now, so that an interrupted run can end them. */
const underWay = new Set<Running>();

let stopping = false;

/** Ends the tests that run now, with all they have started; whoever waits for their outcome never gets one. */
export const stopTests = async (): Promise<void> => {
  stopping = true;
  await Promise.all([...underWay].map(({ stop }) => stop()));
};

/** Runs the tests in a tree; returns their report, if there is one, and their last output. */
export async function runTests(dir: string, asked: Asked): Promise<{ outcome: TestOutcome | undefined; said: string }> {
  const out = mkdtempSync(join(tmpdir(), 'amanah-mutation-report-'));
  const report = join(out, 'report.json');
  const isVitest = asked.runner.tool === 'vitest';
  const program = isVitest ? ['vitest', 'vitest.mjs'] : ['@playwright', 'test', 'cli.js'];
  try {
    const running = run({
      name: asked.runner.tool,
      command: process.execPath,
      args: [join(dir, 'node_modules', ...program), ...argumentsOf(asked, report)],
      cwd: dir,
      env: {
        ...process.env,
        ...(isVitest ? {} : { CHROMIUM_PATH: ensureBrowser('shell'), PLAYWRIGHT_JSON_OUTPUT_NAME: report }),
      },
    });
    underWay.add(running);
    await running.ended;
    underWay.delete(running);
    if (stopping) return await new Promise<never>(() => {});
    const outcome = isVitest ? vitestOutcome(report) : playwrightOutcome(report);
    return { outcome, said: stripVTControlCharacters(running.lastLines()) };
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}
