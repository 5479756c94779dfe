import { formatDateTime } from '#lib/dates.ts';

/** An instant as people read it, in Jakarta time; a text that is no instant is shown as it came. */
export function momentText(value: string): string {
  return Number.isNaN(Date.parse(value)) ? value : formatDateTime(value);
}

/** `timeOnly` for lists of one day, where the date would only repeat itself. */
export function Moment({ value, timeOnly = false }: { readonly value: string; readonly timeOnly?: boolean }) {
  const text = momentText(value);
  return (
    <time className={timeOnly ? 'nowrap' : undefined} dateTime={value}>
      {timeOnly ? text.split(' ').at(-1) : text}
    </time>
  );
}
