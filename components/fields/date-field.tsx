import { useRef, useState } from 'react';
import { fromDisplay, isIsoDate, toDisplay } from '#lib/dates.ts';
import { Icon } from '../ui/icon.tsx';
import { useT } from '../ui/messages.tsx';
import { clampDate, maskDate } from './date-typing.ts';
import { boxClass, described, FieldFrame, type FieldProps } from './field.tsx';

interface DateFieldProps extends FieldProps {
  readonly min?: string;
  readonly max?: string;
}

/** A calendar day, typed and shown as DD-MM-YYYY, kept as YYYY-MM-DD; '' while it is empty or unfinished. */
export function DateField(props: DateFieldProps) {
  const { value, onChange, onBlur, disabled, min, max } = props;
  const t = useT();
  const [typing, setTyping] = useState<string | null>(null);
  const picker = useRef<HTMLInputElement>(null);
  const unfinished = typing !== null && typing !== '' && fromDisplay(typing) === null;
  const [left, setLeft] = useState(false);
  const field = { ...props, error: unfinished && left ? t('isian.tanggalBentuk') : props.error };

  const take = (text: string) => {
    const masked = maskDate(text);
    const iso = fromDisplay(masked);
    const kept = iso ? clampDate(iso, min, max) : '';
    setTyping(iso ? null : masked);
    setLeft(false);
    onChange(kept);
  };

  return (
    <FieldFrame field={field}>
      <div className={boxClass(field.error)}>
        <input
          {...described(field)}
          inputMode="numeric"
          autoComplete="off"
          placeholder="DD-MM-YYYY"
          value={typing ?? (isIsoDate(value) ? toDisplay(value) : '')}
          disabled={disabled}
          onChange={(event) => take(event.target.value)}
          onBlur={() => {
            setLeft(true);
            onBlur?.();
          }}
        />
        <button
          type="button"
          className="opener"
          disabled={disabled}
          aria-label={t('isian.bukaKalender', { nama: props.label })}
          onClick={() => picker.current?.showPicker()}
        >
          <Icon name="calendar3" />
        </button>
        <input
          ref={picker}
          className="visually-hidden"
          type="date"
          tabIndex={-1}
          aria-hidden="true"
          value={value}
          min={min}
          max={max}
          onChange={(event) => {
            setTyping(null);
            onChange(event.target.value);
          }}
        />
      </div>
    </FieldFrame>
  );
}
