import '#lib/messages/fields.ts';
import { type KeyboardEvent, type ReactNode, useCallback, useRef, useState } from 'react';
import { Icon } from '#components/kit/ui/icon.tsx';
import { type Translate, useT } from '#components/kit/ui/messages.tsx';
import { CalendarPopover } from './calendar-popover.tsx';
import { boxClass, described, FieldFrame, type FieldProps } from './field.tsx';
import { type DateTyping, useDateTyping } from './use-date-typing.ts';

export interface DateFieldProps extends FieldProps {
  /** Bounds, YYYY-MM-DD: a date outside is replaced by the bound. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  /** The box shows this after the calendar's button: the time of a moment. */
  readonly aside?: ReactNode;
}

interface OpenerProps extends Pick<DateFieldProps, 'label' | 'disabled'> {
  readonly open: boolean;
  readonly onClick: () => void;
}

function Opener({ label, disabled, open, onClick }: OpenerProps) {
  const t = useT();
  return (
    <button
      type="button"
      className="opener"
      disabled={disabled}
      aria-label={t('isian.bukaKalender', { nama: label })}
      aria-haspopup="dialog"
      aria-expanded={open}
      onClick={onClick}
    >
      <Icon name="calendar3" />
    </button>
  );
}

/** The browser gives these input types to text that arrives at once and not key by key, and none to a value that it fills in by itself. */
const WHOLE: ReadonlySet<string> = new Set(['insertFromPaste', 'insertFromDrop', 'insertReplacementText']);

function errorOf(typing: DateTyping, left: boolean, t: Translate): string | undefined {
  if (typing.refused) return t('isian.tanggalTempel');
  return typing.unfinished && left ? t('isian.tanggalBentuk') : undefined;
}

/** A calendar day, typed and shown as DD-MM-YYYY, kept as YYYY-MM-DD; '' while it is empty or unfinished. */
export function DateField(props: DateFieldProps) {
  const { value, onChange, onBlur, disabled, min, max } = props;
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [left, setLeft] = useState(false);
  const [open, setOpen] = useState(false);
  const typing = useDateTyping(input, value, { min, max }, onChange);
  const field = { ...props, error: errorOf(typing, left, t) ?? props.error };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || !event.altKey) return;
    event.preventDefault();
    setOpen(true);
  };
  const close = useCallback(() => setOpen(false), []);
  const back = () => {
    setOpen(false);
    input.current?.focus();
  };

  return (
    <FieldFrame field={field}>
      <div ref={box} className={boxClass(field.error)}>
        <input
          {...described(field)}
          ref={input}
          inputMode="numeric"
          autoComplete="off"
          placeholder="DD-MM-YYYY"
          value={typing.shown}
          disabled={disabled}
          onChange={(event) => {
            setLeft(false);
            const { inputType } = event.nativeEvent as Partial<InputEvent>;
            const whole = inputType === undefined || WHOLE.has(inputType);
            typing.type(event.target.value, event.target.selectionStart ?? undefined, whole);
          }}
          onKeyDown={onKeyDown}
          onBlur={() => {
            setLeft(true);
            onBlur?.();
          }}
        />
        <Opener label={props.label} disabled={disabled} open={open} onClick={() => setOpen(!open)} />
        {props.aside}
      </div>
      {open ? (
        <CalendarPopover
          box={box}
          label={props.label}
          value={value}
          min={min}
          max={max}
          onPick={(iso) => {
            onChange(iso);
            back();
          }}
          onEscape={back}
          onClose={close}
        />
      ) : null}
    </FieldFrame>
  );
}
