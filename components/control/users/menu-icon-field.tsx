import { FieldFrame, type FieldProps, fieldId } from '#components/kit/fields/field.tsx';
import { Icon } from '#components/kit/ui/icon.tsx';
import { iconNames } from '#components/kit/ui/icon-names.ts';

/** Chooses one of the product's icons: a group of radio buttons that show what they choose. */
export function IconField(props: FieldProps) {
  const { name, label, value, onChange, disabled } = props;
  return (
    <FieldFrame field={props}>
      <div id={fieldId(name)} role="radiogroup" aria-label={label} className="icon-choice">
        {iconNames.map((icon) => (
          <label key={icon} title={icon}>
            <input
              type="radio"
              name={name}
              value={icon}
              checked={value === icon}
              disabled={disabled}
              aria-label={icon}
              onChange={() => onChange(icon)}
            />
            <Icon name={icon} />
          </label>
        ))}
      </div>
    </FieldFrame>
  );
}
