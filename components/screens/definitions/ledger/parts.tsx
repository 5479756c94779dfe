import '#lib/messages/ledger.ts';
import { AccountField } from '#components/fields/account-field.tsx';
import type { FieldProps } from '#components/fields/field.tsx';
import type { FieldDef, FormHandle } from '#components/form/field-def.ts';
import { LedgerField } from '#components/ledger/ledger-field.tsx';

/** The form is about the currency of the customer's account that it names. */
const follow = (form: FormHandle) => (code: string) => {
  if (form.getValues().kode_valuta !== code) form.setValue('kode_valuta', code, { shouldDirty: true });
};

/** The number of what a leg stands on: an account of the ledger or a customer's, as the field `kind` says. */
export const numberOn = <N extends string>(name: N, kind: string): FieldDef<N> => ({
  name,
  title: 'bukuBesar.nomor',
  type: 'custom',
  required: true,
  setup: {
    render: (props, values, form) => {
      const field = props as FieldProps;
      if (values[kind] === 'GL') return <LedgerField {...field} />;
      return <AccountField {...field} onCurrency={field.disabled ? undefined : follow(form)} />;
    },
  },
});

/** From when the entry counts. */
export const valueDate = {
  name: 'tanggal_valuta',
  title: 'bukuBesar.tanggalValuta',
  type: 'date',
  hint: 'bukuBesar.tanggalValutaPetunjuk',
} as const;
