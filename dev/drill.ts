import { chownSync, cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bookTransfer } from '#core/cash/counter/book-transfer.ts';
import { anchorHead } from '#core/control/audit/anchor.ts';
import { connect, type Db } from '#core/db/client.ts';
import { migrate } from '#core/db/migrate.ts';
import { checkBooks } from '#core/ledger/check-books.ts';
import { checkAnchoredHeads } from '#core/programs/check-books-anchor.ts';
import { type Bank, post } from '#core/programs/seed/counter.ts';
import type { AnchorConfig } from '#lib/config/anchor.ts';
import { ROOT } from './build.ts';
import { command } from './command.ts';
import { loadSecrets, openDataDir, type Secrets } from './data-dir.ts';
import { StartFailure } from './failure.ts';
import { type EmbeddedPostgres, startPostgres } from './postgres.ts';
import { type OsUser, postgresUser } from './postgres-user.ts';
import { complete, pause } from './processes.ts';

/** A backup does not hold these: the log, which the archive has, and files of the running server. */
const LEFT_OUT: ReadonlySet<string> = new Set(['postmaster.pid', 'postmaster.opts', 'pg_stat_tmp']);
const POSTINGS = 10;

interface Places {
  readonly data: string;
  readonly backup: string;
  readonly archive: string;
  /** Heads of the chain kept before the moment to return to, and after it. */
  readonly heads: { readonly before: string; readonly after: string };
}

function own(path: string, user: OsUser): void {
  if (!user) return;
  chownSync(path, user.uid, user.gid);
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const at = join(path, entry.name);
    if (entry.isDirectory()) own(at, user);
    else chownSync(at, user.uid, user.gid);
  }
}

/** Takes a base backup while the bank works: the files between two calls of SQL, and the label that the second one returns. */
async function backUp(admin: Db, { data, backup }: Places): Promise<void> {
  await admin`select pg_backup_start('amanah drill', true)`;
  cpSync(data, backup, {
    recursive: true,
    filter: (path) => !LEFT_OUT.has(path.slice(data.length + 1)) && !path.startsWith(join(data, 'pg_wal', '')),
  });
  const [label] = await admin<{ labelfile: string }[]>`select labelfile from pg_backup_stop(true)`;
  writeFileSync(join(backup, 'backup_label'), label?.labelfile ?? '');
}

/** The files back in their place, and where the server finds the log and how far it reads it. */
function restore({ data, backup, archive }: Places, moment: string, user: OsUser): Record<string, string> {
  cpSync(backup, data, { recursive: true });
  mkdirSync(join(data, 'pg_wal', 'archive_status'), { recursive: true });
  writeFileSync(join(data, 'recovery.signal'), '');
  own(data, user);
  return {
    restore_command: `cp ${archive}/%f %p`,
    recovery_target_time: moment,
    recovery_target_action: 'promote',
  };
}

const journals = async (db: Db): Promise<number> =>
  (await db<{ n: number }[]>`select count(*)::integer as n from journal`)[0]?.n ?? -1;

/** Keeps the head of the chain in a file, as a core does every few seconds, once all rows of the trail are in the chain. */
async function saveHead(db: Db, path: string): Promise<void> {
  for (;;) {
    const [row] = await db<{ n: number }[]>`select append_audit_chain(10000) as n`;
    if (!row || row.n === 0) break;
  }
  await anchorHead(db, anchorIn(path), 0n);
}

/** Returns whether all heads in a file are links of this bank's chain. */
const hasHeads = async (db: Db, path: string): Promise<boolean> =>
  (await checkAnchoredHeads(db, anchorIn(path)))?.ok === true;

const anchorIn = (path: string): AnchorConfig => ({ seconds: 5, to: { kind: 'file', path } });

/** Postings between two accounts of the teller's branch, as the counter makes them. */
async function work(bank: Bank): Promise<void> {
  const accounts = await bank.owner<{ nomor: string }[]>`
    select a.nomor_rekening as nomor from account a join account_state s using (nomor_rekening)
    where a.kode_cabang = '001' and a.kode_valuta = 'IDR' and s.status = 'AKTIF' and s.blokir = '' and s.saldo_buku > 100000000
    order by 1 limit ${POSTINGS + 1}`;
  for (let n = 0; n < POSTINGS; n += 1) {
    await post(bank, 'teller1', bookTransfer, {
      nomor_rekening_debet: accounts[n]?.nomor,
      nomor_rekening_kredit: accounts[n + 1]?.nomor,
      nominal: '1000.00',
      kode_valuta: 'IDR',
      keterangan: 'latihan',
    });
  }
}

async function withBank<T>(database: EmbeddedPostgres, use: (bank: Bank) => Promise<T>): Promise<T> {
  const bank = {
    owner: connect(database.ownerUrl, { max: 2, asal: 'PASANG' }),
    app: connect(database.appUrl, { max: 2 }),
  };
  try {
    return await use(bank);
  } finally {
    await Promise.all([bank.owner.end(), bank.app.end()]);
  }
}

/** A bank with its demo accounts, backed up, worked with further, destroyed, and its log in the archive. */
async function loseBank(places: Places, secrets: Secrets, say: (line: string) => void) {
  const more = { archive_mode: 'on', archive_command: `cp %p ${places.archive}/%f` };
  const database = await startPostgres({ dir: places.data, secrets, more });
  try {
    await migrate(database.ownerUrl);
    await complete({
      name: 'seed',
      command: process.execPath,
      args: [join(ROOT, 'core', 'programs', 'seed.ts')],
      cwd: ROOT,
      env: { ...process.env, DATABASE_URL: database.ownerUrl, DATABASE_APP_URL: database.appUrl },
    });
    say('a bank stands');
    const admin = connect(database.adminUrl, { max: 1 });
    try {
      await backUp(admin, places);
      say('backed up while it worked');
      return await withBank(database, async (bank) => {
        await work(bank);
        await saveHead(bank.owner, places.heads.before);
        const [now] = await bank.owner<{ saat: string }[]>`select clock_timestamp()::text as saat`;
        const before = await journals(bank.owner);
        await pause(1_100);
        await work(bank);
        await saveHead(bank.owner, places.heads.after);
        const after = await journals(bank.owner);
        const [{ berkas } = { berkas: '' }] = await admin<
          { berkas: string }[]
        >`select pg_walfile_name(pg_switch_wal()) as berkas`;
        const switched = performance.now();
        while (!readdirSync(places.archive).includes(berkas)) await pause(100);
        say(`archived ${Math.round(performance.now() - switched)} ms after the file of the log was full`);
        say(`worked on: ${before} journals at the moment to return to, ${after} now`);
        return { moment: now?.saat ?? '', before };
      });
    } finally {
      await admin.end();
    }
  } finally {
    await database.stop();
    rmSync(places.data, { recursive: true, force: true });
    say('destroyed');
  }
}

/**
 * `npm run drill`: backs a bank up as a bank with nothing but PostgreSQL does, destroys it, restores it to a moment and proves its
 * books. It has a folder of its own and touches no other bank.
 */
await command(async () => {
  const from = performance.now();
  const say = (line: string) =>
    process.stdout.write(`${String(Math.round((performance.now() - from) / 1_000)).padStart(4)} s  ${line}\n`);
  const dir = openDataDir(join(tmpdir(), `amanah-drill-${process.pid}`));
  const places: Places = {
    data: join(dir, 'postgres'),
    backup: join(dir, 'backup'),
    archive: join(dir, 'archive'),
    heads: { before: join(dir, 'heads.jsonl'), after: join(dir, 'later-heads.jsonl') },
  };
  const user = postgresUser();
  mkdirSync(places.archive);
  own(places.archive, user);
  const secrets = await loadSecrets(dir);
  try {
    const { moment, before } = await loseBank(places, secrets, say);
    const lost = performance.now();
    const more = restore(places, moment, user);
    const database = await startPostgres({ dir: places.data, secrets, more });
    try {
      say(`restored in ${Math.round((performance.now() - lost) / 100) / 10} s`);
      await withBank(database, async ({ owner }) => {
        const found = await journals(owner);
        if (found !== before) throw new StartFailure(`The drill failed: ${found} journals instead of ${before}.`);
        const broken = (await checkBooks(owner)).filter(({ ok }) => !ok);
        if (broken.length > 0)
          throw new StartFailure(`The drill failed: ${broken.map(({ name }) => name).join(', ')} does not hold.`);
        if (!(await hasHeads(owner, places.heads.before)))
          throw new StartFailure('The drill failed: the chain lacks a head that was kept before the moment.');
        if (await hasHeads(owner, places.heads.after))
          throw new StartFailure('The drill failed: nothing told that postings after the moment are gone.');
        await owner`select prove_write()`;
      });
    } finally {
      await database.stop();
    }
    say('the books hold, and heads kept outside tell what is gone');
    return 'The drill succeeded: backed up, destroyed, restored to the moment, books checked.';
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
});
