import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { stackConfig } from '#lib/config/config.ts';
import { ROOT } from './build.ts';
import { command } from './command.ts';
import { StartFailure } from './failure.ts';
import { stopOrphan } from './postgres.ts';
import { PRINT_AGENT_FILES } from './print-agent/pair.ts';
import { claimRunFile, runningPorts } from './run-file.ts';

/** This project puts these into a data folder; the reset deletes nothing else. */
const OURS = [
  'postgres',
  's3',
  'identity.json',
  'identity-users.json',
  'secrets.json',
  'ports.json',
  'running.json',
  ...PRINT_AGENT_FILES,
] as readonly string[];

/**
 * `npm run reset`: empties the data folder, so that the next start makes a new bank. Refuses while the stack runs and
 * when the folder holds anything this project did not put there, because a mistyped AMANAH_DATA_DIR must not cost a
 * folder of somebody's work.
 */
await command(async () => {
  const dir = resolve(ROOT, stackConfig(process.env).dataDir);
  if (!existsSync(dir)) return `There is nothing to reset: ${dir} does not exist.`;
  const running = runningPorts(dir);
  if (running) {
    throw new StartFailure(
      `Amanah runs on ${dir} (process ${running.pid}): stop it first, then run npm run reset again.`,
    );
  }
  const strange = readdirSync(dir).find((name) => !OURS.includes(name));
  if (strange) {
    throw new StartFailure(
      `${dir} holds ${strange}, which is not Amanah's: check AMANAH_DATA_DIR, or remove it by hand.`,
    );
  }
  // Taking the folder also ends what a stack that was killed hard has left behind.
  const runFile = await claimRunFile(dir);
  await stopOrphan(join(dir, 'postgres'));
  for (const name of OURS) rmSync(join(dir, name), { recursive: true, force: true });
  runFile.release();
  return `The bank in ${dir} was deleted; the next npm start makes a new one.`;
});
