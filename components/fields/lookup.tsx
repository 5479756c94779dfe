import { type KeyboardEvent, lazy, type ReactNode, Suspense, useState } from 'react';
import { useT } from '#components/ui/messages.tsx';
import type { ListEndpoint } from '#services/client.ts';
import { boxClass, described, FieldFrame, type FieldProps } from './field.tsx';
import type { LookupDialog as Window } from './lookup-dialog.tsx';
import { type LookupSetup, mappedValues } from './lookup-setup.ts';

/** The window, with its table and filters, is no part of the first page: it is fetched when a field that has it is entered. */
const loadWindow = async () => ({ default: (await import('./lookup-dialog.tsx')).LookupDialog });
const LookupDialog = lazy(loadWindow) as unknown as typeof Window;

interface LookupProps<E extends ListEndpoint> extends FieldProps {
  readonly setup: LookupSetup<E>;
  /** Digits that may be typed straight in; left out, the box is read-only and only the window fills it. */
  readonly maxLength?: number;
  /** Takes what a picked row gives to other fields of the form, by name. */
  readonly onMap?: (values: Readonly<Record<string, unknown>>) => void;
  /** Stands after the hint: what the value was found to be. */
  readonly children?: ReactNode;
}

/**
 * A box filled from the window that '...' (or F4) opens. With `maxLength` it is also a number a teller usually knows by
 * heart: typed straight in, checked on Enter or on leaving.
 */
export function Lookup<E extends ListEndpoint>(props: LookupProps<E>) {
  const { value, onChange, onBlur, disabled, setup, maxLength, onMap } = props;
  const t = useT();
  const [open, setOpen] = useState(false);
  const typed = maxLength !== undefined;

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'F4' || (event.key === 'Enter' && !typed && !event.ctrlKey)) {
      event.preventDefault();
      if (!disabled) setOpen(true);
    } else if (event.key === 'Enter' && !event.ctrlKey) {
      event.preventDefault();
      onBlur?.();
    }
  };

  return (
    <FieldFrame field={props}>
      <div className={boxClass(props.error)}>
        <input
          {...described(props)}
          inputMode={typed ? 'numeric' : undefined}
          autoComplete="off"
          maxLength={maxLength}
          readOnly={!typed}
          value={value}
          disabled={disabled}
          onChange={typed ? (event) => onChange(event.target.value.replace(/\D/g, '')) : undefined}
          onFocus={() => void loadWindow()}
          onKeyDown={onKeyDown}
          onBlur={onBlur}
        />
        <button
          type="button"
          className="opener"
          disabled={disabled}
          aria-label={t(setup.title)}
          title={t(setup.title)}
          onClick={() => setOpen(true)}
        >
          ...
        </button>
      </div>
      {open ? (
        <Suspense fallback={null}>
          <LookupDialog
            setup={setup}
            onPick={(row) => {
              setOpen(false);
              onChange(setup.pick(row));
              onMap?.(mappedValues(setup, row));
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
      {props.children}
    </FieldFrame>
  );
}
