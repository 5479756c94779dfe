import '#lib/deposits/messages/deposit.ts';
import { type ReactNode, useEffect } from 'react';
import { FieldError, type FieldProps } from '#components/kit/fields/field.tsx';
import type { FormHandle, Values } from '#components/kit/form/field-def.ts';
import { fillIn } from '#components/kit/form/fill-in.ts';
import { useT } from '#components/kit/ui/messages.tsx';
import { Loaded } from '#components/kit/ui/states.tsx';
import { isAccountNumber } from '#lib/account-number.ts';
import { isDepositNumber } from '#lib/deposits/deposits.ts';
import type { DetailDeposito } from '#types/proto/deposits/deposit.ts';
import { useDeposit } from './deposit-details.tsx';

export interface CaseProps {
  readonly props: FieldProps;
  readonly values: Values;
  readonly form: FormHandle;
}

/** A form takes these values from the deposit as shown, so that the maker sends what the maker saw. */
type CaseValues = Readonly<Record<string, string>>;

/** The deposit whose number is complete, and what the form takes from it. */
export function CaseField({
  props,
  values,
  form,
  valuesOf,
  children,
}: CaseProps & {
  readonly valuesOf: (detail: DetailDeposito) => CaseValues;
  readonly children: (detail: DetailDeposito) => ReactNode;
}) {
  const t = useT();
  const nomor = String(values.nomor_rekening ?? '');
  const state = useDeposit(nomor);
  const { disabled = false } = props;
  const now = state.data && !state.outdated && !disabled ? JSON.stringify(valuesOf(state.data)) : '';
  useEffect(() => {
    if (now === '') return;
    for (const [name, value] of Object.entries(JSON.parse(now) as CaseValues)) fillIn(form, name, value);
  }, [now, form]);
  if (!isAccountNumber(nomor) || !isDepositNumber(nomor))
    return <p className="field-hint">{t('deposito.nomorDahulu')}</p>;
  return (
    <Loaded state={state} lines={6}>
      {(detail) => (
        <div className="stack">
          {children(detail)}
          <FieldError name={props.name} error={props.error} />
        </div>
      )}
    </Loaded>
  );
}
