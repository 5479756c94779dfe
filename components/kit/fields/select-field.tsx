import type { FieldProps } from './field.tsx';
import { SelectFrame } from './select-frame.tsx';
import type { SelectOption } from './select-option.ts';

interface SelectFieldProps extends FieldProps {
  readonly options: readonly SelectOption[];
}

/** One of a few fixed choices; typing narrows them. */
export const SelectField = (props: SelectFieldProps) => <SelectFrame {...props} />;
