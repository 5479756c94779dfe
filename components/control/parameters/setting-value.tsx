import '#lib/control/messages/changes.ts';
import '#lib/control/messages/parameters.ts';
import type { FieldProps } from '#components/kit/fields/field.tsx';
import { MoneyField } from '#components/kit/fields/money-field.tsx';
import { NumberField } from '#components/kit/fields/number-field.tsx';
import { SelectField } from '#components/kit/fields/select-field.tsx';
import { messageOf } from '#lib/messages/id.ts';
import { formatWire } from '#lib/money.ts';
import { isParameter, parameterDef } from '#lib/parameters.ts';

/** Names a parameter. */
export const settingName = (nama: string): string => messageOf('parameter.', nama);

/** A parameter's value as it reads; one of a name this release does not know as it is kept. */
export function settingText(nama: string, nilai: string): string {
  const kind = isParameter(nama) ? parameterDef(nama).kind : undefined;
  if (kind === 'YES_NO') return messageOf('bendera.', nilai);
  return kind === 'AMOUNT' ? formatWire(nilai) : nilai;
}

/** The input for a value of this parameter's kind. */
export function SettingValue({ nama, ...field }: FieldProps & { readonly nama: string }) {
  const kind = isParameter(nama) ? parameterDef(nama).kind : 'WHOLE';
  switch (kind) {
    case 'AMOUNT':
      return <MoneyField {...field} terbilang={false} />;
    case 'YES_NO':
      return (
        <SelectField
          {...field}
          options={['T', 'F'].map((value) => ({ value, display: messageOf('bendera.', value) }))}
        />
      );
    case 'PERCENT':
      return <NumberField {...field} kind="float" decimals={2} />;
    case 'WHOLE':
      return <NumberField {...field} kind="integer" />;
  }
}
