import { CustomerField } from '#components/customers/records/customer-field.tsx';
import { RiskChip } from '#components/customers/records/customer-state.tsx';
import type { FieldProps } from '#components/kit/fields/field.tsx';
import type { FormHandle, Values } from '#components/kit/form/field-def.ts';
import { Chip } from '#components/kit/ui/chip.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { useSession } from '#hooks/use-session.ts';
import { messageOf } from '#lib/messages/id.ts';
import { opening } from '#services/accounts/opening.ts';
import type { Output } from '#services/client.ts';
import '#lib/customers/messages/customer.ts';
import '#lib/accounts/messages/opening.ts';
import '#lib/messages/states.ts';
import { useFilledPurpose, useFilledWay } from './fill-purpose.ts';

type Offers = Output<typeof opening.offers>;

/** Branch, serial, check digit; older numbers have none. */
const NUMBER = /^\d{10,11}$/;

/** Reads the customer of a number with today's offers; it asks once the number can be one. */
export const useOffers = (nomor_nasabah: string) =>
  useRecord(opening.offers, { nomor_nasabah }, { enabled: NUMBER.test(nomor_nasabah), quiet: true });

/** Explains why the customer can open nothing here; '' where the screen sees no obstacle yet. */
function Hindrance({ found, branch }: { readonly found: Offers; readonly branch: string }) {
  const t = useT();
  if (found.status !== 'AKTIF') return <Note tone="bad">{t('buka.tidakAktif')}</Note>;
  if (found.kode_cabang !== branch)
    return <Note tone="warn">{t('buka.cabangLain', { cabang: found.kode_cabang })}</Note>;
  if (found.resiko === '') return <Note tone="warn">{t('buka.belumDinilai')}</Note>;
  return found.jenis === 'P' && found.dewasa === 'F' ? <Note tone="accent">{t('buka.belumDewasa')}</Note> : null;
}

function Found({ found, branch }: { readonly found: Offers; readonly branch: string }) {
  const t = useT();
  return (
    <div className="stack opening-customer">
      <div className="line">
        <strong>{found.nama_nasabah}</strong>
        <Chip>{messageOf('buka.jenis.', found.jenis)}</Chip>
        {found.resiko ? <RiskChip resiko={found.resiko} /> : null}
      </div>
      {found.penanda_tangan.length > 0 ? (
        <p className="muted small">
          {t('buka.penandaTangan')}: {found.penanda_tangan.join(', ')}
        </p>
      ) : null}
      <Hindrance found={found} branch={branch} />
    </div>
  );
}

interface Props {
  readonly props: FieldProps;
  readonly values: Values;
  readonly form: FormHandle;
}

/**
 * Finds the customer who opens an account: number or name in one box, and the record below it. The form fills in purpose and funds from the
 * record.
 */
export function OpeningCustomer({ props, values, form }: Props) {
  const { user } = useSession();
  const offers = useOffers(props.value);
  const found = offers.data;
  useFilledPurpose(found, { props, values, form });
  useFilledWay(found?.cara_tanda_tangan ?? '', { props, values, form });
  const unknown = offers.error && !offers.error.uncertain ? offers.error.message : undefined;
  return (
    <>
      <CustomerField {...props} error={props.disabled ? undefined : (unknown ?? props.error)} />
      {found ? <Found found={found} branch={user?.kode_cabang ?? ''} /> : null}
    </>
  );
}
