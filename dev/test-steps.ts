import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './browser.ts';
import { ensureBuild, ROOT } from './build.ts';
import { reason } from './failure.ts';
import { requireTools } from './keycloak/distribution.ts';
import { type Count, countPlaywright, total } from './test-report.ts';

const PLAYWRIGHT = join(ROOT, 'node_modules', '@playwright/test', 'cli.js');

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** A step that passes or fails as a whole. */
export const one = (ok: boolean): Count => (ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/** Runs one of the tools under this Node with its output shown; answers whether it ended well. */
export function tool(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } });
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
}

/** Runs one step under its name; one that cannot even run counts as failed. */
export async function step(name: string, work: () => Promise<Count>): Promise<Count> {
  say(`\n== ${name}`);
  const began = Date.now();
  const count = await work().catch((error: unknown): Count => {
    say(reason(error));
    return { passed: 0, failed: 1 };
  });
  say(`== ${name}: ${count.passed} passed, ${count.failed} failed (${Math.round((Date.now() - began) / 1000)} s)`);
  return count;
}

/** The end-to-end tests of one Playwright configuration. */
export async function playwright(out: string, config: string): Promise<Count> {
  const CHROMIUM_PATH = ensureBrowser();
  const file = join(out, `${config}.json`);
  const ok = await tool([PLAYWRIGHT, 'test', '--config', config, '--reporter=line,json'], {
    CHROMIUM_PATH,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  return countPlaywright(file, ok);
}

/** The flows the identity provider has a part in, against a real Keycloak; fails where Java or Maven is missing. */
export async function keycloak(out: string): Promise<Count> {
  requireTools();
  await ensureBuild();
  return playwright(out, 'playwright.keycloak.config.ts');
}

/** Runs steps one after the other, prints the sum as the last line, and ends the process with what came of it. */
export async function report(steps: (out: string) => Promise<readonly Count[]>): Promise<never> {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
  const out = mkdtempSync(join(tmpdir(), 'amanah-test-'));
  let ok = false;
  try {
    const sum = total(await steps(out));
    say(`\n${sum.passed} passed, ${sum.failed} failed`);
    ok = sum.ok;
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
  process.exit(ok ? 0 : 1);
}
