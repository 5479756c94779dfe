import { useT } from '#components/kit/ui/messages.tsx';
import { useAccount } from './account-field.tsx';
import { StillField } from './text-field.tsx';

/** The owner's name beside the typed number: read out to the customer before money moves. */
export function AccountOwner({ value }: { readonly value: string }) {
  const t = useT();
  const account = useAccount(value);
  return (
    <StillField
      name={`nama-${value || 'kosong'}`}
      label={t('rekening.atasNama')}
      value={account.data?.rekening?.nama_nasabah ?? ''}
    />
  );
}
