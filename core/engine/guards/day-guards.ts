import type { BranchDay } from '#core/engine/load-context.ts';
import { type Outcome, reject } from '#core/engine/operation.ts';
import { valueDateOutcome } from '#core/engine/rules/value-date-rules.ts';
import { dayStates, hoursOf } from '#lib/business-day/operations/hours.ts';
import { BOOK_CURRENCY } from '#lib/money.ts';
import { definitionOf } from '#lib/operations/operations.ts';
import { currencyOf, type Drawing, type Guard } from './drawing.ts';

/** After the cut-off only what had moved cash before may still be approved, which the posting function proves of the item. */
function admitted({ operation, op }: Drawing): readonly BranchDay['status'][] {
  const card = definitionOf(operation.code);
  return card.hours === undefined && op.approving ? dayStates.CLOSING : hoursOf(card);
}

/**
 * The caller's branch and every branch that keeps an account of the legs must be at work, at the same accounting date. Of a branch
 * that is named by a GL account alone nothing was read: the posting function speaks of it.
 */
export const branchesOpen: Guard = {
  name: 'branchesOpen',
  check: (drawing) => {
    const { loaded, date } = drawing.op;
    const open = admitted(drawing);
    return [...loaded.branches.values()].flatMap(({ kode_cabang: cabang, status, accounting_date }): Outcome[] => {
      if (!open.includes(status)) return [reject('DAY_CLOSED', { cabang })];
      return accounting_date === date ? [] : [reject('DAY_CHANGED', { cabang })];
    });
  },
};

/**
 * A value date of the legs: today's, or with the branch manager one of the days that the bank allows (domain: back-dating). What
 * undoes an entry takes over the one it had, and says for itself how far back.
 */
export const valueDates: Guard = {
  name: 'valueDates',
  check: ({ operation, op, legs }) =>
    operation.undoes
      ? []
      : [...new Set(legs.flatMap((leg) => leg.tanggal_valuta ?? []))].flatMap((day) => valueDateOutcome(op, day) ?? []),
};

/** A movement in another currency than that of the books needs its rate of the accounting date; yesterday's does not count. */
export const rateOfTheDay: Guard = {
  name: 'rateOfTheDay',
  check: (drawing) =>
    [...new Set(drawing.legs.filter((leg) => leg.jumlah_idr === null).map((leg) => currencyOf(drawing, leg)))]
      .filter((valuta) => valuta !== BOOK_CURRENCY && !drawing.op.loaded.rates.has(valuta))
      .map((valuta) => reject('RATE_MISSING', { valuta })),
};
