import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);
const VERSIONS = '/usr/lib/postgresql';

export interface Pgbench {
  readonly program: string;
  readonly version: string;
}

/** One run's result: transactions a second without the time to connect, and how many were made. */
export interface Rate {
  readonly tps: number;
  readonly transactions: number;
  readonly latencyMs: number;
}

/** PGBENCH, else the one on the PATH, else the newest of Debian's folders; undefined when there is none. */
export async function findPgbench(): Promise<Pgbench | undefined> {
  const debian = existsSync(VERSIONS) ? readdirSync(VERSIONS).sort((a, b) => Number(b) - Number(a)) : [];
  const named = process.env.PGBENCH;
  const candidates = named
    ? [named]
    : ['pgbench', ...debian.map((version) => join(VERSIONS, version, 'bin', 'pgbench'))];
  for (const program of candidates) {
    const answer = await execute(program, ['--version']).catch(() => undefined);
    if (answer) return { program, version: answer.stdout.trim() };
  }
  if (named) throw new Error(`PGBENCH is ${named}, which cannot be run`);
  return undefined;
}

function environment(url: string): NodeJS.ProcessEnv {
  const { hostname, port, username, password, pathname } = new URL(url);
  return {
    ...process.env,
    PGHOST: hostname,
    PGPORT: port,
    PGUSER: username,
    PGPASSWORD: password,
    PGDATABASE: pathname.slice(1),
  };
}

async function pgbench({ program }: Pgbench, url: string, args: readonly string[], limitMs: number): Promise<string> {
  const { stdout } = await execute(program, [...args], {
    env: environment(url),
    timeout: limitMs,
    maxBuffer: 8_000_000,
  });
  return stdout;
}

/** Makes pgbench's own tables at this scale. */
export const prepareTpcb = (bench: Pgbench, url: string, scale: number): Promise<string> =>
  pgbench(bench, url, ['--initialize', '--quiet', '--init-steps=dtGvp', `--scale=${scale}`], 300_000);

export type Amount = { readonly seconds: number } | { readonly each: number };

/** Runs the built-in TPC-B-like transaction, or a script, prepared, from `clients` connections. */
export async function runPgbench(
  bench: Pgbench,
  url: string,
  options: { clients: number; amount: Amount; script?: string; seed?: number },
): Promise<Rate> {
  const { clients, amount, script } = options;
  const length = 'seconds' in amount ? `--time=${amount.seconds}` : `--transactions=${amount.each}`;
  const text = await pgbench(
    bench,
    url,
    [
      ...(script ? [`--file=${script}`] : ['--builtin=tpcb-like']),
      '--no-vacuum',
      '--protocol=prepared',
      `--client=${clients}`,
      '--jobs=2',
      length,
    ],
    120_000,
  );
  const found = (pattern: RegExp) => Number.parseFloat(pattern.exec(text)?.[1] ?? 'NaN');
  const failed = found(/number of failed transactions: (\d+)/);
  const rate = {
    tps: found(/tps = ([\d.]+)/),
    transactions: found(/transactions actually processed: (\d+)/),
    latencyMs: found(/latency average = ([\d.]+)/),
  };
  if (!(rate.tps > 0) || failed > 0) throw new Error(`pgbench did not finish its work:\n${text}`);
  return rate;
}
