import '#lib/messages/passbook.ts';
import { type FieldProps, failureOf } from '#components/fields/field.tsx';
import { SelectField } from '#components/fields/select-field.tsx';
import { useT } from '#components/ui/messages.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { passbook } from '#services/passbook.ts';

/** Who holds blank books: the branch's stock, or one of its people who issue them, each with how many there are. */
export function HolderField(field: FieldProps) {
  const t = useT();
  const count = useRecord(passbook.count, { kode_cabang: '' }, { enabled: !field.disabled, quiet: true });
  const rows = count.data?.data ?? [];
  const stock = rows.find(({ pemegang }) => pemegang === '');
  const people = rows.filter(({ pemegang }) => pemegang !== '');
  const known = field.value === '' || people.some(({ pemegang }) => pemegang === field.value);
  return (
    <SelectField
      {...field}
      busy={count.loading || undefined}
      failed={failureOf(count)}
      options={[
        { value: '', display: t('buku.stokCabang', { jumlah: String(stock?.jumlah ?? 0) }) },
        ...(known ? [] : [{ value: field.value, display: field.value }]),
        ...people.map(({ pemegang, nama_pemegang, jumlah }) => ({
          value: pemegang,
          display: t('buku.pemegangJumlah', { nama: nama_pemegang, jumlah: String(jumlah) }),
        })),
      ]}
    />
  );
}
