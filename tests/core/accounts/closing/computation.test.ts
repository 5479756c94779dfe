import { describe, expect, test } from 'vitest';
import { type ClosingInput, computeClosing, shareOfMonth } from '#core/accounts/closing/computation.ts';

const rupiah = (whole: bigint): bigint => whole * 100n;
/** June: 10,000,000 for nine days, 15,000,000 for ten, 12,000,000 for eleven. */
const june = {
  bulan: '2026-06-01',
  hari_bulan: 30,
  hari: 30,
  jumlah_saldo: rupiah(372_000_000n),
  nisbah: 3_000,
  hi_1000: 8_750_000n,
  hi_1000_bulan: null,
};
const input = (rest: Partial<ClosingInput> = {}): ClosingInput => ({
  saldo: rupiah(12_000_000n),
  nisbah: 3_000,
  months: [june],
  dana_nasabah: rupiah(12_000_000n),
  batas_pajak: rupiah(7_500_000n),
  pajak_persen: 2_000n,
  bebas_pajak: false,
  zakat: true,
  zakat_persen: 250n,
  biaya_penutupan: rupiah(20_000n),
  biaya_sebagian: true,
  ...rest,
});

describe('the share of the income (domain: profit sharing)', () => {
  test('of June at HI-1000 8.75 and 30 %: 32,550, tax 6,510, zakat 651, to the account 25,389', () => {
    const { bagi_hasil, pajak, zakat } = computeClosing(input(), false);
    expect([bagi_hasil, pajak, zakat]).toEqual([rupiah(32_550n), rupiah(6_510n), rupiah(651n)]);
    expect(bagi_hasil - pajak - zakat).toBe(rupiah(25_389n));
  });

  test('10,000,000 at HI-1000 11.57 and 52 %: 60,164', () => {
    const month = { ...june, jumlah_saldo: rupiah(300_000_000n), hi_1000: 11_570_000n, nisbah: 5_200 };
    expect(computeClosing(input({ months: [month] }), false).bagi_hasil).toBe(rupiah(60_164n));
  });

  test('part of a month by its full days, each month alone, rounded once at the end', () => {
    const days = (hari: number, hari_bulan: number, hi_1000: bigint) => ({
      ...june,
      hari,
      hari_bulan,
      hi_1000,
      nisbah: 5_000,
      jumlah_saldo: rupiah(100_000_000n) * BigInt(hari),
    });
    const [first, second] = [days(21, 30, 8_750_000n), days(9, 31, 8_750_000n)];
    // 306,250.00 and 127,016.13, as of a deposit of the same terms.
    expect(shareOfMonth(first)).toBe(306_250_00n * 1_000_000n);
    expect(shareOfMonth(second) / 1_000_000n).toBe(127_016_12n);
    expect(computeClosing(input({ months: [first, second] }), false).bagi_hasil).toBe(rupiah(433_266n));
  });

  test('days of a month with another nisbah count with their own: 30 % until the 14th, 25 % from the 15th is 1,893,471', () => {
    const part = (hari: number, nisbah: number) => ({
      ...june,
      bulan: '2026-12-01',
      hari_bulan: 31,
      hari,
      nisbah,
      jumlah_saldo: rupiah(19_990_000n) * BigInt(hari),
      hi_1000: 347_496_919n,
    });
    const months = [part(14, 3_000), part(17, 2_500)];
    expect(computeClosing(input({ months }), false).bagi_hasil).toBe(rupiah(1_893_471n));
    expect(computeClosing(input({ months: [part(31, 2_500)] }), false).bagi_hasil).toBe(rupiah(1_736_616n));
  });

  test('a contract that shares nothing promises nothing', () => {
    const { bagi_hasil, pajak, zakat } = computeClosing(input({ nisbah: null }), false);
    expect([bagi_hasil, pajak, zakat]).toEqual([0n, 0n, 0n]);
  });
});

describe('tax and zakat', () => {
  test.each([
    ['exactly 7,500,000 in all: none', { dana_nasabah: rupiah(7_500_000n) }, 0n, 814n],
    ['one rupiah more: on every account of hers', { dana_nasabah: rupiah(7_500_001n) }, 6_510n, 651n],
    ['exempt by letter: none, zakat of all of it', { bebas_pajak: true }, 0n, 814n],
    ['no mandate: no zakat', { zakat: false }, 6_510n, 0n],
  ] as const)('%s', (_, rest, tax, alms) => {
    const { pajak, zakat } = computeClosing(input(rest), false);
    expect([pajak, zakat]).toEqual([rupiah(tax), rupiah(alms)]);
  });

  test('each component is rounded to whole rupiah, half up, in this order', () => {
    // 14,795 gross: 20 % is 2,959; 2.5 % of 11,836 is 295.9.
    const month = { ...june, hari_bulan: 1, jumlah_saldo: 14_794_50n * 1_000n, hi_1000: 1_000_000n, nisbah: 10_000 };
    const { bagi_hasil, pajak, zakat } = computeClosing(input({ months: [month] }), false);
    expect([bagi_hasil, pajak, zakat]).toEqual([rupiah(14_795n), rupiah(2_959n), rupiah(296n)]);
  });
});

describe('the fee never takes the account below nothing', () => {
  const empty = { months: [], saldo: rupiah(15_000n) };
  test.each([
    ['as much as there is', { ...empty, biaya_sebagian: true }, false, [15_000n, 15_000n, 0n]],
    ['left out where the bank takes no part of one', { ...empty, biaya_sebagian: false }, false, [0n, 0n, 15_000n]],
    ['whole where it is there', { months: [] }, false, [20_000n, 20_000n, 11_980_000n]],
    ['waived: what it would have been is told', { months: [] }, true, [20_000n, 0n, 12_000_000n]],
  ] as const)('%s', (_, rest, waived, [asked, paid, left]) => {
    const { biaya_asal, biaya, nominal } = computeClosing(input(rest), waived);
    expect([biaya_asal, biaya, nominal]).toEqual([rupiah(asked), rupiah(paid), rupiah(left)]);
  });
});
