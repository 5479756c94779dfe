import { decimal } from '#lib/decimal-text.ts';
import { divideRounded } from '#lib/money.ts';

/** HI-1000 is stored in millionths of a rupiah for 1,000 rupiah; shares and weights in hundredths of a per cent. */
const MICRO = 1_000_000n;
const PER_CENT = 10_000n;
const THOUSAND = 1_000n;

/** Writes HI-1000 as text for the wire. */
export const rateText = (micro: bigint): string => decimal(micro, 6);
/** Writes hundredths of a per cent as a per cent. */
export const percentText = (hundredths: bigint): string => decimal(hundredths, 2);

/** Computes the income that funds earned in a month at a rate, in minor units: weighted sums of daily balances by the days of the month. */
export const incomeOf = (dpk: bigint, rate: bigint, days: number): bigint =>
  divideRounded(dpk * rate, PER_CENT * THOUSAND * MICRO * BigInt(days), 'half-up');

/** Computes the owners' part: their funds times their shares. */
export const ownersOf = (bagian: bigint, rate: bigint, days: number): bigint =>
  incomeOf(divideRounded(bagian * rate, PER_CENT, 'half-up'), 1n, days);

/** Computes the yearly rate of a share, in ten-thousandths of a per cent a year: HI-1000 / 1000 × nisbah × 365 / days (domain: profit sharing). */
export const yearlyOf = (rate: bigint, nisbah: bigint, days: number): bigint =>
  divideRounded(rate * nisbah * 365n * MICRO, THOUSAND * MICRO * PER_CENT * BigInt(days), 'half-up');

/** Computes the mean of sums over days, in whole minor units. */
export const meanOf = (sum: bigint, days: number): bigint => divideRounded(sum, BigInt(days), 'half-up');
