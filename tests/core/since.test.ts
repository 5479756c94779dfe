import { expect, test } from 'vitest';
import { AppError } from '#lib/errors/errors.ts';
import { accepted, books, counterBank, idle, refused } from './counter-bank.ts';

const bank = await counterBank();

/** An operation that is refused after this has been done. */
const refusedAfter = (work: () => PromiseLike<unknown>) =>
  refused(bank, 'ACCOUNT_NOT_FOUND', async () => {
    await work();
    throw new AppError('ACCOUNT_NOT_FOUND');
  });

test.each([
  ['a row more', 'holiday', `insert into holiday (tanggal, nama) values ('2031-08-17', 'Kemerdekaan')`],
  ['a row that differs', 'holiday', `update holiday set nama = 'Hari lain' where tanggal = '2031-08-17'`],
  ['a row less', 'holiday', `delete from holiday where tanggal = '2031-08-17'`],
  ['a job of another schema', 'graphile_worker._private_jobs', `select graphile_worker.add_job('odd')`],
  ['a table that was emptied', 'pg_class', 'truncate graphile_worker._private_jobs'],
  ['a table more', 'pg_class', 'create table odd (id integer)'],
])('a refusal that leaves %s behind is found', async (_, table, statement) => {
  const error = await refusedAfter(() => bank.owner.unsafe(statement)).catch((reason: unknown) => reason);
  expect(error).toMatchObject({ actual: expect.arrayContaining([table]) });
});

test('a refusal may use up numbers and roll back its writes', async () => {
  await refusedAfter(() =>
    bank.owner.unsafe(`select nextval(pg_get_serial_sequence('audit_log', 'id')) from generate_series(1, 100)`),
  );
  await refusedAfter(() =>
    bank.owner
      .begin(async (tx) => {
        await tx`delete from parameter`;
        throw new Error('rolled back');
      })
      .catch(() => undefined),
  );
  await refusedAfter(() => bank.owner`select from app_user for update`);
});

test('a trace of a refusal is found after another one, whose reading serves as the earlier rows', async () => {
  const audited = () => bank.owner`insert into holiday (tanggal, nama) values ('2032-08-17', 'Kemerdekaan')`;
  await expect(refusedAfter(audited)).rejects.toMatchObject({ actual: expect.arrayContaining(['holiday']) });
  // The first of these begins where the one before has read, the second where its own change was not read yet.
  const gone = () => bank.owner`delete from holiday where tanggal = '2032-08-17'`;
  await expect(refusedAfter(gone)).rejects.toMatchObject({ actual: expect.arrayContaining(['holiday']) });
  await bank.owner`insert into odd values (1)`;
  const emptied = () => bank.owner`delete from odd`;
  await expect(refusedAfter(emptied)).rejects.toMatchObject({ actual: ['odd'] });
  const filled = () => bank.owner`insert into odd values (1)`;
  await expect(refusedAfter(filled)).rejects.toMatchObject({ actual: ['odd'] });
});

test('another code is no such refusal, and neither is success', async () => {
  const other = refused(bank, 'ACCOUNT_NOT_FOUND', () => Promise.reject(new AppError('NOT_FOUND')));
  await expect(other).rejects.toMatchObject({ actual: 'NOT_FOUND' });
  await expect(refused(bank, 'ACCOUNT_NOT_FOUND', () => Promise.resolve())).rejects.toThrow('not refused');
});

test('an accepted call has changed a row, an idle one has not', async () => {
  const same = () => bank.owner`update branch set nama_cabang = nama_cabang`;
  const other = () => bank.owner`update branch set nama_cabang = nama_cabang || '.'`;
  await expect(accepted(bank, async () => same())).rejects.toMatchObject({ actual: [] });
  await accepted(bank, async () => other());
  await expect(idle(bank, async () => other())).rejects.toMatchObject({ actual: ['branch', 'row_version'] });
  await idle(bank, async () => same());
});

test('books that are read twice differ by the commits between', async () => {
  const before = await books(bank);
  expect(await books(bank)).toEqual(before);
  await bank.owner`update branch set nama_cabang = nama_cabang || '.'`;
  const after = await books(bank);
  expect(Object.keys(after).filter((table) => after[table] !== before[table])).toEqual(['branch', 'row_version']);
});
