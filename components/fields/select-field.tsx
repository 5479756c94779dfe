import { boxClass, described, FieldFrame, type FieldProps } from './field.tsx';

export interface SelectOption {
  readonly value: string;
  readonly display: string;
  readonly disabled?: boolean;
}

/** One of a few fixed choices. */
export function SelectField(props: FieldProps & { readonly options: readonly SelectOption[] }) {
  const { value, onChange, onBlur, disabled, options } = props;
  return (
    <FieldFrame field={props}>
      <div className={boxClass(props.error)}>
        <select
          {...described(props)}
          value={value}
          disabled={disabled}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.display}
            </option>
          ))}
        </select>
      </div>
    </FieldFrame>
  );
}
