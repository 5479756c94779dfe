import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { asOwner, stackDataDir } from './stack.ts';

interface Ended {
  readonly code: number;
  readonly words: string;
}

/** Runs one of the project's commands against the stack, as a person in its folder would. */
function npmRun(script: string): Promise<Ended> {
  return new Promise((resolve) => {
    // The command finds the database by the data folder, whatever the developer's own environment points at.
    const env = { ...process.env, DATABASE_URL: undefined, AMANAH_DATA_DIR: stackDataDir() };
    execFile('npm', ['run', '-s', script], { cwd: join(import.meta.dirname, '..'), env }, (error, out, err) =>
      resolve({ code: Number(error?.code ?? 0), words: `${out}${err}` }),
    );
  });
}

test('after the day the books hold', async () => {
  const { code, words } = await npmRun('check:books');
  expect(words).toMatch(/the books hold: \d+ checks/);
  expect(code).toBe(0);
});

test('the audit chain is whole, and names the row that somebody with the database in hand has altered', async () => {
  const whole = await npmRun('verify-audit');
  expect(whole.words).toMatch(/the audit trail is whole: \d+ rows/);
  expect(whole.code).toBe(0);

  await asOwner(async (sql) => {
    const [row] = await sql<{ id: string; id_user: string }[]>`
      select id::text, id_user from audit_log where hasil = '00' and aksi = 'SETOR_TUNAI' order by id offset 20 limit 1`;
    if (!row) throw new Error('no audit row');
    const write = (user: string) => sql`update audit_log set id_user = ${user} where id = ${row.id}`;
    await write('nobody');
    try {
      const touched = await npmRun('verify-audit');
      expect(touched.words).toContain(`audit row ${row.id} `);
      expect(touched.code).toBe(1);
    } finally {
      await write(row.id_user);
    }
    expect((await npmRun('verify-audit')).code).toBe(0);
  });
});
