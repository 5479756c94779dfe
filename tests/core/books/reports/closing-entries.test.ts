import { beforeAll, expect, test } from 'vitest';
import { view } from '#core/books/reports/job/read-report.ts';
import { trialBalance } from '#core/books/reports/trial-balance.ts';
import { credit, debit } from '#core/ledger/legs.ts';
import { as } from '#core/programs/seed/counter.ts';
import { askFields } from '#lib/books/reports/definition.ts';
import { rupiahMinor } from '#lib/money.ts';
import type { TrialBalanceQuery } from '#types/proto/books/report.ts';
import type { LihatLaporanQuery } from '#types/proto/books/report-job.ts';
import { paging } from '../../asking.ts';
import { booked } from '../../booked.ts';
import { breaksBooks, type TestBank, testBank } from '../../helpers.ts';

const LAST = '2026-12-31';
const NEXT = '2027-01-04';
const at = (kode_gl: string) => ({ kode_cabang: '001', kode_gl });
let bank: TestBank;

beforeAll(async () => {
  bank = await testBank();
  // The days are set, not worked.
  breaksBooks(bank, ['7', '33']);
  await bank.owner`select ensure_partitions('2026-11-01', 4)`;
  await bank.owner`update branch set accounting_date = ${LAST}`;
  const book = (legs: Parameters<typeof booked>[1], date = LAST) => booked(bank, legs, { date, valueDate: date });
  await book([debit(at('112005'), 250_000_025n), credit(at('502003'), 250_000_025n)]);
  await book([debit(at('603002'), 90_000_000n), credit(at('201001'), 90_000_000n)]);
  // Posts the year's closing as its step books it at the end of the last day.
  await book([
    debit(at('502003'), 250_000_025n),
    credit(at('603002'), 90_000_000n),
    credit(at('403001'), 160_000_025n),
  ]);
  await bank.owner`
    insert into year_end (tahun, kode_cabang, tanggal, hasil, journal_id)
    select 2026, '001', ${LAST}, 160000025, max(id) from journal where tanggal = ${LAST}`;
  await bank.owner`update branch set accounting_date = ${NEXT}`;
  await book([debit(at('112005'), 1_000_000n), credit(at('502003'), 1_000_000n)], NEXT);
});

/** Returns the balances of income, expense and retained earnings. */
const results = (rows: readonly { kode_gl?: string; saldo_akhir?: string }[]) =>
  rows.flatMap(({ kode_gl = '', saldo_akhir = '' }) =>
    /^(403001|5|6)/.test(kode_gl) && saldo_akhir !== '0.00' ? [[kode_gl, saldo_akhir]] : [],
  );
const screen = async (asked: Partial<TrialBalanceQuery>) =>
  (
    await trialBalance(await as(bank, 'finance1'), {
      paging: paging({ show: 100, page: 1 }),
      branch_code: '001',
      currency_code: '',
      balance_date: LAST,
      is_all_cabang: 'F',
      golongan: 'F',
      sebelum_penutup: 'F',
      ...asked,
    })
  ).data;

const before = [
  ['502003', '2500000.25'],
  ['603002', '900000.00'],
];
const closed = [['403001', '1600000.25']];

test('an ended year’s last day is had before its closing entries, or after them', async () => {
  expect(results(await screen({}))).toEqual(closed);
  const open = await screen({ sebelum_penutup: 'T' });
  expect(results(open)).toEqual(before);
  const sum = (side: 'debet' | 'kredit') => open.reduce((total, row) => total + rupiahMinor(row[side]), 0n);
  expect(sum('debet')).toBe(sum('kredit'));
  expect(open.find(({ kode_gl }) => kode_gl === '502003')).toMatchObject({ debet: '0.00', kredit: '2500000.25' });
});

test('the new year begins with its retained earnings, under any choice', async () => {
  const later = [...closed, ['502003', '10000.00']];
  expect(results(await screen({ balance_date: NEXT, sebelum_penutup: 'T' }))).toEqual(later);
  expect(results(await screen({ balance_date: NEXT }))).toEqual(later);
});

test('of the whole bank, and by class, the closing is left out likewise', async () => {
  expect(results(await screen({ is_all_cabang: 'T', sebelum_penutup: 'T' }))).toEqual(before);
  expect(results(await screen({ is_all_cabang: 'T' }))).toEqual(closed);
  const classes = async (sebelum_penutup: string) =>
    (await screen({ golongan: 'T', sebelum_penutup })).flatMap(({ kode_gl, saldo_akhir }) =>
      'EIX'.includes(kode_gl) && saldo_akhir !== '0.00' ? [[kode_gl, saldo_akhir]] : [],
    );
  expect(await classes('T')).toEqual([
    ['I', '2500000.25'],
    ['X', '900000.00'],
  ]);
  expect(await classes('F')).toEqual([['E', '1600000.25']]);
});

test('the report says the same as the screen, on paper by name', async () => {
  const report = async (kode_cabang: string, sebelum_penutup: string) => {
    const { data } = await view(await as(bank, 'finance1'), {
      ...Object.fromEntries(askFields.map((field) => [field, ''])),
      paging: paging({ show: 100, page: 1 }),
      kode: 'NERACA_SALDO',
      kode_cabang,
      tanggal: LAST,
      kode_valuta: 'IDR',
      sebelum_penutup,
    } as LihatLaporanQuery);
    return results(data.map(({ isi }) => isi));
  };
  expect(await report('001', 'T')).toEqual(before);
  expect(await report('001', '')).toEqual(closed);
  expect(await report('*', 'T')).toEqual(before);
  expect(await report('*', 'F')).toEqual(closed);
});
