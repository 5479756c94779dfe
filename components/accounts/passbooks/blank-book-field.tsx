import '#lib/accounts/messages/passbook.ts';
import { type FieldProps, failureOf } from '#components/kit/fields/field.tsx';
import { SelectField } from '#components/kit/fields/select-field.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { useList } from '#hooks/use-list.ts';
import { useUserId } from '#hooks/use-user-id.ts';
import { passbook } from '#services/accounts/passbook.ts';

/** A blank book out of the reader's own hand; a checker reads the one that was chosen. */
export function BlankBookField(field: FieldProps) {
  const t = useT();
  const me = useUserId();
  const held = useList(passbook.stock, {
    filters: { status_buku: 'STOK', pemegang: me },
    sizes: [100],
    enabled: me !== '' && !field.disabled,
    quiet: true,
  });
  const numbers = held.rows.map(({ nomor_seri }) => nomor_seri);
  const known = field.value === '' || numbers.includes(field.value) ? numbers : [field.value, ...numbers];
  return (
    <SelectField
      {...field}
      busy={held.loading || undefined}
      failed={failureOf(held)}
      hint={
        !field.disabled && !held.loading && !held.error && numbers.length === 0 ? t('buku.tanganKosong') : field.hint
      }
      options={[
        { value: '', display: t('buku.pilihBlangko') },
        ...known.map((nomor) => ({ value: nomor, display: nomor })),
      ]}
    />
  );
}
