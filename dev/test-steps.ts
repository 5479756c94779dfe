import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './browser.ts';
import { ensureBuild, ROOT } from './build.ts';
import { reason } from './failure.ts';
import { requireTools } from './keycloak/distribution.ts';
import { type Count, countPlaywright, MOST_FLAKY, total } from './test-report.ts';

const PLAYWRIGHT = join(ROOT, 'node_modules', '@playwright/test', 'cli.js');

/** Where a step's output goes. */
type Write = (text: string) => void;

const toScreen: Write = (text) => void process.stdout.write(text);

/** A step that passes or fails as a whole. */
export const one = (ok: boolean): Count => (ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/** Runs one of the tools under this Node, its output shown, or told to `write`; answers whether it ended well. */
export function tool(
  args: readonly string[],
  { env = {}, write }: { readonly env?: Readonly<Record<string, string>>; readonly write?: Write } = {},
): Promise<boolean> {
  return new Promise((resolve) => {
    const stdio = write ? 'pipe' : 'inherit';
    const child = spawn(process.execPath, args, { cwd: ROOT, stdio, env: { ...process.env, ...env } });
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', write ?? toScreen);
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  });
}

/** Runs one step under its name; one that cannot even run counts as failed. */
export async function step(name: string, work: () => Promise<Count>, write = toScreen): Promise<Count> {
  write(`\n== ${name}\n`);
  const began = Date.now();
  const count = await work().catch((error: unknown): Count => {
    write(`${reason(error)}\n`);
    return { passed: 0, failed: 1 };
  });
  const seconds = Math.round((Date.now() - began) / 1000);
  write(`== ${name}: ${count.passed} passed, ${count.failed} failed (${seconds} s)\n`);
  return count.failed > 0 && !count.names ? { ...count, names: [name] } : count;
}

/**
 * Starts steps that leave the screen to others; answers how to wait for them, which shows what they have said. A test
 * run waits for a database half its time, and these have work for the processor.
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

/** The end-to-end tests of one Playwright configuration. */
export async function playwright(out: string, config: string, write?: Write): Promise<Count> {
  const CHROMIUM_PATH = ensureBrowser('shell');
  const file = join(out, `${config}.json`);
  const ok = await tool([PLAYWRIGHT, 'test', '--config', config, '--reporter=line,json'], {
    env: { CHROMIUM_PATH, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    ...(write && { write }),
  });
  return countPlaywright(file, ok);
}

/** The flows the identity provider has a part in, against a real Keycloak; fails where Java or Maven is missing. */
export async function keycloak(out: string, write?: Write): Promise<Count> {
  requireTools();
  await ensureBuild();
  return playwright(out, 'playwright.keycloak.config.ts', write);
}

/** Runs the steps, prints what failed and the sum as the last line, and ends the process with what came of it. */
export async function report(steps: (out: string) => Promise<readonly Count[]>): Promise<never> {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
  const out = mkdtempSync(join(tmpdir(), 'amanah-test-'));
  let ok = false;
  try {
    const sum = total(await steps(out));
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
