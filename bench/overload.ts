import { randomInt, randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadSecrets, openDataDir } from '#dev/data-dir.ts';
import { stopList } from '#dev/stop-list.ts';
import { wallClock } from '#lib/dates.ts';
import { AppError } from '#lib/errors/errors.ts';
import { connectCore } from '#services/server/core-connection.ts';
import { prepareBank, userName } from './bank.ts';
import { startDatabase } from './database.ts';
import { newKey, transferBody } from './grpc-load.ts';
import { signInAll } from './http-load.ts';
import { type Options, readOptions } from './options.ts';
import { type Servers, startServers } from './servers.ts';

/**
 * `node bench/overload.ts`: what core and web do with twice the postings they can hold. For each of the two entry points it finds out how many
 * it holds, then sends twice as many a second, whatever becomes of them. Exits 1 above a target.
 */
const SECONDS = 10;
/** At a time, where the bench finds out how many an entry point holds: as many as the web lets in. */
const AT_A_TIME = 96;
const TARGET = { p99Ms: 2_000, share: 0.8, refusedMs: 1_000 };

const say = (text: string) => process.stdout.write(`${text}\n`);
const at = (sorted: readonly number[], share: number) =>
  Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN);

/** Sends one posting by one of the tellers; returns 'OK' or the code of its refusal. */
type Post = () => Promise<string>;
interface EntryPoint {
  readonly name: string;
  readonly post: Post;
  /** Asks whether work can be done here; true when it can. */
  readonly healthy: () => Promise<boolean>;
  readonly close: () => void;
}

async function coreEntry(servers: Servers, { accounts, users }: Options): Promise<EntryPoint> {
  const tokens = await Promise.all(Array.from({ length: users }, (_, index) => servers.token(userName(index + 1))));
  const core = connectCore({ addresses: [servers.core], tls: undefined });
  const post = async () => {
    const { flowData } = transferBody(accounts);
    const meta = { token: tokens[randomInt(users)] ?? '', correlationId: randomUUID(), idempotencyKey: newKey() };
    return core.call('teller.pemindahbukuan', { flowData }, meta).then(
      () => 'OK',
      (error: unknown) => (error instanceof AppError ? error.code : 'another fault'),
    );
  };
  return { name: 'core', post, healthy: () => core.serves('ready', 10_000), close: core.close };
}

async function webEntry(servers: Servers, { accounts, users }: Options): Promise<EntryPoint> {
  const cookies = await signInAll(servers, users);
  const agent = new Agent({ keepAlive: true });
  const post = () =>
    new Promise<string>((resolve) => {
      const headers = {
        cookie: cookies[randomInt(users)] ?? '',
        origin: servers.webUrl,
        'content-type': 'application/json',
        'idempotency-key': newKey(),
      };
      const sent = request(
        `${servers.webUrl}/api/flow/pemindahbukuan`,
        { method: 'POST', headers, agent },
        (answer) => {
          let text = '';
          answer.on('data', (chunk) => {
            text += chunk;
          });
          answer.on('error', () => resolve('broken off'));
          answer.on('end', () =>
            resolve(answer.statusCode === 200 && text.startsWith('{"resp_code":"00"') ? 'OK' : `${answer.statusCode}`),
          );
        },
      );
      sent.on('error', (error) => resolve((error as { code?: string }).code ?? 'another fault'));
      sent.end(JSON.stringify(transferBody(accounts)));
    });
  const healthy = async () => (await fetch(`${servers.webUrl}/api/health`)).ok;
  return { name: 'web', post, healthy, close: () => agent.destroy() };
}

/** Postings a second when so many are sent at a time that it is never idle. */
async function capacityOf(post: Post, seconds: number): Promise<number> {
  const from = performance.now();
  let posted = 0;
  const worker = async () => {
    while (performance.now() - from < seconds * 1_000) if ((await post()) === 'OK') posted++;
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, worker));
  return (posted * 1_000) / (performance.now() - from);
}

interface Timings {
  /** Milliseconds of those that were posted, and of those that were refused, both in order. */
  readonly posted: readonly number[];
  readonly refused: readonly number[];
  readonly codes: ReadonlyMap<string, number>;
}

/** Sends so many a second for some seconds, never waiting for an answer before the next one goes. */
async function offer(post: Post, perSecond: number): Promise<Timings> {
  const [posted, refused, codes] = [[] as number[], [] as number[], new Map<string, number>()];
  const one = async () => {
    const from = performance.now();
    const code = await post();
    (code === 'OK' ? posted : refused).push(performance.now() - from);
    if (code !== 'OK') codes.set(code, (codes.get(code) ?? 0) + 1);
  };
  const calls: Promise<void>[] = [];
  const from = performance.now();
  for (let elapsed = 0; elapsed < SECONDS * 1_000; elapsed = performance.now() - from) {
    while (calls.length < (elapsed * perSecond) / 1_000) calls.push(one());
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await Promise.all(calls);
  return { posted: posted.sort((a, b) => a - b), refused: refused.sort((a, b) => a - b), codes };
}

/** Asks for health twice a second until told to stop; returns how often it was bad, and the longest it took in milliseconds. */
function watchHealth(healthy: EntryPoint['healthy']): () => Promise<{ bad: number; worst: number }> {
  let [going, bad, worst] = [true, 0, 0];
  const watching = (async () => {
    while (going) {
      const from = performance.now();
      if (!(await healthy().catch(() => false))) bad++;
      worst = Math.max(worst, performance.now() - from);
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  })();
  return async () => {
    going = false;
    await watching;
    return { bad, worst: Math.round(worst) };
  };
}

async function overload({ name, post, healthy, close }: EntryPoint): Promise<void> {
  await capacityOf(post, 3);
  const capacity = await capacityOf(post, 5);
  const watched = watchHealth(healthy);
  const { posted, refused, codes } = await offer(post, 2 * capacity);
  const { bad, worst } = await watched();
  close();
  const share = posted.length / SECONDS / capacity;
  const [p99, refusedP99] = [at(posted, 0.99), at(refused, 0.99)];
  say(`${name}: holds ${Math.round(capacity)} postings a second; twice as many were sent for ${SECONDS} s`);
  say(`  posted ${posted.length}: ${Math.round(share * 100)} % of what it holds (target ${TARGET.share * 100} %)`);
  say(`  their p50 ${at(posted, 0.5)} ms, p99 ${p99} ms (target ${TARGET.p99Ms} ms)`);
  const codeCounts = [...codes].map(([code, count]) => `${code} ${count}`).join(', ');
  say(
    `  refused ${refused.length}${codeCounts && ` (${codeCounts})`}, p99 ${refusedP99} ms (target ${TARGET.refusedMs} ms)`,
  );
  say(`  health was asked twice a second: ${bad} times bad (target 0), the longest took ${worst} ms`);
  if (bad > 0 || share < TARGET.share || p99 > TARGET.p99Ms || refusedP99 > TARGET.refusedMs) process.exitCode = 1;
}

async function main(): Promise<void> {
  const options = readOptions(['--accounts', '20000', ...process.argv.slice(2)]);
  const dir = openDataDir(join(tmpdir(), `amanah-overload-${process.pid}`));
  const stops = stopList();
  try {
    const secrets = await loadSecrets(dir);
    const database = await startDatabase(dir, secrets);
    await stops.add(database.stop);
    // A teller works in one place, so each entry point has tellers of its own.
    const people = 2 * options.users;
    await prepareBank(database.owner, { ...options, users: people, today: wallClock(new Date()).date });
    const servers = await startServers(dir, secrets, database, people);
    await stops.add(servers.stop);
    standApart();
    for (const entry of [coreEntry, webEntry]) await overload(await entry(servers, options));
  } finally {
    await stops.stopAll();
    rmSync(dir, { recursive: true, force: true });
  }
}

/** The sender stands for machines of its own: were it short of processor time, its own waits would be measured too. */
function standApart(): void {
  try {
    setPriority(-15);
  } catch {
    say('NOTE: only root may put the sender before the servers; what it is late itself is measured too');
  }
}

await main();
