import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkBooks } from '#core/ledger/check-books.ts';
import { ROOT } from '#dev/build.ts';
import { loadSecrets, openDataDir } from '#dev/data-dir.ts';
import { stopList } from '#dev/stop-list.ts';
import { wallClock } from '#lib/dates.ts';
import { prepareBank } from './bank.ts';
import { measureParts, tableOf } from './breakdown.ts';
import { countStatements, measureCost, measureWal } from './cost.ts';
import { type BenchDatabase, serverSettings, setServer, startDatabase } from './database.ts';
import { benchDay } from './day.ts';
import { grpcLoad } from './grpc-load.ts';
import { inquireOverHttp, postOverHttp, signInAll } from './http-load.ts';
import { makeLoads, type Posting } from './loads.ts';
import { type Options, readOptions } from './options.ts';
import { type Amount, findPgbench } from './pgbench.ts';
import { measureSlices, processorOf, ratio } from './rates.ts';
import { commit, load, machine, processorTable, type Ratios, writeReport } from './report.ts';
import { startServers } from './servers.ts';
import { measureTrialBalance } from './trial-balance.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);
const rounded = (value: number): number => Math.round(value * 1000) / 1000;

async function books(database: BenchDatabase): Promise<readonly string[]> {
  const results = await checkBooks(database.owner);
  return results
    .filter((result) => !result.ok)
    .map((result) => `${result.name}: ${result.details.slice(0, 3).join('; ')}`);
}

async function measure(database: BenchDatabase, dir: string, options: Options, today: string) {
  const secrets = await loadSecrets(dir);
  const stops = stopList();
  try {
    say(`preparing ${options.accounts} accounts, and TPC-B at scale ${options.scale} ...`);
    // A teller works in one place, so each entry point has tellers of its own.
    const people = 2 * options.users;
    await prepareBank(database.owner, { today, users: people, accounts: options.accounts });
    const loads = await makeLoads(await findPgbench(), database, dir, options, today);
    if (!loads.client.startsWith('pgbench'))
      say(`NOTE: ${loads.client}; set PGBENCH to its path for comparable figures`);
    const servers = await startServers(dir, secrets, database, people);
    await stops.add(servers.stop);
    const grpc = await grpcLoad(servers, options);
    await stops.add(async () => grpc.close());
    const cookies = await signInAll(servers, options.users);
    const http = async (amount: Amount, by?: number) => {
      const { requests, duration } = await postOverHttp(servers, cookies, options, amount, by);
      return { tps: requests.total / duration, transactions: requests.total };
    };
    const few = (load: Posting) => (seconds: number) => load({ seconds }, options.clients);
    const many = (load: Posting) => (seconds: number) => load({ seconds }, options.inFlight);
    const all = {
      tpcb: few(loads.tpcb),
      hand: few(loads.hand),
      post: few(loads.post),
      grpc: few(grpc.run),
      http: few(http),
      'tpcb many': many(loads.tpcb),
      'hand many': many(loads.hand),
      'post many': many(loads.post),
      'grpc many': many(grpc.run),
      'http many': many(http),
      hot: few(loads.hot),
      spread: few(loads.spread),
    };
    if (options.flush > 0) {
      await setServer(database.admin, 'commit_siblings', '0');
      await setServer(database.admin, 'commit_delay', String(options.flush));
    }
    // Compiling, caching or connecting on first use is not part of the measurement.
    if (options.warm > 0) for (const load of Object.values(all)) await load(options.warm);
    const slices = await measureSlices(
      all,
      {
        client: { pid: process.pid, children: false },
        database: { pid: database.server.pid, children: true },
        core: { pid: servers.pids.core, children: false },
        web: { pid: servers.pids.web, children: false },
      },
      options,
    );
    const inquiry = await inquireOverHttp(servers, cookies, options, options.inquiry);
    const statements = await countStatements(
      database.admin,
      async () => (await grpc.run({ each: Math.ceil(options.counted / 4) })).transactions,
    );
    const served = { each: Math.ceil(options.counted / 8) };
    const wal = await measureWal(database.admin, { grpc: () => grpc.run(served), http: () => http(served) });
    await stops.stopAll();
    const each = { each: options.counted };
    const cost = await measureCost(database.admin, {
      tpcb: () => loads.tpcb(each),
      hand: () => loads.hand(each),
      post: () => loads.post(each),
    });
    const breakdown = await measureParts(database.admin, () => loads.alone(options.counted));
    const trial = await measureTrialBalance(database.owner, today, options.lines);
    const offences = await books(database);
    return { client: loads.client, slices, inquiry, statements, wal, cost, breakdown, trial, offences };
  } finally {
    await stops.stopAll();
  }
}

function ratiosOf({ slices, cost, wal, statements, trial, inquiry }: Awaited<ReturnType<typeof measure>>): Ratios {
  const over = (above: string, below: string) => rounded(ratio(slices, above, below));
  const server = (load: string) => {
    const { parts } = processorOf(slices, load);
    return Math.round((parts.core ?? 0) + (parts.web ?? 0));
  };
  return {
    post_vs_hand: over('post', 'hand'),
    post_vs_hand_many: over('post many', 'hand many'),
    grpc_vs_hand: over('grpc', 'hand'),
    grpc_vs_hand_many: over('grpc many', 'hand many'),
    http_vs_hand: over('http', 'hand'),
    http_vs_hand_many: over('http many', 'hand many'),
    post_vs_tpcb: over('post', 'tpcb'),
    grpc_vs_tpcb: over('grpc many', 'tpcb'),
    http_vs_tpcb: over('http many', 'tpcb'),
    hot_vs_spread: over('hot', 'spread'),
    statements_per_posting: rounded(statements.perPosting),
    wal_per_posting: Math.round(cost.post.walBytes),
    wal_of_hand: Math.round(cost.hand.walBytes),
    wal_through_grpc: Math.round(wal.grpc ?? Number.NaN),
    wal_through_http: Math.round(wal.http ?? Number.NaN),
    server_us_through_grpc: server('grpc many'),
    server_us_through_http: server('http many'),
    bytes_per_posting: Math.round(cost.post.diskBytes),
    trial_balance_speedup: rounded(trial.speedup),
    inquiry_p99_ms: inquiry.latency.p99,
  };
}

/**
 * `npm run bench`: every figure in one run against its own database; writes bench/out/latest.json and prints what it means. Exits 1 where
 * the books do not hold afterwards. `--quick` is a small run to see that, and writes nothing.
 */
async function main(): Promise<void> {
  if (process.argv.includes('--day')) return benchDay(process.argv.slice(2));
  const options = readOptions(process.argv.slice(2));
  const started = performance.now();
  const on = machine();
  const dir = openDataDir(join(tmpdir(), `amanah-bench-${process.pid}`));
  const today = wallClock(new Date()).date;
  const stops = stopList();
  const interrupted = () => void stops.stopAll().then(() => process.exit(130));
  process.once('SIGINT', interrupted);
  process.once('SIGTERM', interrupted);
  try {
    const database = await startDatabase(dir, await loadSecrets(dir));
    await stops.add(database.stop);
    const settings = { ...options, commit: commit(ROOT), database: await serverSettings(database.admin) };
    const found = await measure(database, dir, options, today);
    const { client, ...raw } = found;
    const ran = { ...on, load_after: load(), seconds: Math.round((performance.now() - started) / 1000) };
    const file = join(ROOT, 'bench', 'out', 'latest.json');
    const table = writeReport(options.quick ? undefined : file, {
      ratios: ratiosOf(found),
      machine: ran,
      settings: { ...settings, client },
      raw,
    });
    say(`\n${table}\n\n${processorTable(found.slices)}\n\n${tableOf(found.breakdown)}\n`);
    say(`settings: ${JSON.stringify(settings)}\nmachine: ${JSON.stringify(ran)}\nclient: ${client}`);
    say(
      found.offences.length === 0
        ? 'the books hold after all of it'
        : `THE BOOKS DO NOT HOLD:\n${found.offences.join('\n')}`,
    );
    say(
      `${options.quick ? 'not written' : `written to ${file}`}, ${Math.round((performance.now() - started) / 1000)} s`,
    );
    if (found.offences.length > 0) process.exitCode = 1;
  } finally {
    await stops.stopAll();
    if (!options.keep) rmSync(dir, { recursive: true, force: true });
  }
}

main().catch((error: unknown) => {
  process.stderr.write(
    `the bench failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
  process.exitCode = 1;
});
