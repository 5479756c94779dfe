import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { liveDay } from './day.ts';
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

// Each test is about a day at the counter. e2e/proof.ts proves the bank that every other file leaves.
test.beforeEach(({ teller1Page: teller, supervisorPage: supervisor }) => liveDay({ teller, supervisor }));

test('after the day the books hold', async () => {
  const { code, words } = await npmRun('check:books');
  expect(words).toMatch(/the books hold: \d+ checks/);
  expect(code).toBe(0);
});

test('the chain is whole, and names a row and a journal that an owner of the database has altered', async () => {
  const whole = await npmRun('verify-audit');
  expect(whole.words).toMatch(/the chain is whole: \d+ links/);
  expect(whole.code).toBe(0);

  await asOwner(async (sql) => {
    const [row] = await sql<{ id: string; aksi: string; objek: string; id_user: string }[]>`
      select id::text, aksi, objek, id_user from audit_log where hasil = '00' order by id offset 20 limit 1`;
    const [journal] = await sql<{ id: string; keterangan: string | null; nama: string }[]>`
      select id::text, keterangan, reference_number(kode_cabang, tanggal, id) as nama from journal where operasi = 'SETOR_TUNAI' order by id offset 20 limit 1`;
    if (!row || !journal) throw new Error('nothing to alter');
    const write = (user: string) => sql`update audit_log set id_user = ${user} where id = ${row.id}`;
    const rewrite = (text: string | null) => sql`update journal set keterangan = ${text} where id = ${journal.id}`;
    for (const [alter, restore, name] of [
      [() => write('nobody'), () => write(row.id_user), `row of the trail ${row.aksi} ${row.objek}`],
      [() => rewrite('lain'), () => rewrite(journal.keterangan), `journal ${journal.nama}: was changed`],
    ] as const) {
      await alter();
      try {
        const touched = await npmRun('verify-audit');
        expect(touched.words).toContain(name);
        expect(touched.code).toBe(1);
      } finally {
        await restore();
      }
    }
    expect((await npmRun('verify-audit')).code).toBe(0);
  });
});
