import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishedCommitments, publishedIncome, publishedSheet } from '#core/books/reports/regulatory/publication.ts';
import { credit, debit, type Leg } from '#core/ledger/legs.ts';
import { booked } from '../../../booked.ts';
import { type TestBank, testBank } from '../../../helpers.ts';
import { DAY } from '../../../small-bank.ts';
import { rowsOf } from './asked.ts';

let bank: TestBank;
const at = (kode_cabang: string, kode_gl: string) => ({ kode_cabang, kode_gl });
const book = (...legs: readonly Leg[]) => booked(bank, legs);
beforeAll(async () => {
  bank = await testBank();
  await book(debit(at('001', '112005'), 1_000_000n), credit(at('001', '502003'), 1_000_000n));
  await book(debit(at('002', '603009'), 40_000n), credit(at('002', '201001'), 40_000n));
  await book(debit(at('000', '909002'), 7_500_000n), credit(at('000', '902001'), 7_500_000n));
  await book(debit(at('001', '909002'), 2_500_000n), credit(at('001', '902002'), 2_500_000n));
});
afterAll(() => bank.close());

const amounts = (rows: Record<string, unknown>[]) => new Map(rows.map((row) => [String(row.pos).trim(), row.jumlah]));

test('commitments and contingencies come from the accounts off the books, each on its line', async () => {
  const rows = await rowsOf(bank, publishedCommitments, { tanggal: DAY });
  expect(rows.map(({ pos, jumlah, jumlah_dulu }) => [pos, jumlah, jumlah_dulu])).toEqual([
    ['Kewajiban komitmen', null, null],
    ['  Fasilitas pembiayaan kepada nasabah yang belum ditarik', 7_500_000n, 0n],
    ['  Kewajiban komitmen lain', 0n, 0n],
    ['Jumlah kewajiban komitmen', 7_500_000n, 0n],
    ['Kewajiban kontinjensi', null, null],
    ['  Garansi yang diberikan', 2_500_000n, 0n],
    ['  Kewajiban kontinjensi lain', 0n, 0n],
    ['Jumlah kewajiban kontinjensi', 2_500_000n, 0n],
  ]);
});

test('the balance sheet balances over all branches, its result is the income statement’s, without a line between branches', async () => {
  const sheet = amounts(await rowsOf(bank, publishedSheet, { tanggal: DAY }));
  const income = amounts(await rowsOf(bank, publishedIncome, { tanggal: DAY }));
  expect(sheet.get('Jumlah aset')).toBe(sheet.get('Jumlah liabilitas, dana syirkah temporer dan ekuitas'));
  expect(sheet.get('Laba (rugi) tahun berjalan')).toBe(960_000n);
  expect(income.get('Laba (rugi) bersih tahun berjalan')).toBe(960_000n);
  expect(sheet.has('Rekening antar kantor')).toBe(false);
});
