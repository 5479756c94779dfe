import { type OpContext, type Outcome, override, reject } from '#core/engine/operation.ts';
import { businessDaysBetween } from '#lib/dates.ts';

type Dated = Pick<OpContext, 'ref' | 'date'>;

/** A value date further back than the bank allows: another month, or more business days than its parameter says. */
export const tooFarBack = ({ ref, date }: Dated, day: string): boolean =>
  day.slice(0, 7) !== date.slice(0, 7) ||
  businessDaysBetween(day, date, ref.holidays) > Number(ref.parameter('valuta_mundur_hari')); // not an amount: days

/** A value date in a month that is distributed or closed is nobody's to allow (domain: back-dating). */
export const inOpenMonth = ({ ref }: Pick<OpContext, 'ref'>, day: string): Outcome | null =>
  ref.closedMonths.has(day.slice(0, 7)) ? reject('PERIOD_CLOSED', { bulan: day.slice(0, 7) }, 'tanggal_valuta') : null;

/** Judges a value date: today's needs nothing, one of the days before needs a manager, any other is refused (domain: back-dating). */
export function valueDateOutcome(context: Dated, day: string): Outcome | null {
  if (day === context.date) return null;
  if (day > context.date) return reject('VALUE_DATE', { tanggal: day }, 'tanggal_valuta');
  return (
    inOpenMonth(context, day) ??
    (tooFarBack(context, day)
      ? reject('VALUE_DATE', { tanggal: day }, 'tanggal_valuta')
      : override('VALUTA_MUNDUR', 'BRANCH_MANAGER', { tanggal: day }))
  );
}
