import '#lib/payments/messages/transfer.ts';
import type { FieldProps } from '#components/kit/fields/field.tsx';
import { TextField } from '#components/kit/fields/text-field.tsx';
import type { FieldOf, FormHandle, Values } from '#components/kit/form/field-def.ts';
import { fillIn } from '#components/kit/form/fill-in.ts';
import { Button } from '#components/kit/ui/button.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { isAccountNumber } from '#lib/account-number.ts';
import { transfer } from '#services/payments/transfer.ts';

interface KnownReceiversProps {
  readonly props: FieldProps;
  readonly values: Values;
  readonly form: FormHandle;
}

/** The beneficiary's account, and beside it whom the sender has paid before: one press fills bank, account and name. */
function KnownReceivers({ props, values, form }: KnownReceiversProps) {
  const t = useT();
  const nomor_rekening = String(values.nomor_rekening ?? '');
  const { disabled = false } = props;
  const enabled = !disabled && isAccountNumber(nomor_rekening);
  const known = useRecord(transfer.beneficiaries, { nomor_rekening }, { enabled, quiet: true });
  const rows = enabled ? (known.data?.data ?? []) : [];
  return (
    <div className="stack">
      <TextField {...props} maxLength={34} />
      {rows.length > 0 && (
        <fieldset className="field">
          <legend>{t('transfer.pernah')}</legend>
          <div className="line">
            {rows.map((row) => (
              <Button
                key={`${row.kode_bank} ${row.rekening_tujuan}`}
                small
                onClick={() => {
                  for (const name of ['kode_bank', 'rekening_tujuan', 'nama_tujuan'] as const)
                    fillIn(form, name, row[name], { validate: true });
                }}
              >
                {row.nama_tujuan} · {row.nama_bank || row.kode_bank} · {row.rekening_tujuan}
              </Button>
            ))}
          </div>
        </fieldset>
      )}
    </div>
  );
}

/** The field of the beneficiary's account in a form that knows who sends. */
export const knownReceiver: FieldOf<'custom', 'rekening_tujuan'> = {
  name: 'rekening_tujuan',
  title: 'transfer.rekeningTujuan',
  required: true,
  type: 'custom',
  setup: {
    render: (props, values, form) => <KnownReceivers props={props as FieldProps} values={values} form={form} />,
  },
};
