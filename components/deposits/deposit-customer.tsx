import '#lib/deposits/messages/deposit.ts';
import { useFilledPurpose } from '#components/accounts/inquiries/fill-purpose.ts';
import { CustomerField } from '#components/customers/records/customer-field.tsx';
import type { FieldProps } from '#components/kit/fields/field.tsx';
import type { FormHandle, Values } from '#components/kit/form/field-def.ts';
import { useT } from '#components/kit/ui/messages.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { useSession } from '#hooks/use-session.ts';
import { deposit } from '#services/deposits/deposit.ts';

/** Branch, serial, check digit; older numbers have none. */
const NUMBER = /^\d{10,11}$/;

/** Reads the customer of a number with the tenors on offer today. */
export const useDepositOffers = (nomor_nasabah: string) =>
  useRecord(deposit.offers, { nomor_nasabah }, { enabled: NUMBER.test(nomor_nasabah), quiet: true });

interface Props {
  readonly props: FieldProps;
  readonly values: Values;
  readonly form: FormHandle;
}

/** Finds the customer who registers a deposit; the form fills in purpose and funds from the customer's record. */
export function DepositCustomer({ props, values, form }: Props) {
  const t = useT();
  const { user } = useSession();
  const offers = useDepositOffers(props.value);
  const found = offers.data;
  useFilledPurpose(found, { props, values, form });
  const unknown = offers.error && !offers.error.uncertain ? offers.error.message : undefined;
  return (
    <>
      <CustomerField {...props} error={props.disabled ? undefined : (unknown ?? props.error)} />
      {found ? <strong>{found.nama_nasabah}</strong> : null}
      {found && found.kode_cabang !== user?.kode_cabang ? (
        <Note tone="warn">{t('deposito.cabangLain', { cabang: found.kode_cabang })}</Note>
      ) : null}
    </>
  );
}
