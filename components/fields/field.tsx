import type { ReactNode } from 'react';
import { Icon } from '../ui/icon.tsx';
import { useT } from '../ui/messages.tsx';

/** What every input of a form takes; `value` and its events come from the form. */
export interface FieldProps<V = string> {
  readonly name: string;
  readonly label: string;
  readonly value: V;
  readonly onChange: (value: V) => void;
  readonly onBlur?: () => void;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly hint?: ReactNode;
  /** Shown under the input; the form passes it only once the field was touched. */
  readonly error?: string;
}

export const fieldId = (name: string) => `field-${name}`;

/** The aria attributes that tie an input to its hint and error. */
export function described({ name, hint, error, required }: Pick<FieldProps, 'name' | 'hint' | 'error' | 'required'>) {
  const id = fieldId(name);
  const about = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ');
  return {
    id,
    name,
    'aria-required': required || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': about || undefined,
  } as const;
}

interface FrameProps {
  readonly field: Pick<FieldProps, 'name' | 'label' | 'required' | 'hint' | 'error'>;
  /** How the hint is set: 'spoken' for an amount in words. */
  readonly hintClass?: string;
  readonly children: ReactNode;
}

/** Label above, hint and error below an input. */
export function FieldFrame({ field, hintClass = '', children }: FrameProps) {
  const t = useT();
  const id = fieldId(field.name);
  return (
    <div className="field">
      <label htmlFor={id}>
        {field.label}
        {field.required ? (
          <span className="required" title={t('umum.wajib')} aria-hidden="true">
            {' *'}
          </span>
        ) : null}
      </label>
      {children}
      {field.error ? (
        <p id={`${id}-error`} className="field-error" role="alert">
          <Icon name="exclamation-circle" />
          {field.error}
        </p>
      ) : null}
      {field.hint ? (
        <p id={`${id}-hint`} className={`field-hint ${hintClass}`.trim()}>
          {field.hint}
        </p>
      ) : null}
    </div>
  );
}

/** The class of the box around an input. */
export const boxClass = (error: string | undefined, ...more: string[]) =>
  ['field-box', error ? 'invalid' : '', ...more].filter(Boolean).join(' ');
