import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayTrialBalance } from '#core/books/reports/lists/day-sums.ts';
import { betweenBranches, suspenseByAge } from '#core/books/reports/lists/suspense.ts';
import { commitBulk } from '#core/engine/bulk.ts';
import { credit, debit, type Leg } from '#core/ledger/legs.ts';
import { addDays } from '#lib/dates.ts';
import { onAnyAccount } from '../../../counter-bank.ts';
import { breaksBooks, rollUpAll, type TestBank, testBank } from '../../../helpers.ts';
import { DAY } from '../../../small-bank.ts';
import { listed } from './lists-bank.ts';

let bank: TestBank;
const at = (kode_cabang: string, kode_gl: string) => ({ kode_cabang, kode_gl });

/** Posts one journal of branch 001 on a day, on which the bank is put for it. */
async function book(date: string, legs: readonly Leg[]): Promise<void> {
  await bank.owner`update branch set accounting_date = ${date}`;
  await commitBulk(bank.app, {
    run: randomUUID(),
    chunk: 1,
    actor: 'SISTEM',
    operasi: 'AKRUAL',
    date,
    kodeValuta: 'IDR',
    keterangan: 'uji daftar',
    headOffice: '000',
    journals: [{ kodeCabang: '001', nominal: 1n, rekening: null, legs }],
  });
}
const enter = (date: string, gl: string, amount: bigint) =>
  book(date, [debit(at('001', gl), amount), credit(at('001', '201001'), amount)]);
const leave = (date: string, gl: string, amount: bigint) =>
  book(date, [debit(at('001', '201001'), amount), credit(at('001', gl), amount)]);
const [second, third] = [addDays(DAY, 3), addDays(DAY, 4)];

beforeAll(async () => {
  bank = await testBank();
  await onAnyAccount(bank);
  breaksBooks(bank, ['7']);
});
afterAll(() => bank.close());

test('a balance on a pass-through account is of its latest days; the first outflow settles the first inflow', async () => {
  const columns = ['kode_gl', 'sejak', 'umur', 'sisi', 'nominal'];
  const report = (tanggal: string, kode_cabang = '001') =>
    listed(bank, suspenseByAge, columns, { tanggal, kode_cabang });
  expect(await report(DAY)).toEqual([]);
  await enter(DAY, '112005', 300_00n);
  await leave(DAY, '209002', 40_00n);
  await enter(second, '112005', 500_00n);
  await leave(third, '112005', 350_00n);
  // The lines are the same, rolled up or not yet.
  const now = [
    ['112005', second, 1, 'D', 450_00n],
    ['209002', DAY, 4, 'K', 40_00n],
  ];
  expect(await report(third)).toEqual(now);
  await rollUpAll(bank);
  expect(await report(third)).toEqual(now);
  // The days before say what they said.
  expect(await report(second)).toEqual([
    ['112005', DAY, 3, 'D', 300_00n],
    ['112005', second, 0, 'D', 500_00n],
    ['209002', DAY, 3, 'K', 40_00n],
  ]);
  expect(await report(DAY)).toEqual([
    ['112005', DAY, 0, 'D', 300_00n],
    ['209002', DAY, 0, 'K', 40_00n],
  ]);
  expect(await report(third, '002')).toEqual([]);
});

test('the account between two branches is listed from both sides, with the amount by which they differ', async () => {
  const columns = ['cabang_lawan', 'saldo', 'saldo_lawan', 'selisih'];
  const report = (kode_cabang = '001') => listed(bank, betweenBranches, columns, { tanggal: third, kode_cabang });
  const before = await report();
  // An account of the other branch was filled over the counter of this one.
  expect(before).toContainEqual(['002', -8_000_000_00n, 8_000_000_00n, 0n]);
  expect(before.every(([, , , apart]) => apart === 0n)).toBe(true);
  await book(third, [debit(at('001', '603002'), 70_00n), credit(at('002', '201001'), 70_00n)]);
  expect((await report()).find(([other]) => other === '002')).toEqual(['002', -8_000_070_00n, 8_000_070_00n, 0n]);
  expect((await report('002')).find(([other]) => other === '001')).toEqual(['001', 8_000_070_00n, -8_000_070_00n, 0n]);
  // A total that somebody has changed behind the books.
  await rollUpAll(bank);
  await bank.owner`update gl_daily set debet = debet + 500 where kode_cabang = '002' and kode_gl = '110001' and lawan = '001' and tanggal = ${third}`;
  expect((await report())[0]).toEqual(['002', -8_000_070_00n, 8_000_075_00n, 5_00n]);
  await bank.owner`update gl_daily set debet = debet - 500 where kode_cabang = '002' and kode_gl = '110001' and lawan = '001' and tanggal = ${third}`;
});

test('the trial balance of a day ends where its beginning and its movements lead', async () => {
  const rows = await listed(
    bank,
    dayTrialBalance,
    ['kode_gl', 'sisi', 'saldo_awal', 'debet', 'kredit', 'saldo_akhir'],
    {
      tanggal: second,
    },
  );
  expect(rows.find(([code]) => code === '112005')).toEqual(['112005', 'D', 300_00n, 500_00n, 0n, 800_00n]);
  const [debits, credits] = rows.reduce<[bigint, bigint]>(
    ([d, k], row) => [d + (row[3] as bigint), k + (row[4] as bigint)],
    [0n, 0n],
  );
  expect(debits).toBe(credits);
});
