import { expect, test } from 'vitest';
import { revaluationStep } from '#core/business-day/bank-day/revaluation.ts';
import { cashDeposit } from '#core/cash/counter/cash-deposit.ts';
import { checkBooks } from '#core/ledger/check-books.ts';
import { accepted, books, counterBank, refused } from '../../counter-bank.ts';
import { dollarCash, dollars, insertRate, seedDollars, worthLines } from '../../currency-bank.ts';
import { endOfDayOf, runStep } from '../end-of-day/run-step.ts';

const bank = await counterBank();
await seedDollars(bank);

/** The currency's accounts at 001: minor units and worth. */
const stored = async () =>
  Object.fromEntries(
    (
      await bank.owner<{ kode_gl: string; jumlah: bigint; idr: bigint }[]>`
        select kode_gl, sum(debet - kredit)::bigint as jumlah, sum(debet_idr - kredit_idr)::bigint as idr from gl_total
        where kode_cabang = '001' and (kode_valuta = 'USD' or kode_gl in ('113002', '503001', '604001')) group by 1`
    ).map((row) => [row.kode_gl, [row.jumlah, row.idr]]),
  );
const revalued = async (branch = '001') => runStep(bank, revaluationStep, await endOfDayOf(bank, branch));
const endOfDay = async () => (await revalued()).posted;
const idOf = (reference: string) => BigInt(reference.slice(9)).toString();

// USD 10,000 in 001's till against an account of 002: what 001 gains, 002 loses.
test('USD 10,000 from 16,600 to 16,875 gains 2,750,000, in rupiah only; once', async () => {
  await insertRate(bank, ['16500', '16600', '16700']);
  await bank.owner`update currency set pembagi_batas = 1 where kode_valuta = 'USD'`;
  await bank.owner`update daily_limit set batas = 1000000000 where kode_valuta = 'USD'`;
  await accepted(bank, () => bank.run('teller1', cashDeposit, dollarCash(dollars.budi, 100)));
  expect(await endOfDay()).toEqual([]);
  await insertRate(bank, ['16800', '16875', '16950']);
  const [reference = ''] = await endOfDay();
  expect(await worthLines(bank, idOf(reference))).toEqual([
    ['001', '101005', 'USD', 0n, 2_750_000_00n],
    ['001', '113001', 'USD', 0n, -2_750_000_00n],
    ['001', '113002', 'IDR', 2_750_000_00n, null],
    ['001', '503001', 'IDR', -2_750_000_00n, null],
  ]);
  expect(await stored()).toMatchObject({
    '101005': [1_000_000n, 168_750_000_00n],
    '113001': [0n, -2_750_000_00n],
    '113002': [2_750_000_00n, 2_750_000_00n],
  });
  const before = await books(bank);
  expect(await endOfDay()).toEqual([]);
  expect(await books(bank)).toEqual(before);
});

test('check:books names the branch and account whose worth differs from amount times rate', async () => {
  const failing = async () => (await checkBooks(bank.owner)).filter(({ ok }) => !ok).map(({ details }) => details);
  expect(await failing()).toEqual([]);
  await bank.owner`update exchange_rate set tengah = tengah + 10000`;
  expect(await failing()).toEqual([
    [expect.stringMatching(/^001 101005 USD on 2026-11-20: kept at 16875000000, amount 1000000 /)],
  ]);
  await bank.owner`update exchange_rate set tengah = tengah - 10000`;
});

test('the branch that holds the account loses the gain of the other', async () => {
  const [reference = ''] = (await revalued('002')).posted;
  expect(await worthLines(bank, idOf(reference))).toEqual([
    ['002', '203005', 'USD', 0n, -2_750_000_00n],
    ['002', '113001', 'USD', 0n, 2_750_000_00n],
    ['002', '604001', 'IDR', 2_750_000_00n, null],
    ['002', '113002', 'IDR', -2_750_000_00n, null],
  ]);
});

test('of a branch whose day is closed nothing is revalued; without a rate the end of day waits and says so', async () => {
  await bank.owner`delete from exchange_rate`;
  const before = await books(bank);
  expect(await revalued()).toEqual({
    baris: 0,
    temuan: [{ jenis: 'KURS', id: 'USD', nama: '', sebab: 'RATE_MISSING', nominal: 0n, menghalangi: true }],
    posted: [],
  });
  expect(await revaluationStep.foresee?.(bank.app, await endOfDayOf(bank, '001'))).toMatchObject([{ id: 'USD' }]);
  expect(await books(bank)).toEqual(before);
  await insertRate(bank, ['16800', '16875', '16950']);
  await bank.owner`update branch set status = 'TUTUP' where kode_cabang = '001'`;
  // Worth something else by now, so that there is something to post.
  await insertRate(bank, ['16700', '16775', '16850']);
  await refused(bank, 'DAY_CLOSED', endOfDay);
  await insertRate(bank, ['16800', '16875', '16950']);
  await bank.owner`update branch set status = 'BUKA' where kode_cabang = '001'`;
  expect(await endOfDay()).toEqual([]);
});
