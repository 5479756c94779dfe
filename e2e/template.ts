import postgres from 'postgres';
import { connect } from '#core/db/client.ts';
import { indexRound, rollUpAndChainRound } from '#core/server/background.ts';
import { freePort } from '#dev/ports.ts';
import { startStack } from '#dev/stack.ts';
import { temporaryDir } from '#dev/temporary-directory.ts';
import { endTours, newLog, programEnv } from './ephemeral-stack.ts';
import { noteProved } from './proof.ts';

/** The database that every copy of the bank is made from, beside the bank's own in the same PostgreSQL. */
export const TEMPLATE = 'amanah_template';

/** Runs SQL as the superuser, who alone may make databases. */
export async function asAdmin<T>(adminUrl: string, work: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const sql = postgres(adminUrl, { max: 1, onnotice: () => {} });
  try {
    return await work(sql);
  } finally {
    await sql.end();
  }
}

/** A whole run asks for more customers than one officer may in a day, so this bank raises the bounds. tests/core tests the bounds. */
async function raiseBounds(ownerUrl: string): Promise<void> {
  const sql = connect(ownerUrl, { max: 1, asal: 'PASANG' });
  try {
    await sql`update parameter set nilai = '1000000' where nama in ('batas_daftar_nasabah', 'batas_rincian_nasabah', 'batas_tanya_nasabah')`;
  } finally {
    await sql.end();
  }
}

/**
 * Chains, rolls up and indexes what the seed has written, as a core would do in its first minute. Each spec file begins with a copy of this bank
 * and a core, and would chain the same 16,000 entries again.
 */
async function settle(appUrl: string): Promise<void> {
  const sql = connect(appUrl, { max: 1 });
  try {
    while (await rollUpAndChainRound(sql));
    while (await indexRound(sql));
  } finally {
    await sql.end();
  }
}

/**
 * Builds the web where its sources have changed, and a data folder with the bank that every worker begins from. Seeding the
 * bank costs as much processor time as a dozen flows, so it happens once and each worker copies the folder.
 */
export async function prepareTemplate(): Promise<{ readonly dir: string; readonly remove: () => void }> {
  const { dir, remove } = await temporaryDir('e2e');
  try {
    const stack = await startStack({
      env: { ...programEnv(dir), PORT: String(await freePort('127.0.0.1')) },
      log: newLog('template.log').note,
      only: 'bank',
    });
    try {
      const { adminUrl = '', env } = stack;
      await raiseBounds(env.DATABASE_URL ?? '');
      await endTours(env.DATABASE_URL ?? '');
      await settle(env.DATABASE_APP_URL ?? '');
      await noteProved(env.DATABASE_URL ?? '', dir);
      await asAdmin(adminUrl, (sql) => sql.unsafe(`create database ${TEMPLATE} template amanah owner amanah_owner`));
    } finally {
      await stack.stop();
    }
  } catch (error) {
    remove();
    throw error;
  }
  return { dir, remove };
}
