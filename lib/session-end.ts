import { addDays, instantOf, wallClock } from './dates.ts';

/** A session lives one working day at most, in seconds, however often its tokens are refreshed. An expired token identifies it for as long. */
export const SESSION_SECONDS = 10 * 60 * 60;

/**
 * Returns when a session that starts now ends whatever its user does: after ten hours, or at the end of the shift ('HH:MM' in Jakarta)
 * when that comes first. A user who signs in after the shift has until the end of the next one.
 */
export function sessionEnd(start: Date, shiftEnd: string): Date {
  const longest = new Date(start.getTime() + SESSION_SECONDS * 1_000);
  if (shiftEnd === '') return longest;
  const { date } = wallClock(start);
  const shifts = [date, addDays(date, 1)].map((day) => instantOf(day, shiftEnd));
  const next = shifts.find((end) => end > start);
  return next && next < longest ? next : longest;
}
