import { fieldId } from './field.tsx';

interface CheckFieldProps {
  readonly name: string;
  readonly label: string;
  /** 'T' is checked, 'F' is not. */
  readonly value: string;
  readonly onChange: (value: 'T' | 'F') => void;
  readonly disabled?: boolean;
}

/** A yes or no, kept as the flag 'T' or 'F'. */
export function CheckField({ name, label, value, onChange, disabled }: CheckFieldProps) {
  return (
    <label className="check-field" htmlFor={fieldId(name)}>
      <input
        id={fieldId(name)}
        name={name}
        type="checkbox"
        checked={value === 'T'}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked ? 'T' : 'F')}
      />
      {label}
    </label>
  );
}
