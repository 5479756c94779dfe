import { described, FieldError, FieldHint, type FieldProps, fieldId, Label } from './field.tsx';

type CheckFieldProps = Pick<
  FieldProps,
  'name' | 'label' | 'onBlur' | 'required' | 'disabled' | 'hint' | 'error' | 'bare'
> & {
  /** 'T' is checked, 'F' is not. */
  readonly value: string;
  readonly onChange: (value: 'T' | 'F') => void;
};

/** A yes or no, kept as the flag 'T' or 'F'. */
export function CheckField(props: CheckFieldProps) {
  const { name, label, value, onChange, onBlur, disabled, required, hint, error, bare } = props;
  return (
    <div className="field">
      <div className="check-field">
        <input
          {...described({ name, hint, error, required })}
          type="checkbox"
          checked={value === 'T'}
          disabled={disabled}
          onChange={(event) => onChange(event.target.checked ? 'T' : 'F')}
          onBlur={onBlur}
        />
        <Label htmlFor={fieldId(name)} required={required} className={bare ? 'visually-hidden' : undefined}>
          {label}
        </Label>
      </div>
      <FieldError name={name} error={error} />
      <FieldHint name={name} hint={hint} />
    </div>
  );
}
