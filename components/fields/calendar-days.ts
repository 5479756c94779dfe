import { addDays, addMonthsAnchored, daysBetween } from '#lib/dates.ts';

/** A Monday; weeks are counted from it. */
const SOME_MONDAY = '1900-01-01';

/** 0 for Monday to 6 for Sunday. */
export const weekday = (iso: string): number => daysBetween(SOME_MONDAY, iso) % 7;

export const firstOfMonth = (iso: string): string => `${iso.slice(0, 7)}-01`;

/** The weeks of a month, Monday to Sunday, from the week of its first day to the week of its last. */
export function weeksOf(iso: string): readonly (readonly string[])[] {
  const first = firstOfMonth(iso);
  const last = addDays(addMonthsAnchored(first, 1), -1);
  const start = weekday(first);
  const count = Math.ceil((start + daysBetween(first, last) + 1) / 7);
  const cell = (at: number) => addDays(first, at - start);
  return Array.from({ length: count }, (_, week) => Array.from({ length: 7 }, (_, day) => cell(week * 7 + day)));
}

/** Where a key takes the focused day; null for a key that is none of the calendar's. */
export function dayAfterKey(iso: string, key: string, shift: boolean): string | null {
  const move: Readonly<Record<string, () => string>> = {
    ArrowLeft: () => addDays(iso, -1),
    ArrowRight: () => addDays(iso, 1),
    ArrowUp: () => addDays(iso, -7),
    ArrowDown: () => addDays(iso, 7),
    Home: () => addDays(iso, -weekday(iso)),
    End: () => addDays(iso, 6 - weekday(iso)),
    PageUp: () => addMonthsAnchored(iso, shift ? -12 : -1),
    PageDown: () => addMonthsAnchored(iso, shift ? 12 : 1),
  };
  return move[key]?.() ?? null;
}
