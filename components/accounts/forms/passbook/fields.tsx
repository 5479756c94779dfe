import '#lib/accounts/messages/passbook.ts';
import { UnissuedBookField } from '#components/accounts/passbooks/blank-book-field.tsx';
import { HolderField } from '#components/accounts/passbooks/holder-field.tsx';
import type { FieldDef, FieldOf } from '#components/kit/form/field-def.ts';
import { custom, text } from '#components/kit/screens/transaction-def.tsx';
import type { MessageKey } from '#lib/messages/id.ts';

/** A range of books: the first number and how many. */
export const range: readonly FieldDef<'nomor_seri' | 'jumlah'>[] = [
  text('nomor_seri', 'buku.nomorAwal', { required: true, maxLength: 13, hint: 'buku.nomorAwalPetunjuk' }),
  { name: 'jumlah', title: 'buku.jumlah', type: 'integer', required: true, setup: { max: '1000' } },
];

export const holder = <N extends string>(name: N, title: MessageKey): FieldOf<'custom', N> =>
  custom(name, title, HolderField);

export const unissuedBook = <N extends string>(name: N, title: MessageKey): FieldOf<'custom', N> =>
  custom(name, title, UnissuedBookField, { required: true });
