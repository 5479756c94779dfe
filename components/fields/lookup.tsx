import { type KeyboardEvent, type ReactNode, useState } from 'react';
import type { ListEndpoint } from '#services/client.ts';
import { useT } from '../ui/messages.tsx';
import { boxClass, described, FieldFrame, type FieldProps } from './field.tsx';
import { LookupDialog, type LookupSetup } from './lookup-dialog.tsx';

interface LookupProps<E extends ListEndpoint> extends FieldProps {
  readonly setup: LookupSetup<E>;
  readonly maxLength: number;
  /** Stands after the hint: what the value was found to be. */
  readonly children?: ReactNode;
}

/**
 * A number a teller usually knows by heart: typed straight in, checked on Enter or on leaving, or found in the window
 * that '...' (or F4) opens.
 */
export function Lookup<E extends ListEndpoint>(props: LookupProps<E>) {
  const { value, onChange, onBlur, disabled, setup, maxLength } = props;
  const t = useT();
  const [open, setOpen] = useState(false);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'F4') {
      event.preventDefault();
      setOpen(true);
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
          inputMode="numeric"
          autoComplete="off"
          maxLength={maxLength}
          value={value}
          disabled={disabled}
          onChange={(event) => onChange(event.target.value.replace(/\D/g, ''))}
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
          …
        </button>
      </div>
      {open ? (
        <LookupDialog
          setup={setup}
          onPick={(picked) => {
            setOpen(false);
            onChange(picked);
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </FieldFrame>
  );
}
