import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { incomeOf, ownersOf, yearlyOf } from '#core/profit-sharing/rate-figures.ts';
import { decimal } from '#lib/decimal-text.ts';
import { type TestBank, testBank } from '../helpers.ts';

const rupiah = (whole: bigint): bigint => whole * 100n;
const bn = (whole: bigint): bigint => rupiah(whole * 1_000_000_000n);
const JUNE = 30;

let bank: TestBank;
beforeAll(async () => {
  bank = await testBank();
});
afterAll(() => bank.close());

/** Averages of a month as the rate takes them: sums over its days, the funds by weight, the shares too. */
async function rateOf(given: {
  readonly income: bigint;
  readonly funds: bigint;
  readonly assets: bigint;
  readonly owners?: bigint;
  readonly profit?: bigint;
  readonly customers?: bigint;
}) {
  const { income, funds, assets, owners = funds * 10_000n * 3_000n, profit = 0n, customers = 0n } = given;
  const [row] = await bank.app<{ pendapatan_dpk: bigint; dasar: bigint; final: bigint }[]>`
    select * from hi1000_of(${income}::bigint, ${(funds * 30n * 10_000n).toString()}::numeric, ${(assets * 30n).toString()}::numeric,
      ${(owners * 30n).toString()}::numeric, ${JUNE}::integer, ${profit}::bigint, ${customers}::bigint)`;
  return { ...row };
}

describe('HI-1000 of a month (domain: profit sharing)', () => {
  test('funds below the assets get their part: 50.5 of 52 bn of 568,000,000 are 551,615,385, HI-1000 10.923', async () => {
    const { pendapatan_dpk, dasar } = await rateOf({
      income: rupiah(568_000_000n),
      funds: bn(505n) / 10n,
      assets: bn(52n),
    });
    // To the sen; whole rupiah in the example.
    expect(pendapatan_dpk).toBe(551_615_384_62n);
    expect(dasar).toBe(10_923_077n);
  });

  test('funds above the assets get all of it: 4,812,500,000 of 550 bn is 8.75', async () => {
    const { pendapatan_dpk, dasar, final } = await rateOf({
      income: rupiah(4_812_500_000n),
      funds: bn(550n),
      assets: bn(500n),
    });
    expect({ pendapatan_dpk, dasar, final }).toEqual({
      pendapatan_dpk: rupiah(4_812_500_000n),
      dasar: 8_750_000n,
      final: 8_750_000n,
    });
  });

  test.each([
    ['Tabungan mudharabah', 200n, 3_000n, 1_750_000_000n, 525_000_000n, 1_225_000_000n, '3.1938'],
    ['Deposito 1', 150n, 5_000n, 1_312_500_000n, 656_250_000n, 656_250_000n, '5.3229'],
    ['Deposito 3', 100n, 5_200n, 875_000_000n, 455_000_000n, 420_000_000n, '5.5358'],
    ['Deposito 6', 50n, 5_500n, 437_500_000n, 240_625_000n, 196_875_000n, '5.8552'],
    ['Deposito 12', 50n, 5_700n, 437_500_000n, 249_375_000n, 188_125_000n, '6.0681'],
  ] as const)('the table of June: %s', (_name, average, nisbah, income, owners, own, yearly) => {
    const funds = bn(average) * 30n * 10_000n;
    const earned = incomeOf(funds, 8_750_000n, JUNE);
    const theirs = ownersOf(funds * nisbah, 8_750_000n, JUNE);
    expect([earned, theirs, earned - theirs]).toEqual([rupiah(income), rupiah(owners), rupiah(own)]);
    expect(decimal(yearlyOf(8_750_000n, nisbah, JUNE), 4)).toBe(yearly);
  });

  test('10,000,000 at 11.57 and 52 %: 60,164', async () => {
    const [row] = await bank.app<{ bruto: bigint }[]>`
      select n.bruto from net_share(${rupiah(300_000_000n)}::numeric(60, 24) * 10000 * 5200 * 11570000 / (30 * 1e17), false, false, 20, 2.5) n`;
    expect(row?.bruto).toBe(rupiah(60_164n));
  });

  test('PER changes the income, hibah reaches the customers to the rupiah, IRR is taken of theirs', async () => {
    const plain = { income: rupiah(4_812_500_000n), funds: bn(550n), assets: bn(500n) };
    expect((await rateOf({ ...plain, profit: -rupiah(481_250_000n) })).final).toBe(7_875_000n);
    expect((await rateOf({ ...plain, profit: -rupiah(481_250_000n) })).dasar).toBe(8_750_000n);
    // Customers own 30 % of 550 bn: 165,000,000 more for them is 1.00 for each 1,000.
    expect((await rateOf({ ...plain, customers: rupiah(165_000_000n) })).final).toBe(9_750_000n);
    expect((await rateOf({ ...plain, customers: -rupiah(165_000_000n) })).final).toBe(7_750_000n);
  });

  test('a loss is nobody’s share: never below nothing', async () => {
    const { pendapatan_dpk, final } = await rateOf({ income: -rupiah(1_000n), funds: bn(550n), assets: bn(500n) });
    expect({ pendapatan_dpk, final }).toEqual({ pendapatan_dpk: 0n, final: 0n });
  });
});
