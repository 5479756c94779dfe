import { useT } from '#components/kit/ui/messages.tsx';
import type { RecordState } from '#hooks/use-record.ts';
import type { MessageKey } from '#lib/messages/id.ts';
import { type FieldProps, failureOf } from './field.tsx';
import { SelectField } from './select-field.tsx';

interface Held {
  readonly pemegang: string;
  readonly nama_pemegang: string;
  readonly jumlah: number;
}

interface Props {
  readonly field: FieldProps;
  /** Counts the blanks of each holder; an empty holder is the branch's stock. */
  readonly count: RecordState<{ readonly data: readonly Held[] }>;
  readonly words: { readonly stock: MessageKey; readonly person: MessageKey };
}

/** Chooses a holder of blank forms: the branch's stock, or one of its people who issue them, each with how many there are. */
export function UnissuedHolderField({ field, count, words }: Props) {
  const t = useT();
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
        { value: '', display: t(words.stock, { jumlah: String(stock?.jumlah ?? 0) }) },
        ...(known ? [] : [{ value: field.value, display: field.value }]),
        ...people.map(({ pemegang, nama_pemegang, jumlah }) => ({
          value: pemegang,
          display: t(words.person, { nama: nama_pemegang, jumlah: String(jumlah) }),
        })),
      ]}
    />
  );
}
