import type { Ref } from 'react';
import { boxClass, described, FieldFrame, type FieldProps } from './field.tsx';

interface TextFieldProps extends FieldProps {
  readonly type?: 'text' | 'email' | 'password' | undefined;
  readonly maxLength?: number | undefined;
  readonly inputMode?: 'text' | 'numeric' | undefined;
  readonly autoComplete?: string | undefined;
  readonly placeholder?: string | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const { type = 'text', value, onChange, onBlur, disabled, maxLength, inputMode, placeholder, ref } = props;
  return (
    <FieldFrame field={props}>
      <div className={boxClass(props.error)}>
        <input
          {...described(props)}
          ref={ref}
          type={type}
          value={value}
          disabled={disabled}
          maxLength={maxLength}
          inputMode={inputMode}
          placeholder={placeholder}
          autoComplete={props.autoComplete ?? 'off'}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
        />
      </div>
    </FieldFrame>
  );
}

/** Several lines of text, kept as one: a line break becomes a space, as the bank's texts print on one line. */
export function TextAreaField(props: FieldProps & { readonly maxLength?: number | undefined; readonly rows?: number }) {
  const { value, onChange, onBlur, disabled, maxLength, rows = 3 } = props;
  return (
    <FieldFrame field={props}>
      <div className={boxClass(props.error, 'tall')}>
        <textarea
          {...described(props)}
          value={value}
          disabled={disabled}
          maxLength={maxLength}
          rows={rows}
          onChange={(event) => onChange(event.target.value.replace(/[\r\n]+/g, ' '))}
          onBlur={onBlur}
        />
      </div>
    </FieldFrame>
  );
}

/** A value that is shown and not typed, in the frame of an input. */
export function StillField({
  name,
  label,
  value,
}: {
  readonly name: string;
  readonly label: string;
  readonly value: string;
}) {
  return (
    <FieldFrame field={{ name, label }}>
      <div className="field-box still">
        <input {...described({ name })} value={value} readOnly tabIndex={-1} />
      </div>
    </FieldFrame>
  );
}
