import { chownSync, cpSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { connect } from '#core/db/client.ts';
import { migrate } from '#core/db/migrate.ts';
import { checkBooks } from '#core/ledger/check-books.ts';
import type { Bank } from '#core/programs/seed/counter.ts';
import { loadSecrets, type Secrets } from '#dev/data-dir.ts';
import { type EmbeddedPostgres, startPostgres } from '#dev/postgres.ts';
import { temporaryDir } from '#dev/temporary-directory.ts';
import { openBothCounters, seedSmallBank } from './small-bank.ts';

/** The same address with another database at its end. */
export const withDatabase = (url: string, name: string): string =>
  Object.assign(new URL(url), { pathname: `/${name}` }).href;

/** Addresses of a PostgreSQL for tests; the database name is what a test puts at their end. */
export interface Addresses {
  readonly admin: string;
  readonly owner: string;
  readonly app: string;
}

/**
 * A PostgreSQL for tests starts with these settings. On tables of a few rows parallel workers cost more than the query they share, and
 * autovacuum would write statistics of its own at a moment that no test chooses. A statement is planned once in a session: a session of
 * a test is short, and would plan most of them five times for the values they have.
 */
const FOR_TESTS = {
  max_parallel_workers_per_gather: '0',
  autovacuum: 'off',
  scram_iterations: '1',
  plan_cache_mode: 'force_generic_plan',
};

const startIn = (dir: string, secrets: Secrets) => startPostgres({ dir, secrets, lasting: false, more: FOR_TESTS });

const addressesOf = ({ adminUrl, ownerUrl, appUrl }: EmbeddedPostgres): Addresses => ({
  admin: adminUrl,
  owner: ownerUrl,
  app: appUrl,
});

/** The databases every test's own is copied from: `empty_bank` (migrated), `small_bank` and `counter_bank` (see small-bank.ts). */
async function createTemplates(urls: Addresses): Promise<void> {
  const admin = connect(urls.admin, { max: 1 });
  const createFrom = async (name: string, template: string, work: (bank: Bank) => Promise<void>): Promise<void> => {
    await admin.unsafe(`create database ${name} template ${template} owner amanah_owner`);
    const owner = connect(withDatabase(urls.owner, name), { max: 2, asal: 'PASANG' });
    const app = connect(withDatabase(urls.app, name), { max: 4 });
    await work({ owner, app });
    // Copies prove only what was written since (sound-books.ts).
    const offences = (await checkBooks(owner)).filter(({ ok }) => !ok);
    if (offences.length > 0) throw new Error(`the books of ${name} do not hold: ${JSON.stringify(offences)}`);
    await Promise.all([owner.end(), app.end()]);
  };
  await createFrom('empty_bank', 'template1', async ({ owner }) => {
    await migrate(withDatabase(urls.owner, 'empty_bank'));
    // Tests post this although no operation of the product would: by any active person, or by the bank.
    await owner`insert into operation_definition values ('UJI', true, true, false, null, false, null)`;
  });
  await createFrom('small_bank', 'empty_bank', seedSmallBank);
  await createFrom('counter_bank', 'small_bank', openBothCounters);
  await admin.end();
}

/** A stopped cluster as it lies in one folder, copied to another; the files stay with the user who runs PostgreSQL. */
function copyCluster(from: string, to: string): void {
  cpSync(from, to, { recursive: true });
  const { uid, gid } = statSync(from);
  if (process.getuid?.() !== 0) return;
  for (const file of readdirSync(to, { recursive: true, encoding: 'utf8' })) chownSync(join(to, file), uid, gid);
}

/** One embedded PostgreSQL with the template databases. Stop it at the end. */
export async function startTestBanks(): Promise<Addresses & { readonly stop: () => Promise<void> }> {
  const { banks, stop } = await startTestBanksFor(1);
  const [bank] = banks;
  if (!bank) throw new Error('no PostgreSQL was started');
  return { ...bank, stop };
}

/**
 * Starts a PostgreSQL for each of so many workers, all copies of one that was seeded. A worker who writes alone knows that whatever was
 * committed is its own test's doing (see since.ts), and waits for nobody else's locks, checkpoints and snapshots.
 */
export async function startTestBanksFor(
  workers: number,
): Promise<{ readonly banks: readonly Addresses[]; readonly stop: () => Promise<void> }> {
  const { dir, remove } = await temporaryDir('test');
  const secrets = await loadSecrets(dir);
  const folders = Array.from({ length: workers }, (_, index) => join(dir, `postgres${index === 0 ? '' : `-${index}`}`));
  const [first = dir, ...others] = folders;
  const running: EmbeddedPostgres[] = [];
  const stop = async (): Promise<void> => {
    await Promise.all(running.splice(0).map((each) => each.stop()));
    remove();
  };
  const start = async (folder: string): Promise<void> => {
    running.push(await startIn(folder, secrets));
  };
  try {
    await start(first);
    await Promise.all(running.map((each) => createTemplates(addressesOf(each))));
    if (others.length > 0) {
      await Promise.all(running.splice(0).map((each) => each.stop()));
      for (const folder of others) copyCluster(first, folder);
      for (const folder of folders) await start(folder);
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return { banks: running.map(addressesOf), stop };
}
