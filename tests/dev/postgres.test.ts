import { rmSync } from 'node:fs';
import { join } from 'node:path';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadSecrets, type Secrets } from '#dev/data-dir.ts';
import { type EmbeddedPostgres, startPostgres } from '#dev/postgres.ts';
import { isAlive } from '#dev/processes.ts';
import { makeFolder } from './folder.ts';

const dir = makeFolder();
let secrets: Secrets;
let server: EmbeddedPostgres;

async function query(url: string, text: string): Promise<readonly Record<string, unknown>[]> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    return await sql.unsafe(text);
  } finally {
    await sql.end();
  }
}

beforeAll(async () => {
  secrets = await loadSecrets(dir);
  server = await startPostgres({ dir: join(dir, 'postgres'), secrets });
}, 60_000);
afterAll(async () => {
  await server.stop();
  rmSync(dir, { recursive: true, force: true });
});

describe('the embedded PostgreSQL', () => {
  test('writes safely: fsync, synchronous commit, checksums, UTF-8', async () => {
    const [row] = await query(
      server.ownerUrl,
      `SELECT current_setting('fsync') AS fsync, current_setting('synchronous_commit') AS commit,
       current_setting('data_checksums') AS checksums, current_setting('server_encoding') AS encoding`,
    );
    expect(row).toEqual({ fsync: 'on', commit: 'on', checksums: 'on', encoding: 'UTF8' });
  });

  test('lets the owner make tables and the application role none', async () => {
    await query(server.ownerUrl, 'CREATE TABLE milik (id int)');
    for (const ddl of [
      'CREATE TABLE curang (id int)',
      'CREATE SCHEMA curang',
      'CREATE TEMP TABLE curang (id int)',
      'DROP TABLE milik',
    ]) {
      await expect(query(server.appUrl, ddl)).rejects.toMatchObject({ code: '42501' });
    }
    await expect(query(server.appUrl, 'SELECT * FROM milik')).rejects.toMatchObject({ code: '42501' });
    await query(server.ownerUrl, 'GRANT SELECT ON milik TO amanah_app');
    expect(await query(server.appUrl, 'SELECT * FROM milik')).toHaveLength(0);
    await query(server.ownerUrl, 'DROP TABLE milik');
  });

  test('gives neither role more than it needs', async () => {
    const rows = await query(
      server.ownerUrl,
      `SELECT rolname, rolsuper OR rolcreatedb OR rolcreaterole OR rolreplication OR rolbypassrls AS mighty
       FROM pg_roles WHERE rolname LIKE 'amanah%' ORDER BY rolname`,
    );
    expect([...rows]).toEqual([
      { rolname: 'amanah_app', mighty: false },
      { rolname: 'amanah_owner', mighty: false },
    ]);
  });

  test('refuses a wrong password', async () => {
    const wrong = server.appUrl.replace(secrets.appPassword, 'salah');
    await expect(query(wrong, 'SELECT 1')).rejects.toMatchObject({ code: '28P01' });
    expect(await query(server.appUrl, 'SELECT 1 AS satu')).toHaveLength(1);
  });

  test('stops an orphan on its folder and finds the data where it was', async () => {
    const folder = join(dir, 'again');
    const first = await startPostgres({ dir: folder, secrets });
    await query(first.ownerUrl, 'CREATE TABLE sisa AS SELECT 7 AS isi');
    const second = await startPostgres({ dir: folder, secrets });
    try {
      await first.ended;
      expect(isAlive(first.pid)).toBe(false);
      expect([...(await query(second.ownerUrl, 'SELECT isi FROM sisa'))]).toEqual([{ isi: 7 }]);
    } finally {
      await second.stop();
    }
    expect(isAlive(second.pid)).toBe(false);
  }, 60_000);
});
