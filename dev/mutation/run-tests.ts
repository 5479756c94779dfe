import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from '#dev/browser.ts';
import { playwrightOutcome, type TestOutcome, vitestOutcome } from '#dev/test-report.ts';
import { tool } from '#dev/test-steps.ts';
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

/** Runs the tests in a tree; answers what its report says, if there is one, and what was printed. */
export async function runTests(dir: string, asked: Asked): Promise<{ outcome: TestOutcome | undefined; said: string }> {
  const out = mkdtempSync(join(tmpdir(), 'amanah-mutation-report-'));
  const said: string[] = [];
  const write = (text: string): void => void said.push(text);
  const report = join(out, 'report.json');
  const packages = join(dir, 'node_modules');
  try {
    const args = argumentsOf(asked, report);
    if (asked.runner.tool === 'vitest') {
      await tool([join(packages, 'vitest', 'vitest.mjs'), ...args], { cwd: dir, write });
      return { outcome: vitestOutcome(report), said: said.join('') };
    }
    const env = { CHROMIUM_PATH: ensureBrowser('shell'), PLAYWRIGHT_JSON_OUTPUT_NAME: report };
    await tool([join(packages, '@playwright', 'test', 'cli.js'), ...args], { cwd: dir, env, write });
    return { outcome: playwrightOutcome(report), said: said.join('') };
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}
