import '#lib/deposits/messages/deposit.ts';
import { UnissuedBilyetField } from '#components/deposits/blank-bilyet-field.tsx';
import type { FieldOf } from '#components/kit/form/field-def.ts';
import { custom } from '#components/kit/screens/transaction-def.tsx';
import type { MessageKey } from '#lib/messages/id.ts';

/** The blank that is handed over, out of those in its maker's hand. */
export const unissuedBilyet = <N extends string>(name: N, title: MessageKey): FieldOf<'custom', N> =>
  custom(name, title, UnissuedBilyetField, { required: true, hint: 'deposito.bilyetBaruPetunjuk' });
