import '#lib/accounts/messages/passbook.ts';
import { useEffect } from 'react';
import type { FieldProps } from '#components/kit/fields/field.tsx';
import { TextField } from '#components/kit/fields/text-field.tsx';
import type { FormHandle } from '#components/kit/form/field-def.ts';
import { fillIn } from '#components/kit/form/fill-in.ts';
import { useT } from '#components/kit/ui/messages.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { isAccountNumber } from '#lib/account-number.ts';
import { passbook } from '#services/accounts/passbook.ts';
import type { SaldoTerakhirBuku } from '#types/proto/accounts/passbook.ts';

const BOOK = /^[A-Z]{0,3}\d{6,10}$/;

interface BookInUseFieldProps {
  readonly field: FieldProps;
  readonly form: FormHandle;
  readonly nomorRekening: string;
  /** Receives the place at which the book goes on, once it is known. */
  readonly onBook?: ((book: SaldoTerakhirBuku) => void) | undefined;
}

/** The book that the account has in use: filled in where the branch keeps the account, typed from the book in hand elsewhere. */
export function BookInUseField({ field, form, nomorRekening, onBook }: BookInUseFieldProps) {
  const t = useT();
  const { value, onChange, disabled } = field;
  const { data } = useRecord(
    passbook.lastBalance,
    { nomor_rekening: nomorRekening, nomor_seri: BOOK.test(value) ? value : '' },
    { enabled: isAccountNumber(nomorRekening) && !disabled, quiet: true },
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a book is taken over when it is another or has moved, not with each drawing
  useEffect(() => {
    if (!data || disabled) return;
    if (value === '') fillIn(form, field.name, data.nomor_seri);
    onBook?.(data);
  }, [data, disabled]);
  const where = data
    ? t('buku.berlanjut', { halaman: String(data.mulai_halaman), baris: String(data.mulai_baris) })
    : t('buku.nomorPetunjuk');
  return <TextField {...field} hint={where} maxLength={13} onChange={(typed) => onChange(typed.toUpperCase())} />;
}
