/**
 * Calendar dates as text (YYYY-MM-DD on the wire) and wall-clock time in Asia/Jakarta.
 *
 * A banking date is a calendar day without a time zone, so the arithmetic below never goes through local time: it works on
 * UTC midnights, which have no daylight saving. No function reads the clock; the accounting date comes from the branch's row.
 */

const DAY_MS = 86_400_000;

/** Dates in words are written in either language of the screens; both have these names by heart, without a locale library. */
const DAY_NAMES = {
  id: 'Minggu Senin Selasa Rabu Kamis Jumat Sabtu'.split(' '),
  en: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' '),
} as const;

const MONTH_NAMES = {
  id: 'Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
} as const;

type Words = keyof typeof MONTH_NAMES;

const jakartaClock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Jakarta',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

type CalendarDay = { readonly year: number; readonly month: number; readonly day: number };

function pad(value: number, width: number): string {
  return value.toString().padStart(width, '0');
}

function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** Years before 1900 are refused: no customer was born then, and Date.UTC reads two-digit years as 19xx. */
function tryRead(iso: string): CalendarDay | null {
  const match = /^([0-9]{4})-([0-9]{2})-([0-9]{2})$/.exec(iso);
  if (match === null) return null;
  const year = Number(match[1]);
  const month = Number(match[2]);
  const day = Number(match[3]);
  if (year < 1900 || month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return null;
  return { year, month, day };
}

function read(iso: string): CalendarDay {
  const day = tryRead(iso);
  if (day === null) throw new RangeError(`not a calendar date: ${iso}`);
  return day;
}

function toUtc(iso: string): number {
  const { year, month, day } = read(iso);
  return Date.UTC(year, month - 1, day);
}

function fromUtc(time: number): string {
  const date = new Date(time);
  return `${pad(date.getUTCFullYear(), 4)}-${pad(date.getUTCMonth() + 1, 2)}-${pad(date.getUTCDate(), 2)}`;
}

/** True for a real calendar day written YYYY-MM-DD, from the year 1900 on. */
export function isIsoDate(text: string): boolean {
  return tryRead(text) !== null;
}

/** Wire date to shown date, '2026-11-21' -> '21-11-2026'; the empty string (proto3's "no date") stays empty. Throws RangeError. */
export function toDisplay(iso: string): string {
  if (iso === '') return '';
  const { year, month, day } = read(iso);
  return `${pad(day, 2)}-${pad(month, 2)}-${pad(year, 4)}`;
}

/** What a person typed as DD-MM-YYYY (also with `/` or `.`) to the wire date, or null when it is no calendar day. */
export function fromDisplay(text: string): string | null {
  const match = /^([0-9]{1,2})([-/.])([0-9]{1,2})\2([0-9]{4})$/.exec(text.trim());
  if (match === null) return null;
  const iso = `${match[4]}-${(match[3] ?? '').padStart(2, '0')}-${(match[1] ?? '').padStart(2, '0')}`;
  return isIsoDate(iso) ? iso : null;
}

/** The calendar day `days` later (earlier when negative). Throws RangeError for a text that is no date. */
export function addDays(iso: string, days: number): string {
  return fromUtc(toUtc(iso) + days * DAY_MS);
}

/** Whole calendar days from `from` to `to`, negative when `to` is earlier. Throws RangeError. */
export function daysBetween(from: string, to: string): number {
  return (toUtc(to) - toUtc(from)) / DAY_MS;
}

/**
 * Adds months to a date and aims at the anchor day, clipped to the month's last day: 31 Jan + 1 -> 28 Feb, and from there
 * with anchor 31 the next is 31 Mar. Deposits mature and standing instructions fall due by this rule, so the anchor is the
 * day of the first opening and must be passed on every later step. Throws RangeError.
 */
export function addMonthsAnchored(iso: string, months: number, anchorDay: number = read(iso).day): string {
  const { year, month } = read(iso);
  const index = year * 12 + (month - 1) + months;
  const targetYear = Math.floor(index / 12);
  const targetMonth = (index % 12) + 1;
  const day = Math.min(anchorDay, daysInMonth(targetYear, targetMonth));
  return `${pad(targetYear, 4)}-${pad(targetMonth, 2)}-${pad(day, 2)}`;
}

/** Date and time of an instant on a wall clock in Jakarta: { date: '2026-11-21', time: '10:42:17' }. */
export function wallClock(instant: Date): { readonly date: string; readonly time: string } {
  const parts = Object.fromEntries(jakartaClock.formatToParts(instant).map((part) => [part.type, part.value]));
  return {
    date: `${parts.year}-${parts.month}-${parts.day}`,
    time: `${parts.hour}:${parts.minute}:${parts.second}`,
  };
}

/** An instant (ISO 8601 with zone) as shown to people, in Jakarta: '21-11-2026 10:42:17'. Empty stays empty. Throws RangeError. */
export function formatDateTime(iso: string): string {
  if (iso === '') return '';
  const instant = new Date(iso);
  if (Number.isNaN(instant.getTime())) throw new RangeError(`not a point in time: ${iso}`);
  const { date, time } = wallClock(instant);
  return `${toDisplay(date)} ${time}`;
}

/** A wire date in words: '2026-05-21' -> '21 Mei 2026', in English '21 May 2026'. Throws RangeError. */
export function dateInWords(iso: string, language: Words = 'id'): string {
  const { year, month, day } = read(iso);
  return `${day} ${MONTH_NAMES[language][month - 1]} ${year}`;
}

/** The day of an instant in Jakarta, with its name: 'Sabtu, 21 November 2026', in English 'Saturday, 21 November 2026'. */
export function longDate(instant: Date, language: Words = 'id'): string {
  const { date } = wallClock(instant);
  return `${DAY_NAMES[language][new Date(toUtc(date)).getUTCDay()]}, ${dateInWords(date, language)}`;
}
