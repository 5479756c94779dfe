import '#lib/messages/form.ts';
import { setDefaultOptions } from 'date-fns';
import { enGB } from 'date-fns/locale/en-GB';
import { id } from 'date-fns/locale/id';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import DatePicker, { type ReactDatePickerCustomHeaderProps } from 'react-datepicker';
import { IconButton } from '#components/kit/ui/button.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { useLanguage } from '#hooks/language.ts';
import { isIsoDate, wallClock } from '#lib/dates.ts';
import { clampDate } from './date-typing.ts';

export interface CalendarProps {
  /** Names the dialog with the field's label. */
  readonly label: string;
  /** The picked day, YYYY-MM-DD, or ''. */
  readonly value: string;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly onPick: (iso: string) => void;
  readonly onEscape: () => void;
}

/** The bank has no dates before 1900, and nobody plans two centuries ahead. */
const FIRST_YEAR = 1900;
const LAST_YEAR = 2100;

const MONDAY = 1;
const names = { id, en: enGB } as const;
// The package hands the first day of the week to all but its End key, which falls back to this.
setDefaultOptions({ weekStartsOn: MONDAY });

/** A calendar day as the package wants it: noon on the clock of the browser, which no change of that clock skips. */
const toDate = (iso: string) => new Date(+iso.slice(0, 4), +iso.slice(5, 7) - 1, +iso.slice(8), 12);
const two = (part: number) => String(part).padStart(2, '0');
const toIso = (date: Date) => `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;

/** Keeps Tab within the calendar: the next element of the page is not the one that follows the field. */
function trapFocus(event: KeyboardEvent) {
  const stops = event.currentTarget.querySelectorAll<HTMLElement>('button:enabled, select, [tabindex="0"]');
  const from = event.shiftKey ? stops[0] : stops[stops.length - 1];
  const to = event.shiftKey ? stops[stops.length - 1] : stops[0];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}

/** Month and year to choose from, and one month back or forth. */
function Head({
  date,
  first,
  last,
  changeMonth,
  changeYear,
  decreaseMonth,
  increaseMonth,
  prevMonthButtonDisabled,
  nextMonthButtonDisabled,
}: ReactDatePickerCustomHeaderProps & { readonly first: number; readonly last: number }) {
  const t = useT();
  const locale = names[useLanguage()];
  const years = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  const months = Array.from({ length: 12 }, (_, at) =>
    locale.localize.month(at as Parameters<typeof locale.localize.month>[0]),
  );
  return (
    <div className="calendar-head">
      <IconButton
        icon="chevron-left"
        label={t('kalender.bulanLalu')}
        disabled={prevMonthButtonDisabled}
        onClick={decreaseMonth}
      />
      <select
        aria-label={t('kalender.bulan')}
        value={date.getMonth()}
        onChange={(event) => changeMonth(+event.target.value)}
      >
        {months.map((name, at) => (
          <option key={name} value={at}>
            {name}
          </option>
        ))}
      </select>
      <select
        aria-label={t('kalender.tahun')}
        value={date.getFullYear()}
        onChange={(event) => changeYear(+event.target.value)}
      >
        {years.map((year) => (
          <option key={year}>{year}</option>
        ))}
      </select>
      <IconButton
        icon="chevron-right"
        label={t('kalender.bulanDepan')}
        disabled={nextMonthButtonDisabled}
        onClick={increaseMonth}
      />
    </div>
  );
}

/**
 * A month of days on react-datepicker, the week from Monday. Arrows, Home, End, PageUp and PageDown (with Shift: a year)
 * move, Enter picks, Escape closes; days outside the bounds cannot be picked.
 */
export function Calendar({ label, value, min, max, onPick, onEscape }: CalendarProps) {
  const t = useT();
  const language = useLanguage();
  const root = useRef<HTMLDivElement>(null);
  const today = wallClock(new Date()).date;
  const first = min || `${FIRST_YEAR}-01-01`;
  const last = max || `${LAST_YEAR}-12-31`;

  useEffect(() => root.current?.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]')?.focus(), []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      onEscape();
    }
    if (event.key === 'Tab') trapFocus(event);
    // A key the calendar took is none of the page's.
    if (event.defaultPrevented) event.stopPropagation();
  };
  return (
    <div
      ref={root}
      className="calendar"
      role="dialog"
      aria-label={t('kalender.judul', { nama: label })}
      onKeyDown={onKeyDown}
    >
      <DatePicker
        inline
        selected={isIsoDate(value) ? toDate(value) : null}
        openToDate={toDate(clampDate(isIsoDate(value) ? value : today, first, last))}
        onSelect={(date) => date && onPick(toIso(date))}
        minDate={toDate(first)}
        maxDate={toDate(last)}
        locale={names[language]}
        calendarStartDay={MONDAY}
        useWeekdaysShort
        chooseDayAriaLabelPrefix=""
        disabledDayAriaLabelPrefix=""
        monthAriaLabelPrefix={t('kalender.bulan')}
        // Today is today in Jakarta, wherever the browser is.
        dayClassName={(date) => (toIso(date) === today ? 'calendar-today' : '')}
        renderCustomHeader={(head) => <Head {...head} first={+first.slice(0, 4)} last={+last.slice(0, 4)} />}
      />
    </div>
  );
}
