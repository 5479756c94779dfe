import { useEffect } from 'react';
import type { FieldProps } from '#components/kit/fields/field.tsx';
import type { FormHandle, Values } from '#components/kit/form/field-def.ts';
import { fillIn } from '#components/kit/form/fill-in.ts';

interface Purpose {
  readonly tujuan: string;
  readonly sumber_dana: string;
}

/** Proposes how the account of an entity is signed for, from its record. */
export function useFilledWay(
  way: string,
  { props, values, form }: { readonly props: FieldProps; readonly values: Values; readonly form: FormHandle },
): void {
  const fresh = way !== '' && !props.disabled && values.cara_tanda_tangan === 'SENDIRI' && way !== 'SENDIRI';
  useEffect(() => {
    if (fresh) fillIn(form, 'cara_tanda_tangan', way, { validate: true });
  }, [fresh, form, way]);
}

/** Fills in purpose and funds from a customer's record, where the form has neither. */
export function useFilledPurpose(
  found: Purpose | undefined,
  { props, values, form }: { readonly props: FieldProps; readonly values: Values; readonly form: FormHandle },
): void {
  const fresh = found && !props.disabled && values.tujuan === '' && values.sumber_dana === '';
  useEffect(() => {
    if (!fresh) return;
    for (const name of ['tujuan', 'sumber_dana'] as const)
      if (found[name] !== '') fillIn(form, name, found[name], { validate: true });
  }, [fresh, found, form]);
}
