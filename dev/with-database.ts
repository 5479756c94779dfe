import { join } from 'node:path';
import { stackConfig } from '#lib/config/config.ts';
import { databaseConfig } from '#lib/config/database.ts';
import { ROOT } from './build.ts';
import { command } from './command.ts';
import { loadSecrets, openDataDir, type Secrets } from './data-dir.ts';
import { StartFailure } from './failure.ts';
import { startObjectStorage } from './object-storage.ts';
import { databaseUrls, startPostgres } from './postgres.ts';
import { complete } from './processes.ts';
import { claimRunFile, runningPorts } from './run-file.ts';

type Env = Readonly<Record<string, string>>;

/** The embedded object storage, where heads of the chain are kept, as a program finds it. */
const storageEnv = (endpoint: string, bucket: string, { s3AccessKey, s3SecretKey }: Secrets): Env => ({
  S3_ENDPOINT: endpoint,
  S3_BUCKET: bucket,
  S3_SSL: 'F',
  S3_ACCESS_KEY: s3AccessKey,
  S3_SECRET_KEY: s3SecretKey,
});

const databaseEnv = ({ ownerUrl, appUrl }: Readonly<{ ownerUrl: string; appUrl: string }>): Env => ({
  DATABASE_URL: ownerUrl,
  DATABASE_APP_URL: appUrl,
});

/** Runs the work with the database and the object storage there are: the configured ones, the running stack's, or the embedded ones alone. */
async function withDatabase(work: (env: Env) => Promise<void>): Promise<void> {
  const config = stackConfig(process.env);
  if (config.databaseUrl) return work(databaseEnv(databaseConfig(process.env)));
  const dir = openDataDir(config.dataDir);
  const secrets = await loadSecrets(dir);
  const bucket = process.env.S3_BUCKET || 'amanah';
  const ports = runningPorts(dir)?.ports;
  if (ports?.postgres) {
    const storage =
      ports.storage && !config.storageEndpoint ? storageEnv(`127.0.0.1:${ports.storage}`, bucket, secrets) : {};
    return work({ ...databaseEnv(databaseUrls(ports.postgres, secrets)), ...storage });
  }
  const runFile = await claimRunFile(dir);
  const stops = [async () => runFile.release()];
  try {
    const database = await startPostgres({ dir: join(dir, 'postgres'), secrets });
    stops.push(database.stop);
    if (config.storageEndpoint) return await work(databaseEnv(database));
    const storage = await startObjectStorage({ dir: join(dir, 's3'), bucket, secrets });
    stops.push(storage.stop);
    await work({ ...databaseEnv(database), ...storageEnv(storage.endpoint, bucket, secrets) });
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}

/** `node dev/with-database.ts <program> [arguments]`: runs one of the core's programs against the project's database. */
await command(async () => {
  const [, , file, ...args] = process.argv;
  if (!file) throw new StartFailure('Name the program to run: node dev/with-database.ts <program> [arguments].');
  await withDatabase((env) =>
    complete({
      name: file,
      command: process.execPath,
      args: [join(ROOT, file), ...args],
      cwd: ROOT,
      env: { ...process.env, ...env },
      onLine: (line) => process.stdout.write(`${line}\n`),
    }),
  );
  return '';
});
