import type { FieldProps } from '#components/kit/fields/field.tsx';
import type { FieldOf } from '#components/kit/form/field-def.ts';
import { drawn } from '#components/kit/ui/drawn.tsx';
import type { TransferRail } from '#lib/payments/transfers.ts';

/** Nobody types it, so that it may come beside the form. */
const CashDue = drawn(async () => (await import('./cash-due.tsx')).CashDue, 1);

/** The field of the cash to take, which nobody types. */
export const cashDue = (rail: TransferRail): FieldOf<'custom', 'jumlah_tunai'> => ({
  name: 'jumlah_tunai',
  title: 'transfer.jumlahTunai',
  hint: 'transfer.jumlahTunaiPetunjuk',
  type: 'custom',
  setup: {
    render: (props, values, form) => <CashDue props={props as FieldProps} values={values} form={form} rail={rail} />,
  },
});
