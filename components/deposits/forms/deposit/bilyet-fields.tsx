import '#lib/deposits/messages/deposit.ts';
import { BilyetHolderField } from '#components/deposits/bilyet-holder-field.tsx';
import type { FieldDef, FieldOf } from '#components/kit/form/field-def.ts';
import { custom, text } from '#components/kit/screens/transaction-def.tsx';
import type { MessageKey } from '#lib/messages/id.ts';

/** A range of certificates: the first number and how many. */
export const range: readonly FieldDef<'nomor_bilyet' | 'jumlah'>[] = [
  text('nomor_bilyet', 'deposito.nomorAwal', { required: true, maxLength: 11, hint: 'deposito.nomorAwalPetunjuk' }),
  { name: 'jumlah', title: 'deposito.jumlah', type: 'integer', required: true, setup: { max: '1000' } },
];

export const holder = <N extends string>(name: N, title: MessageKey): FieldOf<'custom', N> =>
  custom(name, title, BilyetHolderField);
