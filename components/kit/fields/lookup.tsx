import { type FocusEvent, type KeyboardEvent, type ReactNode, useState } from 'react';
import { useT } from '#components/kit/ui/messages.tsx';
import { isAsked } from '#components/kit/ui/top-layer.ts';
import { whenIdle } from '#hooks/when-idle.ts';
import { joinedDigits } from '#lib/account-number.ts';
import { message } from '#lib/messages/id.ts';
import { plainText } from '#lib/plain-text.ts';
import type { ListEndpoint } from '#services/client.ts';
import { boxClass, described, type FetchFailure, FieldFrame, type FieldProps, notLoaded } from './field.tsx';
import type { LookupDialog as Window } from './lookup-dialog.tsx';
import { type LookupSetup, mappedValues } from './lookup-setup.ts';

/** The window, with its table and filters, is no part of the first page: it is fetched once a field that has it has been entered, not in the way of typing. */
const loadWindow = async () => (await import('./lookup-dialog.tsx')).LookupDialog;

/** The window once it is wanted and here; where it cannot be fetched that is said at the field, with the way to ask again. */
function useWindow() {
  const [open, setOpen] = useState(false);
  const [Shown, setShown] = useState<{ readonly Dialog: typeof Window } | null>(null);
  const [lost, setLost] = useState(false);
  const show = () => {
    setOpen(true);
    setLost(false);
    loadWindow().then(
      (Dialog) => setShown({ Dialog }),
      () => {
        setOpen(false);
        setLost(true);
      },
    );
  };
  const failed: FetchFailure | undefined = lost ? notLoaded(message('kesalahan.luring'), show) : undefined;
  return {
    open,
    isLoading: open && !Shown,
    Dialog: open ? Shown?.Dialog : undefined,
    show,
    close: () => setOpen(false),
    failed,
  };
}

/**
 * Returns the value of a number field after a change. A key that is no digit, or one too many, is not taken. A pasted text keeps all its digits,
 * whatever lies between them; where it is no number it stays in the field and is refused.
 */
function digitsTyped(text: string, before: string, most: number): string {
  if (text.length > before.length + 1) return joinedDigits(text);
  const digits = /^\d*$/.test(before) ? plainText(text).replace(/\D/g, '') : joinedDigits(text);
  return digits.length > Math.max(most, before.length) ? before : digits;
}

interface LookupProps<E extends ListEndpoint> extends FieldProps {
  readonly setup: LookupSetup<E>;
  /** Digits that may be typed straight in; left out, the box is read-only and only the window fills it. */
  readonly maxLength?: number | undefined;
  /** Takes what a picked row gives to other fields of the form, by name. */
  readonly onMap?: ((values: Readonly<Record<string, unknown>>) => void) | undefined;
  /** Follows the hint: the meaning of the value. */
  readonly children?: ReactNode;
}

/**
 * A box filled from the window that '...' (or F4) opens. With `maxLength` it is also a number a teller usually knows by
 * heart: typed straight in, checked on Enter or on leaving.
 */
export function Lookup<E extends ListEndpoint>(props: LookupProps<E>) {
  const { value, onChange, onBlur, disabled, setup, maxLength, onMap } = props;
  const t = useT();
  const dialog = useWindow();
  const typed = maxLength !== undefined;

  // A person on the way to its window, or between box and button, has not left the field: it is not checked.
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    const within = relatedTarget instanceof Node && currentTarget.parentElement?.contains(relatedTarget);
    if (!dialog.open && !within) onBlur?.();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isAsked()) return;
    if (event.key === 'F4' || (event.key === 'Enter' && !typed && !event.ctrlKey)) {
      event.preventDefault();
      if (!disabled) dialog.show();
    } else if (event.key === 'Enter' && !event.ctrlKey) {
      event.preventDefault();
      onBlur?.();
    }
  };

  return (
    <FieldFrame field={{ ...props, busy: props.busy || dialog.isLoading, failed: dialog.failed ?? props.failed }}>
      <div className={boxClass(props.error)}>
        <input
          {...described(props)}
          inputMode={typed ? 'numeric' : undefined}
          autoComplete="off"
          readOnly={!typed}
          value={value}
          disabled={disabled}
          onChange={typed ? (event) => onChange(digitsTyped(event.target.value, value, maxLength)) : undefined}
          onFocus={() => whenIdle(() => void loadWindow().catch(() => undefined))}
          onKeyDown={onKeyDown}
          onBlur={leave}
        />
        <button
          type="button"
          className="opener"
          // F4 opens it from the box: Tab goes on to the next field.
          tabIndex={-1}
          disabled={disabled}
          aria-label={t(setup.title)}
          title={t(setup.title)}
          onClick={dialog.show}
          onBlur={leave}
        >
          ...
        </button>
      </div>
      {dialog.Dialog ? (
        <dialog.Dialog
          setup={setup}
          onPick={(row) => {
            dialog.close();
            onChange(setup.pick(row));
            onMap?.(mappedValues(setup, row));
          }}
          onClose={dialog.close}
        />
      ) : null}
      {props.children}
    </FieldFrame>
  );
}
