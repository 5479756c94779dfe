import '#lib/deposits/messages/deposit.ts';
import { BlankNumberField } from '#components/kit/fields/blank-number-field.tsx';
import type { FieldProps } from '#components/kit/fields/field.tsx';
import { useList } from '#hooks/use-list.ts';
import { useUserId } from '#hooks/use-user-id.ts';
import { deposit } from '#services/deposits/deposit.ts';

const words = { none: 'deposito.tanganKosong', choose: 'deposito.pilihBilyet' } as const;

/** Chooses a blank certificate out of the reader's own hand, of those that no printer has been at. */
export function UnissuedBilyetField(field: FieldProps) {
  const me = useUserId();
  const held = useList(deposit.stock, {
    filters: { status_bilyet: 'DI_TANGAN', pemegang: me },
    sizes: [100],
    enabled: me !== '' && !field.disabled,
    quiet: true,
  });
  const numbers = held.rows.filter(({ cetak }) => cetak === 0).map(({ nomor_bilyet }) => nomor_bilyet);
  return <BlankNumberField field={field} held={held} numbers={numbers} words={words} />;
}
