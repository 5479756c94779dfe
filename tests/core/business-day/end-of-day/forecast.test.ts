import { afterAll, expect, test } from 'vitest';
import { dayBoard } from '#core/business-day/end-of-day/day-board.ts';
import { forecast, LOOKING } from '#core/business-day/end-of-day/forecast.ts';
import { steps } from '#core/business-day/end-of-day/steps.ts';
import { endOfDayOf } from '#core/business-day/end-of-day/view.ts';
import { type Begin, Transactions } from '#core/db/transactions.ts';
import { closeCounter, countVaultOf } from '#core/programs/seed/days.ts';
import { books, refused } from '../../counter-bank.ts';
import { breaksBooks } from '../../helpers.ts';
import { daysBank } from '../branch-day/days-bank.ts';

const bank = await daysBank();
breaksBooks(bank, ['33']);
const looking = new Transactions(bank.appUrl, { mode: LOOKING, most: 1 });
afterAll(() => looking.end());

/** Holds the database's response to a change in the transaction of the forecast. */
let said: unknown = null;
const begin: Begin = (work) =>
  looking.begin(async (tx) => {
    const answer = await work(tx);
    said = await tx`select rollup_gl_balances()`.then(
      () => 'allowed',
      (error: { code?: string }) => error.code,
    );
    return answer;
  });

const ahead = async (user: string, kode_cabang = '') =>
  (await forecast(begin)(await bank.as(user), { kode_cabang, tanggal: '' })).langkah;

const found = (langkah: Awaited<ReturnType<typeof ahead>>) =>
  langkah.filter(({ jumlah }) => jumlah > 0).map(({ kode, jumlah, temuan }) => [kode, jumlah, temuan[0]?.sebab]);

test('it forecasts each step’s failures, in a transaction in which nothing can be changed, and changes nothing', async () => {
  const before = await books(bank);
  const langkah = await ahead('manager1');
  expect(said).toBe('25006');
  expect(found(langkah)).toEqual([['PERIKSA', 2, 'KAS_TELLER']]);
  expect(langkah[0]?.temuan[0]).toMatchObject({ jenis: 'KAS', menghalangi: 'T' });
  // The forecast lists every step of the coming end of day, and marks those that cannot look ahead.
  const expected = steps.filter(({ code }) => langkah.some(({ kode }) => kode === code));
  expect(langkah.map(({ kode, melihat }) => [kode, melihat])).toEqual(
    expected.map(({ code, foresee }) => [code, foresee ? 'T' : 'F']),
  );
  expect(await books(bank)).toEqual(before);
  expect(await bank.owner`select from eod_run`).toHaveLength(0);
  await refused(bank, 'NOT_FOUND', () => ahead('manager2', '001'));
  // The allowed counterpart: begun in another way, it makes the same forecast.
  expect((await forecast()(await bank.as('manager1'), { kode_cabang: '', tanggal: '' })).langkah).toEqual(langkah);
});

test('once it is mended nothing is found, and the next end of day knows how long this one took', async () => {
  await closeCounter(bank, { teller: 'teller1', headTeller: 'headteller1' });
  await countVaultOf(bank, 'headteller1');
  expect(found(await ahead('manager1'))).toEqual([]);
  await bank.endOfDay('001');
  await bank.endOfDay('002');
  await bank.endOfDay('000');
  await bank.openBank();
  await bank.step('manager1', 'prepare');
  await bank.step('manager1', 'cutOff');
  await bank.owner`select start_end_of_day(b, 'manager1', null, '') from branch b where b.kode_cabang = '001'`;
  const { run } = (
    await bank.owner<{ run: string }[]>`select run from eod_run where kode_cabang = '001' and status = 'BERJALAN'`
  )[0] ?? {
    run: '',
  };
  const plan = (
    await bank.owner<{ kode: string }[]>`
    select s.kode from eod_step s join eod_run e using (run) where e.kode_cabang = '001' and e.status = 'SELESAI' order by s.urut`
  ).map(({ kode }) => kode);
  await bank.app`select eod_plan(${run}, ${plan}::text[])`;
  await bank.owner`alter table eod_step disable trigger eod_step_guard`;
  await bank.owner`
    update eod_step s set selesai = s.mulai + interval '10 seconds' from eod_run e
    where e.run = s.run and e.status = 'SELESAI' and e.kode_cabang = '001'`;
  const left = async () => {
    const seen = await endOfDayOf(await bank.as('manager1'), { kode_cabang: '', tanggal: '' });
    const board = (await dayBoard(await bank.as('finance1'), { paging: undefined })).data;
    expect(board.find(({ kode_cabang }) => kode_cabang === '001')?.malam?.sisa).toBe(seen.sisa);
    return seen;
  };
  const seen = await left();
  expect(seen.sisa).toBe(String(10 * plan.length));
  expect(seen.langkah.map(({ biasanya }) => biasanya)).toEqual(plan.map(() => '10'));
  // The wait of a step says nothing about its pace; the forecast promises nothing with a step that was never measured.
  await bank.owner`update eod_step s set ulang = 1 from eod_run e where e.run = s.run and e.status = 'SELESAI' and s.kode = 'UJI' and e.kode_cabang = '001'`;
  expect((await left()).sisa).toBe('');
});
