import type { ReactNode } from 'react';
import { Button } from '#components/kit/ui/button.tsx';
import { Icon } from '#components/kit/ui/icon.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Spinner } from '#components/kit/ui/spinner.tsx';
import { message } from '#lib/messages/id.ts';
import type { ApiError } from '#services/api-error.ts';
import { DeveloperError } from './developer-error.ts';

/** Something a field depends on that did not come, or did not go: what is said of it, and how it is tried again. */
export interface FetchFailure {
  readonly message: string;
  onRetry(): void;
}

/** Returns a field's message for data that could not be fetched. */
export const notLoaded = (sebab: string, onRetry: () => void): FetchFailure => ({
  message: message('isian.gagalMuat', { sebab }),
  onRetry,
});

/** Returns the failure of a list or record as a field shows it; a session that is over or locked has a screen of its own. */
export const failureOf = (state: { readonly error: ApiError | null; refetch(): void }): FetchFailure | undefined =>
  state.error && !state.error.ofSession ? notLoaded(state.error.message, state.refetch) : undefined;

/** Every input of a form takes these props; `value` and its events come from the form. */
export interface FieldProps<V = string> {
  readonly name: string;
  readonly label: string;
  readonly value: V;
  readonly onChange: (value: V) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly required?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly hint?: ReactNode;
  /** Shown under the input; the form passes it only once the field was touched. */
  readonly error?: string | undefined;
  /** Holds the errors in parts of a value that has some, by their path in the form: 'baris.2.nomor'. */
  readonly parts?: Readonly<Record<string, string>> | undefined;
  /** A checker's remark shows under the field. */
  readonly remarked?: boolean | undefined;
  /** The field's data is still loading. */
  readonly busy?: boolean | undefined;
  /** The field's options or check could not be fetched: a message below it offers to ask again. */
  readonly failed?: FetchFailure | undefined;
  /** A screen reader reads the label and the screen hides it: the group of the inputs shows its own label. */
  readonly bare?: boolean | undefined;
}

export const fieldId = (name: string) => `field-${name}`;

/** Returns the id of the remark at a field. */
export const remarkId = (name: string) => `${fieldId(name)}-remark`;

/** The aria attributes that tie an input to its hint, error and remark. Throws DeveloperError for an input without a name. */
export function described({
  name,
  hint,
  error,
  required,
  remarked,
  busy,
}: Pick<FieldProps, 'name' | 'hint' | 'error' | 'required' | 'remarked' | 'busy'>) {
  if (!name) throw new DeveloperError('a form input must have a name');
  const id = fieldId(name);
  const about = [error ? `${id}-error` : '', remarked ? remarkId(name) : '', hint ? `${id}-hint` : '']
    .filter(Boolean)
    .join(' ');
  return {
    id,
    name,
    'aria-required': required || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': about || undefined,
    'aria-busy': busy || undefined,
  } as const;
}

interface LabelProps {
  readonly htmlFor: string;
  readonly required?: boolean | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The label of an input, with an asterisk when it must be filled. Throws DeveloperError without htmlFor. */
export function Label({ htmlFor, required, className, children }: LabelProps) {
  const t = useT();
  if (!htmlFor) throw new DeveloperError('a label must have htmlFor');
  return (
    <label htmlFor={htmlFor} className={className}>
      {children}
      {required ? (
        <span className="required" title={t('umum.wajib')} aria-hidden="true">
          {' *'}
        </span>
      ) : null}
    </label>
  );
}

/** Shows an error of a field; a screen reader reads it out at once. */
export function FieldError({ name, error }: { readonly name: string; readonly error: string | undefined }) {
  if (!error) return null;
  return (
    <p id={`${fieldId(name)}-error`} className="field-error" role="alert">
      <Icon name="exclamation-circle" />
      {error}
    </p>
  );
}

/** Shows a field's failed fetch and the button that asks again; the focus then waits in the field. */
function FieldFailed({ name, failed }: Pick<FieldProps, 'name' | 'failed'>) {
  const t = useT();
  if (!failed) return null;
  const retry = () => {
    document.getElementById(fieldId(name))?.focus();
    failed.onRetry();
  };
  return (
    <p className="field-error field-failed" role="alert">
      <Icon name="exclamation-circle" />
      <span>{failed.message}</span>
      <Button small icon="arrow-clockwise" onClick={retry}>
        {t('aksi.cobaLagi')}
      </Button>
    </p>
  );
}

/** Shows the hint that helps to fill in a field; `className` 'spoken' sets an amount in words. */
export function FieldHint({
  name,
  hint,
  className = '',
}: Pick<FieldProps, 'name' | 'hint'> & { readonly className?: string }) {
  if (!hint) return null;
  return (
    <p id={`${fieldId(name)}-hint`} className={`field-hint ${className}`.trim()}>
      {hint}
    </p>
  );
}

interface FrameProps {
  readonly field: Pick<FieldProps, 'name' | 'label' | 'required' | 'hint' | 'error' | 'busy' | 'failed' | 'bare'>;
  /** Sets the style of the hint: 'spoken' for an amount in words. */
  readonly hintClass?: string;
  readonly children: ReactNode;
}

/** Label above, hint and error below an input. */
export function FieldFrame({ field, hintClass = '', children }: FrameProps) {
  const t = useT();
  const id = field.name ? fieldId(field.name) : '';
  return (
    <div className={field.busy ? 'field busy' : 'field'}>
      <Label htmlFor={id} required={field.required} className={field.bare ? 'visually-hidden' : undefined}>
        {field.label}
      </Label>
      {children}
      {field.busy ? (
        <span className="field-busy" role="status" aria-label={t('umum.memuat')}>
          <Spinner />
        </span>
      ) : null}
      <FieldError name={field.name} error={field.error} />
      <FieldFailed name={field.name} failed={field.failed} />
      <FieldHint name={field.name} hint={field.hint} className={hintClass} />
    </div>
  );
}

/** The class of the box around an input. */
export const boxClass = (error: string | undefined, ...more: string[]) =>
  ['field-box', error ? 'invalid' : '', ...more].filter(Boolean).join(' ');
