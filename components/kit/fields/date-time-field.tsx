import { useState } from 'react';
import { useT } from '#components/kit/ui/messages.tsx';
import { DateField, type DateFieldProps } from './date-field.tsx';
import { isTime, maskTime } from './date-typing.ts';
import { fieldId } from './field.tsx';

const parts = (value: string) => ({ date: value.slice(0, 10), time: value.slice(11, 16) });

/** A day and a time on the clock of Jakarta, kept as "YYYY-MM-DD HH:MM"; '' while one of the two is missing. */
export function DateTimeField(props: DateFieldProps) {
  const { value, onChange, onBlur, disabled, name, label } = props;
  const t = useT();
  const [typed, setTyped] = useState(() => ({ ...parts(value), value: value }));
  // Another value than the one kept here comes from outside: the form was filled or emptied.
  const { date, time } = typed.value === value ? typed : parts(value);

  const update = (next: { date: string; time: string }) => {
    const combined = next.date !== '' && isTime(next.time) ? `${next.date} ${next.time}` : '';
    setTyped({ ...next, value: combined });
    onChange(combined);
  };
  return (
    <DateField
      {...props}
      value={date}
      onChange={(next) => update({ date: next, time })}
      aside={
        <input
          id={`${fieldId(name)}-time`}
          className="clock"
          aria-label={t('isian.jam', { nama: label })}
          inputMode="numeric"
          autoComplete="off"
          placeholder="HH:MM"
          value={time}
          disabled={disabled}
          onChange={(event) => update({ date, time: maskTime(event.target.value) })}
          onBlur={onBlur}
        />
      }
    />
  );
}
