import { join } from 'node:path';
import { connect } from '#core/db/client.ts';
import { migrate } from '#core/db/migrate.ts';
import { loadSecrets } from '#dev/data-dir.ts';
import { passingDir } from '#dev/passing-dir.ts';
import { startPostgres } from '#dev/postgres.ts';
import { laySmallBank } from './small-bank.ts';

/** The same address with another database at its end. */
export const withDatabase = (url: string, name: string): string =>
  Object.assign(new URL(url), { pathname: `/${name}` }).href;

/** Addresses of the run's PostgreSQL; the database name is what a test puts at their end. */
export interface Addresses {
  readonly admin: string;
  readonly owner: string;
  readonly app: string;
}

/** One embedded PostgreSQL with two databases: `empty_bank` (migrated) and `small_bank` (see small-bank.ts). Stop it at the end. */
export async function layBanks(): Promise<Addresses & { readonly stop: () => Promise<void> }> {
  const { dir, remove } = await passingDir('test');
  const secrets = await loadSecrets(dir);
  const postgres = await startPostgres({ dir: join(dir, 'postgres'), secrets, lasting: false });
  const stop = async (): Promise<void> => {
    await postgres.stop();
    remove();
  };
  try {
    const admin = connect(postgres.adminUrl, { max: 1 });
    await admin.unsafe('create database empty_bank owner amanah_owner');
    await migrate(withDatabase(postgres.ownerUrl, 'empty_bank'));
    await admin.unsafe('create database small_bank template empty_bank owner amanah_owner');
    const owner = connect(withDatabase(postgres.ownerUrl, 'small_bank'), { max: 2 });
    const app = connect(withDatabase(postgres.appUrl, 'small_bank'), { max: 4 });
    await laySmallBank({ owner, app });
    await Promise.all([owner.end(), app.end(), admin.end()]);
  } catch (error) {
    await stop();
    throw error;
  }
  return { admin: postgres.adminUrl, owner: postgres.ownerUrl, app: postgres.appUrl, stop };
}
