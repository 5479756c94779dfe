import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { IconButton } from '#components/ui/button.tsx';
import { useT } from '#components/ui/messages.tsx';
import { addMonthsAnchored, isIsoDate, wallClock } from '#lib/dates.ts';
import { dayAfterKey, firstOfMonth, weeksOf } from './calendar-days.ts';
import { clampDate } from './date-typing.ts';

export interface CalendarProps {
  /** What the dialog is called: the field's label. */
  readonly label: string;
  /** The picked day, YYYY-MM-DD, or ''. */
  readonly value: string;
  readonly min?: string;
  readonly max?: string;
  readonly onPick: (iso: string) => void;
  readonly onEscape: () => void;
}

/** Dates before 1900 are no dates to this house; nobody plans two centuries ahead. */
const FIRST_YEAR = 1900;
const LAST_YEAR = 2100;

/** Month, weekday and day names come from the browser, in the language the messages name. */
function useNames() {
  const locale = useT()('kalender.bahasa');
  const name = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    return (iso: string) => format.format(new Date(`${iso}T00:00:00Z`));
  };
  return {
    month: name({ month: 'long' }),
    short: name({ weekday: 'short' }),
    full: name({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
  };
}

interface HeadProps {
  readonly focused: string;
  readonly first: string;
  readonly last: string;
  readonly onMove: (iso: string) => void;
}

const onYear = (iso: string, year: number) => addMonthsAnchored(iso, (year - +iso.slice(0, 4)) * 12);

/** Month and year to choose from, and one month back or forth. */
function CalendarHead({ focused, first, last, onMove }: HeadProps) {
  const t = useT();
  const { month: monthName } = useNames();
  const year = +focused.slice(0, 4);
  const month = +focused.slice(5, 7);
  const years = Array.from({ length: +last.slice(0, 4) - +first.slice(0, 4) + 1 }, (_, at) => +first.slice(0, 4) + at);
  const months = Array.from({ length: 12 }, (_, at) => `${year}-${String(at + 1).padStart(2, '0')}-01`);
  return (
    <div className="calendar-head">
      <IconButton
        icon="chevron-left"
        label={t('kalender.bulanLalu')}
        disabled={firstOfMonth(focused) <= first}
        onClick={() => onMove(addMonthsAnchored(focused, -1))}
      />
      <select
        aria-label={t('kalender.bulan')}
        value={month}
        onChange={(event) => onMove(addMonthsAnchored(focused, +event.target.value - month))}
      >
        {months.map((iso, at) => (
          <option key={iso} value={at + 1}>
            {monthName(iso)}
          </option>
        ))}
      </select>
      <select
        aria-label={t('kalender.tahun')}
        value={year}
        onChange={(event) => onMove(onYear(focused, +event.target.value))}
      >
        {years.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
      <IconButton
        icon="chevron-right"
        label={t('kalender.bulanDepan')}
        disabled={focused.slice(0, 7) >= last.slice(0, 7)}
        onClick={() => onMove(addMonthsAnchored(focused, 1))}
      />
    </div>
  );
}

interface DayProps {
  readonly iso: string;
  readonly name: string;
  readonly focused: boolean;
  readonly picked: boolean;
  readonly today: boolean;
  readonly outside: boolean;
  readonly disabled: boolean;
  readonly onPick: (iso: string) => void;
}

function Day({ iso, name, focused, picked, today, outside, disabled, onPick }: DayProps) {
  return (
    <td>
      <button
        type="button"
        data-day={iso}
        className={outside ? 'outside' : undefined}
        tabIndex={focused ? 0 : -1}
        aria-label={name}
        aria-pressed={picked}
        aria-current={today ? 'date' : undefined}
        disabled={disabled}
        onClick={() => onPick(iso)}
      >
        {+iso.slice(8)}
      </button>
    </td>
  );
}

interface MonthProps extends Pick<CalendarProps, 'value' | 'onPick'> {
  readonly focused: string;
  readonly first: string;
  readonly last: string;
}

function Month({ focused, value, first, last, onPick }: MonthProps) {
  const names = useNames();
  const today = wallClock(new Date()).date;
  const weeks = weeksOf(focused);
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the pattern of a date grid: one stop for Tab, arrows inside.
    <table role="grid" aria-label={`${names.month(focused)} ${focused.slice(0, 4)}`}>
      <thead>
        <tr>
          {weeks[0]?.map((iso) => (
            <th key={iso} scope="col">
              {names.short(iso)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((iso) => (
              <Day
                key={iso}
                iso={iso}
                name={names.full(iso)}
                focused={iso === focused}
                picked={iso === value}
                today={iso === today}
                outside={iso.slice(0, 7) !== focused.slice(0, 7)}
                disabled={iso < first || iso > last}
                onPick={onPick}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/**
 * A month of days, the week from Monday. Arrows, Home, End, PageUp and PageDown (with Shift: a year) move, Enter picks,
 * Escape closes; days outside the bounds cannot be picked.
 */
export function Calendar({ label, value, min, max, onPick, onEscape }: CalendarProps) {
  const t = useT();
  const root = useRef<HTMLDivElement>(null);
  const today = wallClock(new Date()).date;
  const first = min || `${FIRST_YEAR}-01-01`;
  const last = max || `${LAST_YEAR}-12-31`;
  const [focused, setFocused] = useState(() => clampDate(isIsoDate(value) ? value : today, first, last));
  const [byKey, setByKey] = useState(true);

  useEffect(() => {
    if (byKey) root.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`)?.focus();
  }, [focused, byKey]);

  const move = (to: string, withFocus: boolean) => {
    setByKey(withFocus);
    setFocused(clampDate(to, first, last));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      onEscape();
    }
    if (!(event.target instanceof HTMLElement) || !event.target.dataset.day || event.ctrlKey) return;
    const to = dayAfterKey(focused, event.key, event.shiftKey);
    if (to === null) return;
    event.preventDefault();
    event.stopPropagation();
    move(to, true);
  };
  return (
    <div
      ref={root}
      className="calendar"
      role="dialog"
      aria-label={t('kalender.judul', { nama: label })}
      onKeyDown={onKeyDown}
    >
      <CalendarHead focused={focused} first={first} last={last} onMove={(iso) => move(iso, false)} />
      <Month focused={focused} value={value} first={first} last={last} onPick={onPick} />
    </div>
  );
}
