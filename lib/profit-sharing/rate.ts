import { BOOK_CURRENCY, divideRounded, fractionDigits, MoneyError } from '#lib/money.ts';

/** One currency has these rates on one day, in ten-thousandths of a rupiah for a whole unit of it. */
export interface Rate {
  /** The bank buys at this rate. */
  readonly beli: bigint;
  /** The books value the currency at this rate. */
  readonly tengah: bigint;
  /** The bank sells at this rate. */
  readonly jual: bigint;
}

/** A rate has so many digits behind the dot. */
export const RATE_DECIMALS = 4;
const RATE = /^(\d{1,9})(?:\.(\d{1,4}))?$/;

/** Reads a rate from its decimal text ("16875.50"). Throws MoneyError `bad-rate` for anything else and for zero. */
export function parseRate(text: string): bigint {
  const [, whole, fraction = ''] = RATE.exec(text) ?? [];
  const rate = whole === undefined ? 0n : BigInt(`${whole}${fraction.padEnd(RATE_DECIMALS, '0')}`);
  if (rate === 0n) throw new MoneyError('bad-rate', 'not a rate');
  return rate;
}

/** Returns the decimal text of a rate with two or four decimals: "16875.50". With three of them 105.125 could be read as 105,125. */
export function rateText(rate: bigint): string {
  const digits = rate.toString().padStart(RATE_DECIMALS + 1, '0');
  const cut = digits.length - RATE_DECIMALS;
  return `${digits.slice(0, cut)}.${digits.slice(cut).replace(/00$/, '')}`;
}

/** Returns the spelling for people: comma thousands, dot decimals ("16,875.50"). */
export const groupedRate = (rate: bigint): string => rateText(rate).replace(/\B(?=(?:\d{3})+\.)/g, ',');

/** Minor units of a currency times a rate, over this, are minor units of the books' currency. */
const scaleOf = (currency: string): bigint =>
  10n ** BigInt(RATE_DECIMALS + fractionDigits(currency) - fractionDigits(BOOK_CURRENCY));

/**
 * Returns the amount in the books' currency that changes hands for an amount of another at a rate, in minor units: whole multiples of the
 * smallest coin, half a coin up, because nobody can pay or give back less (domain: decisions, smallest unit at the counter).
 */
export const counterWorth = (minor: bigint, currency: string, rate: bigint, coin: bigint): bigint =>
  divideRounded(minor * rate, scaleOf(currency) * coin, 'half-up') * coin;

/**
 * Returns the worth of an amount of a currency in the books' currency, both in minor units. Half a sen goes away from zero, so that the
 * two sides of one amount are worth the same.
 */
export function worthInBooks(minor: bigint, currency: string, rate: bigint): bigint {
  const scale = scaleOf(currency);
  const size = ((minor < 0n ? -minor : minor) * rate * 2n + scale) / (scale * 2n);
  return minor < 0n ? -size : size;
}
