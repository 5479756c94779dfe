import type { ReactNode } from 'react';
import type { FieldProps } from '#components/kit/fields/field.tsx';
import type { FieldOf, FormHandle, Values } from '#components/kit/form/field-def.ts';
import type { MessageKey } from '#lib/messages/id.ts';

interface CaseProps {
  readonly props: FieldProps;
  readonly values: Values;
  readonly form: FormHandle;
}

/** A part of a form that shows the deposit it is about, and takes from it what is sent. */
export const displayField = <N extends string>(
  name: N,
  title: MessageKey,
  Case: (given: CaseProps) => ReactNode,
): FieldOf<'custom', N> => ({
  name,
  title,
  type: 'custom',
  sizeCol: 12,
  setup: { render: (props, values, form) => <Case props={props as FieldProps} values={values} form={form} /> },
});
