import '#lib/cheques/messages/warkat.ts';
import { type FieldProps, failureOf } from '#components/kit/fields/field.tsx';
import { SelectField } from '#components/kit/fields/select-field.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { useList } from '#hooks/use-list.ts';
import { useRecord } from '#hooks/use-record.ts';
import type { BookState } from '#lib/cheques/warkat.ts';
import { messageOf } from '#lib/messages/id.ts';
import { warkat } from '#services/cheques/warkat.ts';
import type { BukuWarkatRow } from '#types/proto/cheques/warkat.ts';

const AT_MOST = 100;

/** Names a book by its kind and the range of its sheets. */
export const useBookName = () => {
  const t = useT();
  return ({ jenis, nomor_awal, nomor_akhir }: Pick<BukuWarkatRow, 'jenis' | 'nomor_awal' | 'nomor_akhir'>): string =>
    t('warkat.isiBuku', { jenis: messageOf('warkat.jenis.', jenis), awal: nomor_awal, akhir: nomor_akhir });
};

interface BookFieldProps {
  readonly props: FieldProps;
  /** In which state the books are that may be chosen. */
  readonly status: BookState;
  /** Only those of this account; '' waits for one. */
  readonly nomorRekening?: string;
}

/** A book of the branch, or of an account; a checker reads the one that was chosen. */
export function BookField({ props, status, nomorRekening }: BookFieldProps) {
  const t = useT();
  const nameOf = useBookName();
  const { value, disabled = false } = props;
  const books = useList(warkat.books, {
    filters: { status_buku: status, ...(nomorRekening === undefined ? {} : { nomor_rekening: nomorRekening }) },
    sizes: [AT_MOST],
    enabled: !disabled && nomorRekening !== '',
    quiet: true,
  });
  const listed = books.rows.some(({ id_bukuwarkat }) => id_bukuwarkat === value);
  const chosen = useRecord(
    warkat.book,
    { id_bukuwarkat: value },
    { enabled: value !== '' && !listed && !books.loading, quiet: true },
  );
  const other =
    value === '' || listed ? [] : [{ value, display: chosen.data?.buku ? nameOf(chosen.data.buku) : value }];
  const none = !disabled && nomorRekening !== '' && !books.loading && !books.error && books.rows.length === 0;
  return (
    <SelectField
      {...props}
      busy={books.loading || undefined}
      failed={failureOf(books)}
      hint={none ? t('warkat.tidakAdaBuku') : props.hint}
      options={[
        { value: '', display: t('warkat.pilihBuku') },
        ...other,
        ...books.rows.map((row) => ({ value: row.id_bukuwarkat, display: nameOf(row) })),
      ]}
    />
  );
}
