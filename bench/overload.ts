import { randomInt, randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadSecrets, openDataDir } from '#dev/data-dir.ts';
import { stopList } from '#dev/stop-list.ts';
import { wallClock } from '#lib/dates.ts';
import { AppError } from '#lib/errors/errors.ts';
import { connectCore } from '#services/server/core-connection.ts';
import { layBank, userName } from './bank.ts';
import { startDatabase } from './database.ts';
import { grpcLoad, newKey, transferBody } from './grpc-load.ts';
import { type Options, readOptions } from './options.ts';
import { type Servers, startServers } from './servers.ts';

/**
 * `node bench/overload.ts`: what the core does with twice the postings it can hold. It finds out how many it holds, then sends twice as
 * many a second, whatever becomes of them. Exits 1 above a target.
 */
const SECONDS = 10;
const TARGET = { p99Ms: 2_000, share: 0.8 };

const say = (text: string) => process.stdout.write(`${text}\n`);
const at = (sorted: readonly number[], share: number) =>
  Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN);

interface Told {
  /** Milliseconds of those that were posted, and of those that were refused. */
  readonly posted: number[];
  readonly refused: number[];
  readonly codes: Map<string, number>;
}

/** Sends so many a second for some seconds, never waiting for an answer before the next one goes. */
async function offer(servers: Servers, { accounts, users }: Options, perSecond: number): Promise<Told> {
  const tokens = await Promise.all(Array.from({ length: users }, (_, index) => servers.token(userName(index + 1))));
  const core = connectCore({ addresses: [servers.core], tls: undefined });
  const told: Told = { posted: [], refused: [], codes: new Map() };
  const post = async () => {
    const { flowData } = transferBody(accounts);
    const from = performance.now();
    const meta = { token: tokens[randomInt(users)] ?? '', correlationId: randomUUID(), idempotencyKey: newKey() };
    try {
      await core.call('teller.pemindahbukuan', { flowData }, meta);
      told.posted.push(performance.now() - from);
    } catch (error) {
      const code = error instanceof AppError ? error.code : 'another fault';
      told.refused.push(performance.now() - from);
      told.codes.set(code, (told.codes.get(code) ?? 0) + 1);
    }
  };
  const calls: Promise<void>[] = [];
  const from = performance.now();
  for (let elapsed = 0; elapsed < SECONDS * 1_000; elapsed = performance.now() - from) {
    while (calls.length < (elapsed * perSecond) / 1_000) calls.push(post());
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await Promise.all(calls);
  core.close();
  return told;
}

async function main(): Promise<void> {
  const options = readOptions(['--quick', ...process.argv.slice(2)]);
  const dir = openDataDir(join(tmpdir(), `amanah-overload-${process.pid}`));
  const stops = stopList();
  try {
    const secrets = await loadSecrets(dir);
    const database = await startDatabase(dir, secrets);
    await stops.add(database.stop);
    await layBank(database.owner, { ...options, today: wallClock(new Date()).date });
    const servers = await startServers(dir, secrets, database, options.users);
    await stops.add(servers.stop);
    const grpc = await grpcLoad(servers, { ...options, inFlight: 128 });
    await grpc.run({ seconds: 3 });
    const { tps: capacity } = await grpc.run({ seconds: 5 });
    grpc.close();
    const { posted, refused, codes } = await offer(servers, options, 2 * capacity);
    posted.sort((a, b) => a - b);
    refused.sort((a, b) => a - b);
    const share = posted.length / SECONDS / capacity;
    const p99 = at(posted, 0.99);
    say(`it holds ${Math.round(capacity)} postings a second, 128 at a time; twice as many were sent for ${SECONDS} s`);
    say(`posted ${posted.length}: ${Math.round(share * 100)} % of what it holds (target ${TARGET.share * 100} %)`);
    say(`their p50 ${at(posted, 0.5)} ms, p99 ${p99} ms (target ${TARGET.p99Ms} ms)`);
    const told = [...codes].map(([code, count]) => `${code} ${count}`).join(', ');
    say(`refused ${refused.length}${told && ` (${told}), p99 ${at(refused, 0.99)} ms`}`);
    if (share < TARGET.share || p99 > TARGET.p99Ms) process.exitCode = 1;
  } finally {
    await stops.stopAll();
    rmSync(dir, { recursive: true, force: true });
  }
}

await main();
