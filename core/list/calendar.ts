import type { Db } from '#core/db/client.ts';
import type { IsBusinessDay } from '#lib/accounts/standing-order-dates.ts';
import { addDays } from '#lib/dates.ts';

/** The bank's calendar around a day: weekends and holidays are no business days. */
export async function calendarFrom(db: Db, from: string): Promise<IsBusinessDay> {
  const rows = await db<
    { tanggal: string }[]
  >`select tanggal from holiday where tanggal >= ${addDays(from, -90)}::date`;
  const holidays = new Set(rows.map(({ tanggal }) => tanggal));
  return (day) => {
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
    return weekday !== 0 && weekday !== 6 && !holidays.has(day);
  };
}
