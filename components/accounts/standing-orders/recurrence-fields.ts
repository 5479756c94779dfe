import '#lib/accounts/messages/standing-order-words.ts';
import type { FieldDef, FieldOf, Values } from '#components/kit/form/field-def.ts';
import { holidayRules } from '#lib/accounts/standing-orders.ts';
import type { MessageKey } from '#lib/messages/id.ts';

interface Recurrence {
  readonly periods: readonly string[];
  /** `prefix` + period is the message key of each. */
  readonly prefix: string;
  readonly words: {
    readonly period: MessageKey;
    readonly weekday: MessageKey;
    readonly monthday: MessageKey;
    readonly monthdayHint: MessageKey;
    readonly every: MessageKey;
  };
}

const unless =
  (...periods: readonly string[]) =>
  ({ periode }: Values): boolean =>
    !periods.includes(String(periode));

/** Ask how often an order or an entry comes back. */
export const recurrenceFields = ({
  periods,
  prefix,
  words,
}: Recurrence): readonly FieldDef<'periode' | 'hari' | 'setiap'>[] => [
  { name: 'periode', title: words.period, type: 'select', required: true, setup: { codes: periods, prefix } },
  {
    name: 'hari',
    title: words.weekday,
    type: 'select',
    required: true,
    setup: { codes: ['1', '2', '3', '4', '5', '6', '7'], prefix: 'hariMinggu.' },
    otherProps: { hidden: unless('MINGGUAN') },
  },
  {
    name: 'hari',
    title: words.monthday,
    type: 'integer',
    required: true,
    hint: words.monthdayHint,
    setup: { max: '31' },
    otherProps: { hidden: unless('BULANAN') },
  },
  {
    name: 'setiap',
    title: words.every,
    type: 'integer',
    setup: { max: '12' },
    otherProps: { hidden: unless('MINGGUAN', 'BULANAN') },
  },
];

/** Asks what becomes of a due date that is no business day. */
export const holidayField = (title: MessageKey): FieldOf<'select', 'hari_libur'> => ({
  name: 'hari_libur',
  title,
  type: 'select',
  required: true,
  setup: { codes: holidayRules, prefix: 'liburPerintah.' },
});
