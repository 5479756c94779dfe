import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { connect } from '#core/db/client.ts';
import { migrate } from '#core/db/migrate.ts';
import { checkBooks } from '#core/ledger/check-books.ts';
import { loadSecrets, openDataDir } from '#dev/data-dir.ts';
import { freePort } from '#dev/ports.ts';
import { type EmbeddedPostgres, startPostgres } from '#dev/postgres.ts';
import { stopList } from '#dev/stop-list.ts';
import { supervise } from '#dev/supervise.ts';
import { type CoreClient, connectTo, submitOf } from '../tests/core/server/client.ts';
import { type CoreProcess, journalsOf, startCore } from '../tests/core/server/core-process.ts';
import { startIssuer } from '../tests/core/server/issuer.ts';
import { type SmallDisk, smallDisk } from '../tests/core/server/small-disk.ts';
import { accounts, seedSmallBank } from '../tests/core/small-bank.ts';

/**
 * `node bench/outages.ts`: core and PostgreSQL as `npm start` keeps them, on a small disk of their own, while postings go on. Each is killed,
 * then the disk is filled, also for the log, which stops the server. Prints the seconds until the first posting is booked again, and proves that
 * every answered one is booked once. Tests prove the same within the suite's bounds. Exits 1 when a proof fails.
 */
const say = (text: string) => process.stdout.write(`${text}\n`);
const seconds = (ms: number) => `${Math.round(ms / 100) / 10} s`;

interface Stack {
  database: EmbeddedPostgres;
  core: CoreProcess;
  readonly client: CoreClient;
  readonly disk: SmallDisk;
  /** Sends one posting; returns its result. */
  readonly post: (key: string) => Promise<string>;
}

/** Posts until one is booked; returns the codes received meanwhile, and the time it took. */
async function untilServed({ post }: Stack, booked: string[]): Promise<{ ms: number; codes: Set<string> }> {
  const from = performance.now();
  const codes = new Set<string>();
  for (;;) {
    const key = randomUUID();
    const code = await post(key);
    if (code === 'OK') {
      booked.push(key);
      return { ms: performance.now() - from, codes };
    }
    codes.add(code);
    await pause(50);
  }
}

/** Each outage happens, and resolves when it is over and service may begin again. */
const outages: Readonly<Record<string, (stack: Stack, booked: string[]) => Promise<void>>> = {
  'the core is killed': async ({ core }) => void core.child.kill('SIGKILL'),
  'PostgreSQL is killed': async ({ database }) => void process.kill(database.pid, 'SIGKILL'),
  'the disk is full for ten seconds': async ({ disk, database, post }, booked) => {
    const owner = connect(database.ownerUrl, { max: 1, asal: 'PASANG' });
    await disk.fill(owner);
    const admin = connect(database.adminUrl, { max: 1 });
    const codes = new Map<string, number>();
    for (const from = performance.now(); performance.now() - from < 10_000; await pause(100)) {
      // Another file of the log is asked for each time, until there is none in stock: the server stops rather than lose a posting.
      await admin`select pg_switch_wal()`.catch(() => {});
      const key = randomUUID();
      const code = await post(key);
      if (code === 'OK') booked.push(key);
      codes.set(code, (codes.get(code) ?? 0) + 1);
    }
    say(`  while it was full: ${[...codes].map(([code, count]) => `${code} ${count}`).join(', ')}`);
    await Promise.all([owner.end({ timeout: 0 }), admin.end({ timeout: 0 })]);
    await disk.free(owner);
  },
};

async function main(): Promise<void> {
  const dir = openDataDir(join(tmpdir(), `amanah-outages-${process.pid}`));
  const disk = smallDisk(dir);
  const stops = stopList();
  try {
    const secrets = await loadSecrets(dir);
    const issuer = await startIssuer();
    await stops.add(issuer.stop);
    const stack = { disk } as { -readonly [K in keyof Stack]: Stack[K] };
    const [databasePort, corePort] = [await freePort('127.0.0.1'), await freePort('127.0.0.1')];
    const context = { stops, say: (line: string) => say(`  ${line}`) };
    await supervise({
      ...context,
      name: 'PostgreSQL',
      start: async () => {
        stack.database = await startPostgres({ dir: disk.data, secrets, preferredPort: databasePort });
        return stack.database;
      },
    });
    const { ownerUrl, appUrl } = stack.database;
    await migrate(ownerUrl);
    const [owner, app] = [connect(ownerUrl, { max: 2, asal: 'PASANG' }), connect(appUrl, { max: 2 })];
    await seedSmallBank({ owner, app });
    await Promise.all([owner.end(), app.end()]);
    await supervise({
      ...context,
      name: 'The core',
      start: async () => {
        const core = await startCore(appUrl, issuer, corePort);
        stack.core = core;
        return {
          ended: core.ended.then(String),
          stop: async () => {
            core.child.kill('SIGKILL');
            await core.ended;
          },
        };
      },
    });
    stack.client = connectTo(stack.core.address);
    stack.post = async (key) => {
      const flowData = {
        nomor_rekening_debet: accounts.firma,
        nomor_rekening_kredit: accounts.ani,
        nominal: '1.00',
        kode_valuta: 'IDR',
        keterangan: '',
      };
      const token = await issuer.token('teller1', { sid: 'sesi-teller1' });
      const submit = submitOf({ flowCode: 'PEMINDAHBUKUAN' });
      const call = stack.client.call('teller.pemindahbukuan', { submit, flowData }, { token, key, deadlineMs: 10_000 });
      return (await call).code;
    };
    const booked: string[] = [];
    for (const [what, happens] of Object.entries(outages)) {
      await untilServed(stack, booked);
      say(`${what}:`);
      await happens(stack, booked);
      const { ms, codes } = await untilServed(stack, booked);
      say(`  served again after ${seconds(ms)}${codes.size > 0 ? `; told meanwhile: ${[...codes].join(', ')}` : ''}`);
    }
    const journals = await journalsOf(ownerUrl, booked);
    const last = connect(ownerUrl, { max: 1, asal: 'PASANG' });
    const broken = (await checkBooks(last)).filter(({ ok }) => !ok);
    await last.end();
    const sound = journals.size === booked.length && broken.length === 0;
    say(
      `${booked.length} postings were answered as booked, ${journals.size} are; the books ${broken.length === 0 ? 'hold' : 'DO NOT HOLD'}`,
    );
    stack.client.close();
    if (!sound) process.exitCode = 1;
  } finally {
    await stops.stopAll();
    disk.close();
    rmSync(dir, { recursive: true, force: true });
  }
}

await main();
