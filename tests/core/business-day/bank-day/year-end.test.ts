import { beforeAll, expect, test } from 'vitest';
import { yearEndStep } from '#core/business-day/bank-day/year-end.ts';
import { steps as dayMoves, moveDay } from '#core/business-day/branch-day/day.ts';
import { steps } from '#core/business-day/end-of-day/steps.ts';
import type { EndOfDayStep } from '#core/engine/end-of-day-step.ts';
import { checkBooks } from '#core/ledger/check-books.ts';
import { credit, debit, type Leg } from '#core/ledger/legs.ts';
import { perhitunganHi1000 } from '#core/profit-sharing/rate-queries.ts';
import { closeCounter, countVaultOf } from '#core/programs/seed/days.ts';
import { booked } from '../../booked.ts';
import { labaRugiRows, neracaRows, totals } from '../../books/reports/statement-rows.ts';
import { accepted, refused } from '../../counter-bank.ts';
import { breaksBooks } from '../../helpers.ts';
import { expectSoundBooks } from '../../sound-books.ts';
import { daysBank } from '../branch-day/days-bank.ts';
import { carryOn } from '../end-of-day/run-step.ts';

/** A Thursday; 1 January is a holiday and a weekend follows. */
const LAST = '2026-12-31';
const bank = await daysBank();
breaksBooks(bank, ['7', '33']);
const people = {
  '000': { manager: 'finance1', headTeller: 'finance1' },
  '001': { manager: 'manager1', headTeller: 'headteller1' },
  '002': { manager: 'manager2', headTeller: 'headteller2' },
} as const;
const unadjusted = { per_bentuk: '0.00', per_lepas: '0.00', irr_bentuk: '0.00', irr_lepas: '0.00', hibah: '0.00' };

const at = (kode_cabang: string, kode_gl: string) => ({ kode_cabang, kode_gl });
const book = (legs: readonly Leg[], date = LAST, valueDate = date) => booked(bank, legs, { date, valueDate });

beforeAll(async () => {
  await closeCounter(bank, { teller: 'teller1', headTeller: 'headteller1' });
  await closeCounter(bank, { teller: 'teller3', headTeller: 'headteller2' });
  await bank.owner`insert into branch_day (kode_cabang, tanggal, dibuka_oleh) select kode_cabang, ${LAST}, 'manager1' from branch`;
  await bank.owner`update branch set accounting_date = ${LAST}, status = 'CUT_OFF'`;
  // Beside the fees of the month 001 earns 2,500,000.25 and spends 900,000; 002 loses 40,000; head office earns 157,500 for the pool, 8.75 for each 1,000.
  await book([debit(at('001', '112005'), 250_000_025n), credit(at('001', '502003'), 250_000_025n)]);
  await book([debit(at('001', '603002'), 90_000_000n), credit(at('001', '201001'), 90_000_000n)]);
  await book([debit(at('002', '603009'), 4_000_000n), credit(at('002', '201001'), 4_000_000n)]);
  await book([debit(at('000', '102001'), 15_750_000n), credit(at('000', '501001'), 15_750_000n)]);
});

/** Returns the balances of the income and expense classes and of 403001, by branch; a credit balance is positive. */
const results = async () =>
  (
    await bank.owner<{ teks: string }[]>`
      select concat_ws(' ', t.kode_cabang, t.kode_gl, sum(t.kredit - t.debet)) as teks from gl_total t join gl_account g using (kode_gl)
      where g.tipe in ('I', 'X') or g.kode_gl like '403%' group by t.kode_cabang, t.kode_gl having sum(t.kredit - t.debet) <> 0 order by 1`
  ).map(({ teks }) => teks);
const closing = async (branch: string) =>
  (
    await bank.owner<{ kode_gl: string; jumlah: bigint }[]>`
      select l.kode_gl, l.jumlah from journal_line l join journal j on (j.id, j.tanggal) = (l.journal_id, l.tanggal)
      where j.operasi = 'TUTUP_TAHUN' and j.kode_cabang = ${branch} order by l.urut`
  ).map(({ kode_gl, jumlah }) => [kode_gl, jumlah]);
const openRun = async (branch: string): Promise<string> =>
  (await bank.owner<{ run: string }[]>`select run from eod_run where kode_cabang = ${branch} and tanggal = ${LAST}`)[0]
    ?.run ?? '';

/** Begins the end of day of a branch that is cut off; returns its run. */
async function begin(branch: keyof typeof people): Promise<string> {
  const { headTeller, manager } = people[branch];
  await countVaultOf(bank, headTeller);
  await moveDay(await bank.as(manager), { kode_cabang: branch, accounting_date: '' }, dayMoves.close);
  return openRun(branch);
}
const go = (run: string, its: readonly EndOfDayStep[] = steps) => carryOn(bank, run, its);
const waitsFor = async (run: string) =>
  (
    await bank.owner<
      { teks: string }[]
    >`select sebab || ' ' || rekaman as teks from eod_finding where run = ${run} and menghalangi order by 1`
  ).map(({ teks }) => teks);
const again = () => bank.app`select requeue_ends_of_day()`;

/** The year's step dies after it has posted and noted, before its transaction ends. */
const dying = steps.map(
  (step): EndOfDayStep =>
    step.code !== yearEndStep.code
      ? step
      : {
          ...step,
          run: async (tx, endOfDay, chunk) => {
            await step.run(tx, endOfDay, chunk);
            throw Object.assign(new Error('the connection is gone'), { code: 'ECONNRESET' });
          },
        },
);

test('the year of a branch goes to 403001 in its last end of day, after December’s shares; killed and resumed, once', async () => {
  const endsOfDay = { '001': await begin('001'), '002': await begin('002'), '000': await begin('000') };
  for (const run of Object.values(endsOfDay)) expect(await go(run)).toBe('TERTAHAN');
  const asked = { pool: 'UTAMA', bulan: '2026-12-01' };
  const { sidik } = await perhitunganHi1000(await bank.as('finance1'), { ...asked, ...unadjusted });
  await bank.approve(await bank.file('TETAPKAN_HI1000', { ...asked, sidik }));

  // Head office waits for the branches: their income may still come.
  await again();
  expect(await go(endsOfDay['000'])).toBe('TERTAHAN');
  expect(await waitsFor(endsOfDay['000'])).toEqual(['MENUNGGU_CABANG 001', 'MENUNGGU_CABANG 002']);

  await expect(go(endsOfDay['001'], dying)).rejects.toThrow('the connection is gone');
  expect(await closing('001')).toEqual([]);
  expect(await bank.owner`select from year_end`).toHaveLength(0);
  expect(await go(endsOfDay['001'])).toBe('SELESAI');
  expect(await go(endsOfDay['001'])).toBe('SELESAI');
  expect(await closing('001')).toEqual([
    ['502003', 252_500_025n],
    ['601001', -2_625_000n],
    ['603002', -90_000_000n],
    ['403001', -159_875_025n],
  ]);
  expect(await go(endsOfDay['002'])).toBe('SELESAI');
  expect(await closing('002')).toEqual([
    ['502003', 1_000_000n],
    ['601001', -2_100_000n],
    ['603009', -4_000_000n],
    ['403001', 5_100_000n],
  ]);
  await again();
  expect(await go(endsOfDay['000'])).toBe('SELESAI');
  expect(await closing('000')).toEqual([
    ['501001', 15_750_000n],
    ['403001', -15_750_000n],
  ]);
  expect(await results()).toEqual(['000 403001 15750000', '001 403001 159875025', '002 403001 -5100000']);
  expect(await bank.owner`select tahun, kode_cabang, hasil from year_end order by kode_cabang`).toEqual([
    { tahun: 2026, kode_cabang: '000', hasil: 15_750_000n },
    { tahun: 2026, kode_cabang: '001', hasil: 159_875_025n },
    { tahun: 2026, kode_cabang: '002', hasil: -5_100_000n },
  ]);
  // No inter-branch account moved for it, and the days after 31 December are the next year's.
  const [apart] = await bank.owner`
    select (select count(*)::integer from journal_line l join journal j on (j.id, j.tanggal) = (l.journal_id, l.tanggal) where j.operasi = 'TUTUP_TAHUN' and l.kode_gl = '110001') as rak,
      (select max(tanggal) from accrual_day) as akru`;
  expect({ ...apart }).toEqual({ rak: 0, akru: LAST });
  await expectSoundBooks(bank);
});

test('statements of the year’s last day say its result as before the closing, those of the next year have it behind them', async () => {
  const said = async (asked: Parameters<typeof neracaRows>[2]) =>
    totals(await neracaRows(bank, 'finance1', asked), await labaRugiRows(bank, 'finance1', asked));
  const results = { '000': 15_750_000n, '001': 159_875_025n, '002': -5_100_000n };
  for (const [branch_code, hasil] of Object.entries(results)) {
    const last = await said({ branch_code, balance_date: LAST });
    expect(last).toMatchObject({ berjalan: hasil, bersih: hasil, lalu: 0n });
    expect(last.aset).toBe(last.sumber);
    const next = await said({ branch_code, balance_date: '2027-01-01' });
    expect(next).toEqual({ ...last, berjalan: 0n, bersih: 0n, lalu: hasil });
  }
  const whole = await said({ is_all_cabang: 'T', balance_date: LAST });
  expect(whole).toMatchObject({ berjalan: 170_525_025n, bersih: 170_525_025n, lalu: 0n });
  expect(whole.aset).toBe(whole.sumber);
});

test('the pool’s income of December is unchanged', async () => {
  const { pendapatan } = await perhitunganHi1000(await bank.as('finance1'), {
    pool: 'UTAMA',
    bulan: '2026-12-01',
    ...unadjusted,
  });
  expect(pendapatan).toBe('157500.00');
});

test('the new year begins with nothing in its classes, and no value date reaches into the old one', async () => {
  await bank.openBank();
  await bank.step('manager1', 'prepare', '001');
  await bank.step('manager1', 'open', '001');
  expect(await bank.status('001')).toBe('BUKA 2027-01-04');
  await bank.owner`update parameter set nilai = '31' where nama = 'valuta_mundur_hari'`;
  const legs = [debit(at('001', '603002'), 100n), credit(at('001', '201001'), 100n)];
  for (const day of [LAST, '2026-11-20', '2026-01-02']) {
    await refused(bank, 'PERIOD_CLOSED', () => book(legs, '2027-01-04', day));
  }
  await accepted(bank, () => book(legs, '2027-01-04'));
  expect(await results()).toEqual([
    '000 403001 15750000',
    '001 403001 159875025',
    '001 603002 -100',
    '002 403001 -5100000',
  ]);
  const [period] = await bank.owner`select status, akhir_tahun from gl_period where bulan = '2026-12-01'`;
  expect({ ...period }).toEqual({ status: 'DIBAGIKAN', akhir_tahun: true });
  await expectSoundBooks(bank);
});

test('nobody closes a year but its end of day, and check:books names balances in a closed one', async () => {
  for (const forged of [
    bank.app`select record_year_end(${await openRun('001')})`,
    bank.app`insert into year_end (tahun, kode_cabang, tanggal, hasil) values (2027, '001', '2027-12-31', 0)`,
  ]) {
    expect(
      await forged.then(
        () => 'allowed',
        ({ code }: { code: string }) => code,
      ),
    ).toBe('42501');
  }
  const failing = async () =>
    (await checkBooks(bank.owner)).filter(({ ok }) => !ok).map(({ name, details }) => [name.slice(0, 2), details]);
  expect(await failing()).toEqual([]);
  await bank.owner`update year_end set hasil = 1 where kode_cabang = '001'`;
  expect(await failing()).toEqual([['25', ['2026 of 001: 1 carried over, 403001 has 159875025']]]);
  await bank.owner`update year_end set hasil = 159875025 where kode_cabang = '001'`;
  await bank.owner`delete from year_end where kode_cabang = '002'`;
  expect(await failing()).toEqual([
    ['25', ['2026 of 002: the end of day of 2026-12-31 is over, the year is not closed']],
  ]);
  await bank.owner`insert into year_end (tahun, kode_cabang, tanggal, hasil, journal_id)
    select 2026, '002', tanggal, -5100000, id from journal where operasi = 'TUTUP_TAHUN' and kode_cabang = '002'`;
});

test('a branch that has closed its year takes no more of its income, from no end of day; the counterpart before it does', async () => {
  // 001 was like this between its last step and the close of its day.
  await bank.owner`update branch set accounting_date = ${LAST}, status = 'CUT_OFF' where kode_cabang = '001'`;
  await bank.owner`delete from gl_period`;
  const fee = (kode_gl: string) => [debit(at('001', '112005'), 100n), credit(at('001', kode_gl), 100n)];
  await refused(bank, 'PERIOD_CLOSED', () => book(fee('502003')));
  await accepted(bank, () => book(fee('201001')));
});
