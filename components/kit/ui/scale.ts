import { fractionDigits, toMinor } from '#lib/money.ts';
import '#lib/business-day/messages/boards.ts';
import type { Translate } from './messages.tsx';

/** A wire amount in minor units; negative ones too. */
export const minorOf = (wire: string, currency: string): bigint =>
  toMinor(wire || '0', currency, { allowNegative: true });

export const size = (minor: bigint): bigint => (minor < 0n ? -minor : minor);

/** The largest of some sizes, at least one unit, so that it can be divided by. */
export const largest = (sizes: readonly bigint[]): bigint =>
  sizes.reduce((most, each) => (each > most ? each : most), 1n);

/** Returns a size's share of the whole, in thousandths from 0 to 1,000: it sets the length of a bar. */
export function part(of: bigint, whole: bigint): number {
  const thousandths = whole <= 0n ? 0n : (of * 1000n) / whole;
  return Number(thousandths < 0n ? 0n : thousandths > 1000n ? 1000n : thousandths); // not an amount: thousandths
}

const STEPS = [
  [1_000_000_000n, 'gambar.miliar'],
  [1_000_000n, 'gambar.juta'],
  [1_000n, 'gambar.ribu'],
] as const;

/** Returns an amount as short as a chart needs it: "12.5 jt". The table beside it has the exact one. */
export function shortAmount(t: Translate, minor: bigint, currency: string): string {
  const whole = size(minor) / 10n ** BigInt(fractionDigits(currency));
  const [step, word] = STEPS.find(([from]) => whole >= from) ?? [1n, null];
  const tenths = (whole * 10n) / step;
  const digits = tenths % 10n === 0n || word === null ? `${tenths / 10n}` : `${tenths / 10n}.${tenths % 10n}`;
  return `${minor < 0n ? '-' : ''}${word === null ? digits : t(word, { angka: digits })}`;
}
