import { useId } from 'react';
import { messageOf } from '#lib/messages/id.ts';

interface ChoiceProps<V extends string> {
  readonly label: string;
  readonly prefix: string;
  readonly options: readonly V[];
  readonly value: V;
  readonly onChange: (value: V) => void;
}

/** One of a few, all of them in sight. */
export function Choice<V extends string>({ label, prefix, options, value, onChange }: ChoiceProps<V>) {
  const name = useId();
  return (
    <fieldset>
      <legend className="field-label">{label}</legend>
      <div className="line">
        {options.map((option) => (
          <label key={option} className="check-field">
            <input type="radio" name={name} checked={value === option} onChange={() => onChange(option)} />
            {messageOf(prefix, option)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
