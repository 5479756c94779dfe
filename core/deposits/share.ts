import { addDays, daysBetween, daysInMonth } from '#lib/dates.ts';
import { divideRounded } from '#lib/money.ts';

/** The part of one calendar month in a share. `hi_1000` in millionths of a rupiah. */
export interface SharePart {
  /** The month's first day. */
  readonly bulan: string;
  readonly hari: number;
  readonly hari_bulan: number;
  readonly hi_1000: bigint;
}

/** Income of 1,000 rupiah is stored in millionths of one. */
const HI_SCALE = 1_000n * 1_000_000n;
const PER_CENT = 10_000n;
/** Shares keep six more decimals than money and are rounded once, at posting. */
const FINE = 1_000_000n;
const RUPIAH = 100n;

/** Divides the calendar days [from, to) by month. */
export function monthsOf(from: string, to: string): readonly Omit<SharePart, 'hi_1000'>[] {
  const parts: Omit<SharePart, 'hi_1000'>[] = [];
  for (let day = from; day < to; ) {
    const [year, month] = day.split('-').map((part) => Number.parseInt(part, 10));
    const bulan = `${day.slice(0, 7)}-01`;
    const hari_bulan = daysInMonth(year ?? 0, month ?? 0);
    const next = addDays(bulan, hari_bulan);
    const end = next < to ? next : to;
    parts.push({ bulan, hari: daysBetween(day, end), hari_bulan });
    day = end;
  }
  return parts;
}

/** Computes the share of one month's days, in minor units with six more decimals: nominal / 1000 × HI-1000 × nisbah × days / days of the month. */
export const sharePart = (nominal: bigint, nisbah: number, { hari, hari_bulan, hi_1000 }: SharePart): bigint =>
  divideRounded(
    nominal * hi_1000 * BigInt(nisbah) * BigInt(hari) * FINE,
    HI_SCALE * PER_CENT * BigInt(hari_bulan),
    'half-up',
  );

/** Computes the share of a period in minor units, rounded to whole rupiah once over all its months (domain: deposits; profit sharing, rounding). */
export function shareOf(nominal: bigint, nisbah: number, parts: readonly SharePart[]): bigint {
  const fine = parts.reduce((sum, part) => sum + sharePart(nominal, nisbah, part), 0n);
  return divideRounded(fine, FINE * RUPIAH, 'half-up') * RUPIAH;
}
