import { boxClass, described, FieldFrame, type FieldProps } from './field.tsx';

interface NumberFieldProps extends FieldProps {
  /** A larger number is replaced by this one. */
  readonly max?: bigint;
}

/** A whole number of things, never an amount: digits only, clamped to `max`. Kept as text. */
export function NumberField(props: NumberFieldProps) {
  const { value, onChange, onBlur, disabled, max } = props;
  const clamp = (text: string) => {
    const digits = text.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
    return digits !== '' && max !== undefined && BigInt(digits) > max ? max.toString() : digits;
  };
  return (
    <FieldFrame field={props}>
      <div className={boxClass(props.error)}>
        <input
          {...described(props)}
          className="amount"
          inputMode="numeric"
          autoComplete="off"
          value={value}
          disabled={disabled}
          onChange={(event) => onChange(clamp(event.target.value))}
          onBlur={onBlur}
        />
      </div>
    </FieldFrame>
  );
}
