import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { dayBoard } from '#core/business-day/end-of-day/day-board.ts';
import { endBankDay } from '#core/business-day/end-of-day/end-bank-day.ts';
import { history } from '#core/business-day/end-of-day/history.ts';
import { completeEndsOfDay } from '#core/business-day/end-of-day/run-all.ts';
import { closeCounter, countVaultOf } from '#core/programs/seed/days.ts';
import { accepted, refused } from '../../counter-bank.ts';
import { DAY } from '../../small-bank.ts';
import { expectSoundBooks } from '../../sound-books.ts';
import { daysBank } from '../branch-day/days-bank.ts';
import { ordinarySteps } from './run-step.ts';

const bank = await daysBank();

const named = (...branches: readonly string[]) => ({
  cabang: branches.map((kode_cabang) => ({ kode_cabang, accounting_date: DAY })),
});
const ALL = named('000', '001', '002');

const end = async (user: string, input = ALL, key?: string) => endBankDay(await bank.as(user, key), input);

/** Returns each branch's result, as 'code: causes'; nothing for one whose end of day was begun. */
const summaryOf = ({ cabang }: Awaited<ReturnType<typeof endBankDay>>) =>
  Object.fromEntries(cabang.map(({ kode_cabang, kode, sebab }) => [kode_cabang, [kode, ...sebab].join(' ')]));

const begun = async () =>
  (await bank.owner<{ kode_cabang: string }[]>`select kode_cabang from eod_run order by 1`).map(
    ({ kode_cabang }) => kode_cabang,
  );

/** The moves of a branch's day and who made them. */
const moves = async (branch: string) =>
  (
    await bank.owner<{ ke: string; id_user: string }[]>`
      select ke, id_user from branch_day_step where kode_cabang = ${branch} and tanggal = ${DAY} and ke <> 'BUKA' order by urut`
  ).map((row) => ({ ...row }));

test('only head office ends days of other branches; one branch named twice is refused', async () => {
  await refused(bank, 'FORBIDDEN', () => end('manager1', named('001')));
  await refused(bank, 'FORBIDDEN', () => end('manager1', named('002')));
  await refused(bank, 'VALIDATION', () => end('finance1', named('001', '001')));
  await refused(bank, 'VALIDATION', () => end('finance1', { cabang: [] }));
});

test('it begins the end of day of every branch that can end, says why others cannot, and leaves those', async () => {
  await closeCounter(bank, { teller: 'teller3', headTeller: 'headteller2' });
  await countVaultOf(bank, 'headteller2');
  const before = await bank.status('001');
  const key = randomUUID();
  const first = await accepted(bank, () => end('finance1', ALL, key));
  expect(summaryOf(first)).toEqual({
    '001': 'DAY_NOT_READY KAS_TELLER KHASANAH',
    '002': '',
    '000': 'MENUNGGU_CABANG 001',
  });
  // Head office last, whatever order the screen named them in.
  expect(first.cabang.map(({ kode_cabang }) => kode_cabang)).toEqual(['001', '002', '000']);
  expect(await begun()).toEqual(['002']);
  expect(await bank.status('001')).toBe(before);
  expect(await bank.status('002')).toBe(`CUT_OFF ${DAY}`);
  expect(await moves('002')).toEqual([{ ke: 'CUT_OFF', id_user: 'finance1' }]);
  const [stored] = await bank.owner<{ id_user: string; disetujui_oleh: string | null }[]>`
    select id_user, disetujui_oleh from eod_run where kode_cabang = '002'`;
  expect({ ...stored }).toEqual({ id_user: 'finance1', disetujui_oleh: null });
  // The trail has the move of the branch and the press of the button, with what it came to.
  const trail = await bank.owner<{ operasi: string; rincian: { cabang?: { kode_cabang: string; kode: string }[] } }[]>`
    select aksi as operasi, rincian from audit_log where id_user = 'finance1' and aksi in ('TUTUP_CABANG', 'AKHIRI_HARI') order by id`;
  expect(trail.map(({ operasi }) => operasi)).toEqual(['TUTUP_CABANG', 'AKHIRI_HARI']);
  expect(trail.at(-1)?.rincian.cabang?.map(({ kode_cabang, kode }) => `${kode_cabang} ${kode}`)).toEqual([
    '001 DAY_NOT_READY',
    '002 ',
    '000 MENUNGGU_CABANG',
  ]);
  // The same press again, after a lost answer: the same answer, and nothing happens.
  expect(await end('finance1', ALL, key)).toEqual(first);
  await refused(bank, 'KEY_REUSED', () => end('finance2', ALL, key));
  await refused(bank, 'KEY_REUSED', () => end('finance1', named('001'), key));
  expect(await begun()).toEqual(['002']);
});

test('the board shows head office how far each end of day is, and that the time left is not known before any was measured', async () => {
  const rows = (await dayBoard(await bank.as('finance1'), { paging: undefined })).data;
  expect(rows.map(({ kode_cabang, malam }) => [kode_cabang, malam?.status])).toEqual([
    ['000', undefined],
    ['001', undefined],
    ['002', 'BERJALAN'],
  ]);
  expect(rows[2]?.malam).toMatchObject({ langkah_selesai: 0, sisa: '', temuan: [] });
});

test('pressed by two at the same instant, and again: each end of day begins once, the second gets an error', async () => {
  await closeCounter(bank, { teller: 'teller1', headTeller: 'headteller1' });
  await countVaultOf(bank, 'headteller1');
  await countVaultOf(bank, 'finance1');
  const both = await Promise.all([end('finance1'), end('finance2')]);
  for (const branch of ['000', '001']) {
    const outcomes = both.map((answer) => summaryOf(answer)[branch]).sort();
    expect(outcomes[0]).toBe('');
    expect(['DAY_ALREADY', 'EOD_RUNNING']).toContain(outcomes[1]);
  }
  expect(both.map((answer) => summaryOf(answer)['002'])).toEqual(['EOD_RUNNING', 'EOD_RUNNING']);
  expect(await begun()).toEqual(['000', '001', '002']);
  expect(summaryOf(await end('finance1'))).toEqual({
    '000': 'EOD_RUNNING',
    '001': 'EOD_RUNNING',
    '002': 'EOD_RUNNING',
  });
  await completeEndsOfDay(bank.app, ordinarySteps);
  for (const branch of ['000', '001', '002']) expect(await bank.status(branch)).toBe(`TUTUP ${DAY}`);
  expect(summaryOf(await end('finance1', named('001')))).toEqual({ '001': 'DAY_ALREADY' });
  await expectSoundBooks(bank);
});

test('a screen of the day before ends nothing of the next one', async () => {
  await bank.openBank();
  await bank.step('manager1', 'prepare');
  const before = await bank.status('001');
  expect(summaryOf(await end('finance1', named('001')))).toEqual({ '001': 'DAY_CHANGED' });
  expect(await bank.status('001')).toBe(before);
  expect(await begun()).toEqual(['000', '001', '002']);
});

test('the history shows each end of day with the time of its steps, to its own branch and to head office', async () => {
  const runs = async (user: string, kode_cabang = '') =>
    (await history(await bank.as(user), { paging: undefined, kode_cabang })).data;
  const [run, ...others] = await runs('manager1');
  expect(others).toEqual([]);
  expect(run).toMatchObject({ kode_cabang: '001', tanggal: DAY, status: 'SELESAI' });
  expect(run?.langkah.map(({ kode }) => kode)).toEqual(
    ordinarySteps.filter(({ only }) => !only).map(({ code }) => code),
  );
  expect((await runs('finance1', '002'))[0]).toMatchObject({ kode_cabang: '002', tanggal: DAY });
  await refused(bank, 'NOT_FOUND', () => runs('manager1', '002'));
});
