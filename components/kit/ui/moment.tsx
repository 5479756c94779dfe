import { formatDateTime } from '#lib/dates.ts';

/** An instant as people read it, in Jakarta time; a text that is no instant is shown as it came. */
export function momentText(value: string): string {
  return Number.isNaN(Date.parse(value)) ? value : formatDateTime(value);
}

/** The time of day alone, for lists of one day. */
export const clockText = (value: string): string => momentText(value).split(' ').at(-1) ?? '';

/** The time of day to the minute: '14:05'. */
export const minuteText = (value: string): string => clockText(value).slice(0, 5);

/** `timeOnly` for lists of one day, where the date would only repeat itself. */
export function Moment({ value, timeOnly = false }: { readonly value: string; readonly timeOnly?: boolean }) {
  return (
    <time className={timeOnly ? 'nowrap' : undefined} dateTime={value}>
      {timeOnly ? clockText(value) : momentText(value)}
    </time>
  );
}
