import { join } from 'node:path';
import { stackConfig } from '#lib/config/config.ts';
import { databaseConfig } from '#lib/config/database.ts';
import { ROOT } from './build.ts';
import { command } from './command.ts';
import { loadSecrets, openDataDir } from './data-dir.ts';
import { StartFailure } from './failure.ts';
import { databaseUrls, startPostgres } from './postgres.ts';
import { complete } from './processes.ts';
import { runningPorts, takeRunFile } from './run-file.ts';

type Urls = Readonly<{ ownerUrl: string; appUrl: string }>;

/** Runs the work with the database there is: the configured one, the running stack's, or the embedded one alone. */
async function withDatabase(work: (urls: Urls) => Promise<void>): Promise<void> {
  const config = stackConfig(process.env);
  if (config.databaseUrl) return work(databaseConfig(process.env));
  const dir = openDataDir(config.dataDir);
  const secrets = await loadSecrets(dir);
  const port = runningPorts(dir)?.ports.postgres;
  if (port) return work(databaseUrls(port, secrets));
  const runFile = await takeRunFile(dir);
  try {
    const database = await startPostgres({ dir: join(dir, 'postgres'), secrets });
    try {
      await work(database);
    } finally {
      await database.stop();
    }
  } finally {
    runFile.release();
  }
}

/** `node dev/with-database.ts <program> [arguments]`: runs one of the core's programs against the project's database. */
await command(async () => {
  const [, , file, ...args] = process.argv;
  if (!file) throw new StartFailure('Name the program to run: node dev/with-database.ts <program> [arguments].');
  await withDatabase(({ ownerUrl, appUrl }) =>
    complete({
      name: file,
      command: process.execPath,
      args: [join(ROOT, file), ...args],
      cwd: ROOT,
      env: { ...process.env, DATABASE_URL: ownerUrl, DATABASE_APP_URL: appUrl },
      onLine: (line) => process.stdout.write(`${line}\n`),
    }),
  );
  return '';
});
