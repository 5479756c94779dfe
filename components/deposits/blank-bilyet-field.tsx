import '#lib/deposits/messages/deposit.ts';
import { type FieldProps, failureOf } from '#components/kit/fields/field.tsx';
import { SelectField } from '#components/kit/fields/select-field.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { useList } from '#hooks/use-list.ts';
import { useUserId } from '#hooks/use-user-id.ts';
import { deposit } from '#services/deposits/deposit.ts';

/** A blank certificate out of the reader's own hand; a checker reads the one that was chosen. */
export function BlankBilyetField(field: FieldProps) {
  const t = useT();
  const me = useUserId();
  const held = useList(deposit.stock, {
    filters: { status_bilyet: 'BRANCH', pemegang: me },
    sizes: [100],
    enabled: me !== '' && !field.disabled,
    quiet: true,
  });
  const numbers = held.rows.filter(({ cetak }) => cetak === 0).map(({ nomor_bilyet }) => nomor_bilyet);
  const known = field.value === '' || numbers.includes(field.value) ? numbers : [field.value, ...numbers];
  const none = !field.disabled && !held.loading && !held.error && numbers.length === 0;
  return (
    <SelectField
      {...field}
      busy={held.loading || undefined}
      failed={failureOf(held)}
      hint={none ? t('deposito.tanganKosong') : field.hint}
      options={[
        { value: '', display: t('deposito.pilihBilyet') },
        ...known.map((nomor) => ({ value: nomor, display: nomor })),
      ]}
    />
  );
}
