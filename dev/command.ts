import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from '#lib/config/fields.ts';
import { readSettingFiles } from '#lib/config/setting-files.ts';
import { ROOT } from './build.ts';
import { reason, StartFailure } from './failure.ts';

/** One sentence for what can be foreseen; the whole trace only for what cannot, because then it is our mistake. */
export function explain(error: unknown): string {
  if (error instanceof StartFailure || error instanceof ConfigError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : reason(error);
}

/** Adds the variables of .env, when there is one, and those given by file; what the shell has set wins over .env. */
export function loadDotEnv(): void {
  const file = join(ROOT, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  readSettingFiles(process.env);
}

/** Runs a small command of the project: prints its answer, or its failure as a sentence with exit code 1. */
export async function command(work: () => Promise<string>): Promise<void> {
  try {
    loadDotEnv();
    const answer = await work();
    if (answer) process.stdout.write(`${answer}\n`);
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    process.exitCode = 1;
  }
}
