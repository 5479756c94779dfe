import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/id.js';
import utc from 'dayjs/plugin/utc.js';

/**
 * These functions handle calendar dates as text (YYYY-MM-DD on the wire) and wall-clock time in Asia/Jakarta.
 * A banking date is a calendar day without a time zone, so the arithmetic below never goes through local time: dayjs works on UTC
 * midnights, which have no daylight saving. No function reads the clock; the accounting date comes from the branch's row.
 */

dayjs.extend(utc);

const WIRE = 'YYYY-MM-DD';
const SHOWN = 'DD-MM-YYYY';
const TIME = 'HH:mm:ss';
const WORDS = 'D MMMM YYYY';

/**
 * Jakarta is so many minutes ahead of UTC, all year round since 1964. dayjs's own time zones go through the local time of the machine and
 * are an hour wrong while that one changes its clocks.
 */
const JAKARTA = 7 * 60;

/** No customer was born earlier, so an earlier year is a typing error. */
const FIRST_YEAR = 1900;

type Language = 'id' | 'en';

const TIME_OF_DAY = /^([01][0-9]|2[0-3]):([0-5][0-9])$/;
const WIRE_SHAPE = /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/;

/** The parser takes an impossible day, such as the 31st of February, for a later one, which is then written as another text. */
function tryRead(text: string): Dayjs | null {
  if (!WIRE_SHAPE.test(text)) return null;
  const day = dayjs.utc(text);
  return day.isValid() && day.year() >= FIRST_YEAR && day.format(WIRE) === text ? day : null;
}

function read(iso: string): Dayjs {
  const day = tryRead(iso);
  if (day === null) throw new RangeError(`not a calendar date: ${iso}`);
  return day;
}

const inJakarta = (instant: Date): Dayjs => dayjs.utc(instant).utcOffset(JAKARTA);

/** Returns true for a real calendar day written YYYY-MM-DD, from the year 1900 on. */
export function isIsoDate(text: string): boolean {
  return tryRead(text) !== null;
}

/** Turns a wire date into the shown date, '2026-11-21' -> '21-11-2026'; the empty string (proto3's "no date") stays empty. Throws RangeError. */
export function toDisplay(iso: string): string {
  return iso === '' ? '' : read(iso).format(SHOWN);
}

/** Returns the days of a period as Indonesian paper writes them, both included. */
export const periodOnPaper = (first: string, last: string): string => `${toDisplay(first)} s.d. ${toDisplay(last)}`;

/** Turns a typed DD-MM-YYYY (also with `/` or `.`) into the wire date, or null when it is no calendar day. */
export function fromDisplay(text: string): string | null {
  const match = /^([0-9]{1,2})([-/.])([0-9]{1,2})\2([0-9]{4})$/.exec(text.trim());
  if (match === null) return null;
  const iso = `${match[4]}-${match[3]?.padStart(2, '0')}-${match[1]?.padStart(2, '0')}`;
  return isIsoDate(iso) ? iso : null;
}

/** Returns the number of days of a month, by year and month (1 to 12). */
export function daysInMonth(year: number, month: number): number {
  return dayjs
    .utc(0)
    .year(year)
    .month(month - 1)
    .daysInMonth();
}

/** Returns the calendar day `days` later (earlier when negative). Throws RangeError for a text that is no date. */
export function addDays(iso: string, days: number): string {
  return read(iso).add(days, 'day').format(WIRE);
}

/** Returns the whole calendar days from `from` to `to`, negative when `to` is earlier. Throws RangeError. */
export function daysBetween(from: string, to: string): number {
  return read(to).diff(read(from), 'day');
}

/** Returns true on Saturday and Sunday, when no branch opens (domain: business days). Throws RangeError. */
export function isWeekend(iso: string): boolean {
  const weekday = read(iso).day();
  return weekday === 0 || weekday === 6;
}

/** Counts the business days from `from` (excluded) to `to`: neither weekend nor one of the holidays (YYYY-MM-DD). Throws RangeError. */
export function businessDaysBetween(from: string, to: string, holidays: ReadonlySet<string>): number {
  const days = Array.from({ length: Math.max(0, daysBetween(from, to)) }, (_, index) => addDays(from, index + 1));
  return days.filter((day) => !isWeekend(day) && !holidays.has(day)).length;
}

/**
 * Adds months to a date and aims at the anchor day, clipped to the month's last day: 31 Jan + 1 -> 28 Feb, and from there
 * with anchor 31 the next is 31 Mar. Deposits mature and standing instructions fall due by this rule, so the anchor is the
 * day of the first opening and must be passed on every later step. Throws RangeError.
 */
export function addMonthsAnchored(iso: string, months: number, anchorDay: number = read(iso).date()): string {
  const target = read(iso).date(1).add(months, 'month');
  return target.date(Math.min(anchorDay, target.daysInMonth())).format(WIRE);
}

/** Returns date and time of an instant on a wall clock in Jakarta: { date: '2026-11-21', time: '10:42:17' }. */
export function wallClock(instant: Date): { readonly date: string; readonly time: string } {
  const local = inJakarta(instant);
  return { date: local.format(WIRE), time: local.format(TIME) };
}

/** Returns the instant at which a clock in Jakarta shows this time ('HH:mm') of this day. Throws RangeError. */
export function instantOf(iso: string, time: string): Date {
  const [, hour, minute] = TIME_OF_DAY.exec(time) ?? [];
  if (hour === undefined) throw new RangeError(`not a time of a day: ${iso} ${time}`);
  return read(iso).hour(Number(hour)).minute(Number(minute)).subtract(JAKARTA, 'minute').toDate();
}

/** Shows an instant (ISO 8601 with zone) in Jakarta: '21-11-2026 10:42:17'. Empty stays empty. Throws RangeError. */
export function formatDateTime(iso: string): string {
  if (iso === '') return '';
  const local = inJakarta(new Date(iso));
  if (!local.isValid()) throw new RangeError(`not a point in time: ${iso}`);
  return local.format(`${SHOWN} ${TIME}`);
}

/** Writes a wire date in words: '2026-05-21' -> '21 Mei 2026', in English '21 May 2026'. Throws RangeError. */
export function dateInWords(iso: string, language: Language = 'id'): string {
  return read(iso).locale(language).format(WORDS);
}

/** Returns the day of an instant in Jakarta, with its name and two digits: 'Selasa, 01 Desember 2026', in English 'Tuesday, 01 December 2026'. */
export function longDate(instant: Date, language: Language = 'id'): string {
  return inJakarta(instant).locale(language).format('dddd, DD MMMM YYYY');
}
