import type { z } from 'zod';
import { type Operation, override, type Rule } from '#core/engine/operation.ts';
import { tooFarBack, valueDateOutcome } from '#core/engine/rules/value-date-rules.ts';
import { reversalData } from '#lib/cash/schemas/teller.ts';
import type { Original } from './original.ts';
import { because, levelOf, undoing, valueDatesOf } from './undoing.ts';

type ReversalData = z.output<typeof reversalData>;

/** On the day of the journal, whose value dates are taken over: those the bank no longer allows are a correction's (domain: back-dating). */
const onItsDay: Rule<ReversalData, Original | null> = {
  name: 'onItsDay',
  check: (context) => {
    const { data, extra, date } = context;
    if (!extra) return null;
    if (extra.tanggal !== date) return because('NOT_REVERSIBLE', data, 'HARI_TUTUP');
    const back = valueDatesOf(extra).filter((day) => day !== date);
    if (back.some((day) => tooFarBack(context, day))) return because('NOT_REVERSIBLE', data, 'VALUTA_LAMA');
    return back.map((day) => valueDateOutcome(context, day)).find((outcome) => outcome !== null) ?? null;
  },
};

/** A reversal always needs two persons; the second's approving limit must cover the amount (domain: maker/checker). */
const twoPersons: Rule<ReversalData, Original | null> = {
  name: 'twoPersons',
  check: (context) => (context.extra ? override('PEMBATALAN', levelOf(context, context.extra)) : null),
};

/** The mirror of a journal of the day, linked to it, pieces going back the way they came. One reversal per journal, for good. */
export const reversal: Operation<ReversalData, Original | null> = {
  code: 'REVERSAL',
  schema: reversalData,
  deposits: true,
  ...undoing('NOT_REVERSIBLE', [onItsDay, twoPersons]),
};
