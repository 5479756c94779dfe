import { addDays, daysInMonth } from '#lib/dates.ts';
import type { HolidayRule, OrderPeriod } from './standing-orders.ts';

/** An order falls due on these dates. Dates are YYYY-MM-DD; null when it has no such end. */
export interface Schedule {
  readonly periode: OrderPeriod;
  /** The order is due every so many weeks or months; days and month ends come each time. */
  readonly setiap: number;
  /** It is the weekday (1 Monday … 7 Sunday) or the day of the month (1 … 31); 0 when the period has none. */
  readonly hari: number;
  readonly mulai: string;
  readonly sampai: string | null;
  readonly kali: number | null;
  readonly hari_libur: HolidayRule;
}

/** The row of an order, or of an entry that comes back, has these columns of its schedule. */
export type Scheduled = Omit<Schedule, 'periode' | 'hari_libur'> & {
  readonly periode: string;
  readonly hari_libur: string;
};

/** Reads the schedule from a row. */
export const scheduleOf = ({ periode, setiap, hari, mulai, sampai, kali, hari_libur }: Scheduled): Schedule => ({
  periode: periode as OrderPeriod,
  setiap,
  hari,
  mulai,
  sampai,
  kali,
  hari_libur: hari_libur as HolidayRule,
});

/** Returns true for a business day of the bank. */
export type IsBusinessDay = (day: string) => boolean;

const DAYS_OF_WEEK = 7;
const MONTHS_OF_YEAR = 12;
/** No run of holidays lasts longer; beyond it a calendar is broken. */
const LONGEST_CLOSURE = 60;

const two = (number: number): string => String(number).padStart(2, '0');

/** Returns 1 for Monday … 7 for Sunday. 1 January 1900, the first day a date may be, was a Monday. */
function weekdayOf(day: string): number {
  const since = Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8, 10)));
  return new Date(since).getUTCDay() || DAYS_OF_WEEK;
}

/** Returns the anchor day in the month `months` after the one of `from`: the last day when the month is shorter. */
function anchored(from: string, months: number, anchor: number): string {
  const total = Number(from.slice(0, 4)) * MONTHS_OF_YEAR + Number(from.slice(5, 7)) - 1 + months;
  const [year, month] = [Math.floor(total / MONTHS_OF_YEAR), (total % MONTHS_OF_YEAR) + 1];
  return `${year}-${two(month)}-${two(Math.min(anchor, daysInMonth(year, month)))}`;
}

/** Returns the business day at or before (-1), or at or after (1), a day. */
function businessDay(day: string, step: 1 | -1, isBusinessDay: IsBusinessDay): string {
  let found = day;
  for (let tried = 0; !isBusinessDay(found); tried += 1) {
    if (tried > LONGEST_CLOSURE) throw new RangeError(`no business day near ${day}`);
    found = addDays(found, step);
  }
  return found;
}

/** Returns the due date of this place (0 the first), whatever its end says. Short months keep the anchor day. */
function dueAt(schedule: Schedule, place: number): string {
  const { mulai, setiap, hari } = schedule;
  if (schedule.periode === 'MINGGUAN') {
    const first = (hari - weekdayOf(mulai) + DAYS_OF_WEEK) % DAYS_OF_WEEK;
    return addDays(mulai, first + place * setiap * DAYS_OF_WEEK);
  }
  const anchor = schedule.periode === 'AKHIR_BULAN' ? 31 : hari;
  const every = schedule.periode === 'AKHIR_BULAN' ? 1 : setiap;
  const late = anchored(mulai, 0, anchor) < mulai ? 1 : 0;
  return anchored(mulai, late + place * every, anchor);
}

/**
 * Returns the first due date after a day, or from the order's start when none was before; `past` of them have been. Null when the order
 * has run its course. (domain: standing instructions and ATS)
 */
export function nextDue(
  schedule: Schedule,
  after: string | null,
  past: number,
  isBusinessDay: IsBusinessDay,
): string | null {
  if (schedule.kali !== null && past >= schedule.kali) return null;
  let due: string;
  if (schedule.periode === 'HARIAN') {
    const from = after === null || after < schedule.mulai ? schedule.mulai : addDays(after, 1);
    due = businessDay(from, 1, isBusinessDay);
  } else {
    let place = 0;
    do due = dueAt(schedule, place++);
    while (after !== null && due <= after);
  }
  return schedule.sampai !== null && due > schedule.sampai ? null : due;
}

/** Returns the day on which a due date is run; null when the order leaves a holiday out. */
export function runDay(due: string, rule: HolidayRule, isBusinessDay: IsBusinessDay): string | null {
  if (isBusinessDay(due)) return due;
  return rule === 'LEWATI' ? null : businessDay(due, rule === 'SEBELUM' ? -1 : 1, isBusinessDay);
}

/** A date of a schedule says when it is due, and when it runs (null: left out). */
export interface UpcomingDate {
  readonly jatuh_tempo: string;
  readonly jalan: string | null;
}

/** Returns the next dates of a schedule, at most `many`, after a day or from its start. */
export function upcomingDates(
  schedule: Schedule,
  { after = null, past = 0, many }: { readonly after?: string | null; readonly past?: number; readonly many: number },
  isBusinessDay: IsBusinessDay,
): readonly UpcomingDate[] {
  const dates: UpcomingDate[] = [];
  let last = after;
  while (dates.length < many) {
    const due = nextDue(schedule, last, past + dates.length, isBusinessDay);
    if (due === null) break;
    dates.push({ jatuh_tempo: due, jalan: runDay(due, schedule.hari_libur, isBusinessDay) });
    last = due;
  }
  return dates;
}
