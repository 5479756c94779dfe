import { worth } from '#components/kit/denominations/counting.ts';
import { Denominations } from '#components/kit/fields/denominations.tsx';
import type { FieldProps } from '#components/kit/fields/field.tsx';
import type { FieldDef, Values } from '#components/kit/form/field-def.ts';
import type { MessageKey } from '#lib/messages/id.ts';
import { fromMinor, toMinor, tryParse } from '#lib/money.ts';
import type { Pecahan } from '#types/proto/common.ts';
import { type Common, common, currencyOf } from './transaction-def.tsx';

/** The amount of a form and the change given on it: so much is handed over first. */
function amountWith(amount: string, change: unknown, currency: string): string {
  if (!Array.isArray(change) || change.length === 0 || !tryParse(amount, currency)) return amount;
  const back = worth(
    (change as Pecahan[]).filter(({ lembar }) => lembar > 0),
    currency,
  );
  return fromMinor(toMinor(amount, currency) + toMinor(back, currency), currency);
}

interface Pieces extends Common {
  readonly of?: string;
  readonly less?: string;
  readonly folded?: MessageKey;
  readonly worn?: boolean;
  readonly currency?: (values: Values) => string;
}

/**
 * Notes and coins of the form's currency; `of` names the field whose amount they must add up to, where there is one, and `less` the pieces that
 * go back on it. `folded` is the button that opens a field most forms do not need; `worn` separates unfit pieces.
 */
export const denominations = <N extends string>(
  name: N,
  title: MessageKey,
  { of, less, folded, worn = false, currency = currencyOf, ...rest }: Pieces = {},
): FieldDef<N> => ({
  ...common(name, title, { wide: true, ...rest }),
  type: 'custom',
  setup: {
    render: (props, values) => (
      <Denominations
        key={currency(values)}
        {...(props as FieldProps<readonly Pecahan[]>)}
        currency={currency(values)}
        target={of ? amountWith(String(values[of] ?? ''), less ? values[less] : [], currency(values)) : ''}
        folded={folded}
        worn={worn}
      />
    ),
  },
});
