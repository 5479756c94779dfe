import type { Logger } from 'pino';
import { CALENDAR_WARNING_DAYS } from '#core/business-day/branch-day/checks.ts';
import type { Db } from '#core/db/client.ts';
import { inRounds } from '#core/db/rounds.ts';

const EVERY_MS = 12 * 60 * 60_000;
/** Days from the bank's own date to the end of the last year that has holidays; the bank does not open a day beyond it. */
export const daysOfCalendar = (db: Db) => db`
  (select (make_date(extract(year from max(h.tanggal))::integer, 12, 31) - (select max(b.accounting_date) from branch b))::integer from holiday h)`;

/** The days that are left; 0 or less when the bank has worked beyond its calendar. */
export async function calendarLeft(db: Db): Promise<number> {
  const [row] = await db<{ hari: number | null }[]>`select ${daysOfCalendar(db)} as hari`;
  return row?.hari ?? 0;
}

/** Warns in the log while the calendar comes to its end. Returns how to stop it. */
export function watchCalendar(db: Db, log: Logger): () => Promise<void> {
  return inRounds(
    async () => {
      const days = await calendarLeft(db);
      if (days <= CALENDAR_WARNING_DAYS) log.warn({ days }, 'the calendar of holidays ends soon: enter the next year');
      return false;
    },
    { pauseMs: EVERY_MS, failed: (error) => log.warn({ err: error }, 'the calendar could not be read') },
  );
}
