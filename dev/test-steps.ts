import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ensureBrowser } from './browser.ts';
import { ensureBuild, ROOT } from './build.ts';
import { countCpu, withCpu } from './cpu-time.ts';
import { reason } from './failure.ts';
import { requireTools } from './keycloak/distribution.ts';
import { leftoverFiles } from './leftover-files.ts';
import { OUTSIDE_FILE } from './outside-tests.ts';
import { type Count, countPlaywright, countVitest, MOST_FLAKY, outsideOf, total } from './test-report.ts';
import { type FileTime, playwrightTimes, type StepTime, timesTable, vitestTimes } from './test-times.ts';

const PLAYWRIGHT = join(ROOT, 'node_modules', '@playwright/test', 'cli.js');
const VITEST = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');

/** The clock of the last run as JSON, which git ignores: the next slow test shows in it before anybody waits for it. */
export const TIMES_FILE = join(ROOT, 'test-results', 'times.json');

/** The clock of this run, which every step adds to. */
const clock: { readonly steps: StepTime[]; readonly files: FileTime[] } = { steps: [], files: [] };

/** Takes a step's output. */
export type Write = (text: string) => void;

const toScreen: Write = (text) => void process.stdout.write(text);

/** A step that passes or fails as a whole. */
export const one = (ok: boolean): Count => (ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/** Runs one of the tools under this Node, its output shown, or sent to `write`; returns whether it ended well. */
export function tool(
  args: readonly string[],
  { env = {}, write }: { readonly env?: Readonly<Record<string, string>>; readonly write?: Write } = {},
): Promise<boolean> {
  return new Promise((resolve) => {
    const stdio = write ? 'pipe' : 'inherit';
    const child = spawn(process.execPath, args, { cwd: ROOT, stdio, env: { ...process.env, ...env } });
    countCpu(child.pid);
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', write ?? toScreen);
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  });
}

/** Runs one step under its name; one that cannot even run counts as failed. */
export async function step(name: string, work: () => Promise<Count>, write = toScreen): Promise<Count> {
  write(`\n== ${name}\n`);
  const began = Date.now();
  const { value: count, cpu } = await withCpu(() =>
    work().catch((error: unknown): Count => {
      write(`${reason(error)}\n`);
      return { passed: 0, failed: 1 };
    }),
  );
  const seconds = Math.round((Date.now() - began) / 1000);
  const { passed, failed } = count;
  clock.steps.push({ step: name, seconds, ...(cpu !== undefined && { cpu }), passed, failed });
  write(`== ${name}: ${passed} passed, ${failed} failed (${seconds} s)\n`);
  return failed > 0 && !count.names ? { ...count, names: [name] } : count;
}

/**
 * Starts steps that leave the screen to others; returns the function that waits for them and shows their output. A test run waits for a database
 * half its time, and these have work for the processor.
 */
export function beside(steps: (write: Write) => Promise<readonly Count[]>): () => Promise<readonly Count[]> {
  const said: string[] = [];
  const ended = steps((text) => void said.push(text));
  return async () => {
    const counts = await ended;
    toScreen(said.join(''));
    return counts;
  };
}

/**
 * Seeds the bank that every step with a browser copies, as the step of that name: seeding it costs as much as a dozen flows. A step that finds
 * none seeds its own. Returns the function that removes it.
 */
export async function template(write: Write): Promise<{ readonly count: Count; readonly remove: () => Promise<void> }> {
  const child = spawn(process.execPath, [join(ROOT, 'e2e', 'prepare-template.ts')], { cwd: ROOT, stdio: 'pipe' });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  child.stderr.setEncoding('utf8').on('data', write);
  const count = await step(
    'template',
    async () => {
      countCpu(child.pid);
      const dir = await Promise.race([once(child.stdout.setEncoding('utf8'), 'data'), ended]);
      process.env.E2E_TEMPLATE = String(dir).trim();
      return one(dir !== undefined);
    },
    write,
  );
  if (count.failed > 0) delete process.env.E2E_TEMPLATE;
  return {
    count,
    remove: async () => {
      child.stdin.end();
      await ended;
    },
  };
}

/** The tests of these Vitest projects, as the step of that name. */
export async function vitest(name: string, out: string, projects: readonly string[], write?: Write): Promise<Count> {
  const file = join(out, `vitest-${name}.json`);
  const chosen = projects.map((project) => `--project=${project}`);
  const env = { [OUTSIDE_FILE]: outsideOf(file) };
  const ok = await tool([VITEST, 'run', ...chosen, `--outputFile.json=${file}`], { env, ...(write && { write }) });
  clock.files.push(...vitestTimes(name, file, ROOT));
  return countVitest(file, ok);
}

/** The end-to-end tests of one Playwright configuration, as the step of that name. */
export async function playwright(name: string, out: string, config: string, write?: Write): Promise<Count> {
  const CHROMIUM_PATH = ensureBrowser('shell');
  const file = join(out, `${config}.json`);
  const ok = await tool([PLAYWRIGHT, 'test', '--config', config, '--reporter=line,json'], {
    env: { CHROMIUM_PATH, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    ...(write && { write }),
  });
  clock.files.push(...playwrightTimes(name, file));
  return countPlaywright(file, ok);
}

/** The flows the identity provider has a part in, against a real Keycloak; fails where Java or Maven is missing. */
export async function keycloak(out: string, write?: Write): Promise<Count> {
  requireTools();
  await ensureBuild();
  return playwright('keycloak', out, 'playwright.keycloak.config.ts', write);
}

/** The temporary folder of all programs of the run, which goes with it. PostgreSQL runs as a user of its own and passes through. */
function temporaryDir(out: string): string {
  const dir = join(out, 'tmp');
  mkdirSync(dir);
  for (const path of [out, dir]) chmodSync(path, 0o755);
  return dir;
}

/** Prints the clock of the run and keeps it in `TIMES_FILE`. */
function reportTimes(began: number): void {
  const times = { seconds: Math.round((Date.now() - began) / 1000), ...clock };
  toScreen(timesTable(times));
  mkdirSync(dirname(TIMES_FILE), { recursive: true });
  writeFileSync(TIMES_FILE, `${JSON.stringify(times, null, 2)}\n`);
}

/** Runs the steps, prints their times, what failed and the sum as the last line, and ends the process accordingly. */
export async function report(steps: (out: string) => Promise<readonly Count[]>): Promise<never> {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
  const out = mkdtempSync(join(tmpdir(), 'amanah-test-'));
  process.env.TMPDIR = temporaryDir(out);
  let ok = false;
  try {
    const began = Date.now();
    const sum = total(await steps(out));
    reportTimes(began);
    const left = leftoverFiles(process.env.TMPDIR);
    if (left.length > 0) toScreen(`\nLeft in the temporary folder: ${left.join(', ')}\n`);
    if (sum.names.length > 0) toScreen(`\nFailed:\n${sum.names.map((name) => `  ${name}\n`).join('')}`);
    if (sum.flaky.length > 0) {
      const rule = sum.flaky.length > MOST_FLAKY ? `: more than ${MOST_FLAKY} fail the run` : '';
      toScreen(`\nFLAKY, passed when tried again${rule}:\n${sum.flaky.map((name) => `  ${name}\n`).join('')}`);
    }
    toScreen(`\n${sum.passed} passed, ${sum.failed} failed\n`);
    ok = sum.ok;
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
  process.exit(ok ? 0 : 1);
}
