import '#lib/cash/messages/teller.ts';
import type { ComponentProps } from 'react';
import { worth } from '#components/kit/denominations/counting.ts';
import { useTillStock } from '#components/kit/denominations/till-chip.tsx';
import { Denominations } from '#components/kit/fields/denominations.tsx';
import type { FieldProps } from '#components/kit/fields/field.tsx';
import type { FieldDef, FieldOf, Values } from '#components/kit/form/field-def.ts';
import type { MessageKey } from '#lib/messages/id.ts';
import { fromMinor, toMinor, tryParse } from '#lib/money.ts';
import type { Pecahan } from '#types/proto/common.ts';
import { type Common, common, currencyOf } from './transaction-def.tsx';

/** Returns what the pieces of a field are worth, in minor units. */
const minorOf = (rows: unknown, currency: string): bigint =>
  Array.isArray(rows)
    ? toMinor(
        worth(
          (rows as Pecahan[]).filter(({ lembar }) => lembar > 0),
          currency,
        ),
        currency,
      )
    : 0n;

/** The amount of a form and the change given on it: so much is handed over first. */
function amountWith(amount: string, change: unknown, currency: string): string {
  const back = minorOf(change, currency);
  if (back === 0n || !tryParse(amount, currency)) return amount;
  return fromMinor(toMinor(amount, currency) + back, currency);
}

interface DenominationSettings extends Common {
  readonly of?: string;
  readonly less?: string;
  readonly opener?: MessageKey;
  readonly worn?: boolean;
  readonly currency?: (values: Values) => string;
  /** IN: the count may become the amount. OUT: the pieces are proposed from the teller's own till. */
  readonly helps?: 'IN' | 'OUT';
}

/** Counts what is given from the teller's own till. */
function FromTill(props: ComponentProps<typeof Denominations> & { readonly currency: string }) {
  return <Denominations {...props} stock={useTillStock(props.currency)} />;
}

/**
 * Notes and coins of the form's currency; `of` names the field whose amount they must add up to, where there is one, and `less` the pieces that
 * go back on it. `opener` is the button that opens a field most forms do not need; `worn` separates unfit pieces; `helps` spares typing.
 */
export const denominations = <N extends string>(
  name: N,
  title: MessageKey,
  { of, less, opener, worn = false, currency = currencyOf, helps, ...rest }: DenominationSettings = {},
): FieldOf<'custom', N> => ({
  ...common(name, title, { wide: true, ...rest }),
  type: 'custom',
  setup: {
    render: (props, values, form) => {
      const code = currency(values);
      const back = minorOf(less && values[less], code);
      const fill = (worth: string) => {
        const amount = toMinor(worth, code) - back;
        if (of && amount > 0n) form.setValue(of, fromMinor(amount, code), { shouldDirty: true, shouldValidate: true });
      };
      const Count = helps === 'OUT' && !props.disabled ? FromTill : Denominations;
      return (
        <Count
          key={code}
          {...(props as FieldProps<readonly Pecahan[]>)}
          currency={code}
          target={of ? amountWith(String(values[of] ?? ''), less ? values[less] : [], code) : ''}
          opener={opener}
          worn={worn}
          onTake={helps === 'IN' ? fill : undefined}
        />
      );
    },
  },
});

/** Count the cash that the teller pays, and what the customer gives back on it; `hidden` where the money goes another way. */
export const paidInCash = (hidden?: (values: Values) => boolean): readonly FieldDef<'pecahan' | 'kembalian'>[] =>
  [
    denominations('pecahan', 'teller.pecahan', { of: 'nominal', less: 'kembalian', helps: 'OUT' }),
    denominations('kembalian', 'teller.kembalianNasabah', { opener: 'teller.adaKembalianNasabah' }),
  ].map((field) => (hidden ? { ...field, otherProps: { hidden } } : field));
