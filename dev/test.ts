import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './browser.ts';
import { ensureBuild, ROOT } from './build.ts';
import { reason } from './failure.ts';
import { type Count, countPlaywright, countVitest, total } from './test-report.ts';

/**
 * `npm test`: every check there is, each step even when an earlier one failed, and one line with the sum at the end.
 * Static checks count as one test each.
 */
const bin = (name: string, path: string): string[] => [join(ROOT, 'node_modules', name, path)];
const BIOME = bin('@biomejs/biome', 'bin/biome');
const TSC = bin('typescript', 'bin/tsc');
const VITEST = bin('vitest', 'vitest.mjs');
const PLAYWRIGHT = bin('@playwright/test', 'cli.js');

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** Runs one of the tools under this Node with its output shown; answers whether it ended well. */
function tool(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } });
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
}

async function step(name: string, work: () => Promise<Count>): Promise<Count> {
  say(`\n== ${name}`);
  const began = Date.now();
  const count = await work().catch((error: unknown): Count => {
    say(reason(error));
    return { passed: 0, failed: 1 };
  });
  say(`== ${name}: ${count.passed} passed, ${count.failed} failed (${Math.round((Date.now() - began) / 1000)} s)`);
  return count;
}

const one = (ok: boolean): Count => (ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

async function endToEnd(out: string): Promise<Count> {
  const CHROMIUM_PATH = ensureBrowser();
  const file = join(out, 'playwright.json');
  const ok = await tool([...PLAYWRIGHT, 'test', '--reporter=line,json'], {
    CHROMIUM_PATH,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  return countPlaywright(file, ok);
}

async function main(): Promise<boolean> {
  const out = mkdtempSync(join(tmpdir(), 'amanah-test-'));
  try {
    const counts = [
      await step('types', async () => one(await tool([...TSC, '--noEmit', '--incremental', 'false']))),
      await step('lint', async () => one(await tool([...BIOME, 'check', '--error-on-warnings', '.']))),
      await step('imports', async () => one(await tool([join(ROOT, 'dev', 'check-imports.ts')]))),
      await step('unit', async () => {
        const file = join(out, 'vitest.json');
        const ok = await tool([...VITEST, 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]);
        return countVitest(file, ok);
      }),
    ];
    const built = await step('build', async () => {
      await ensureBuild();
      return one(true);
    });
    counts.push(built);
    if (built.failed === 0) counts.push(await step('e2e', () => endToEnd(out)));
    const sum = total(counts);
    say(`\n${sum.passed} passed, ${sum.failed} failed`);
    return sum.ok;
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
process.exit((await main()) ? 0 : 1);
