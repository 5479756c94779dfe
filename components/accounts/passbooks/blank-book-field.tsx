import '#lib/accounts/messages/passbook.ts';
import { BlankNumberField } from '#components/kit/fields/blank-number-field.tsx';
import type { FieldProps } from '#components/kit/fields/field.tsx';
import { useList } from '#hooks/use-list.ts';
import { useUserId } from '#hooks/use-user-id.ts';
import { passbook } from '#services/accounts/passbook.ts';

const words = { none: 'buku.tanganKosong', choose: 'buku.pilihBlangko' } as const;

/** Chooses a blank book out of the reader's own hand. */
export function UnissuedBookField(field: FieldProps) {
  const me = useUserId();
  const held = useList(passbook.stock, {
    filters: { status_buku: 'STOK', pemegang: me },
    sizes: [100],
    enabled: me !== '' && !field.disabled,
    quiet: true,
  });
  const numbers = held.rows.map(({ nomor_seri }) => nomor_seri);
  return <BlankNumberField field={field} held={held} numbers={numbers} words={words} />;
}
