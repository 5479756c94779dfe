import type { z } from 'zod';
import { type Operation, override, type Rule, warn } from '#core/engine/operation.ts';
import { inOpenMonth, tooFarBack } from '#core/engine/rules/value-date-rules.ts';
import { correctionData } from '#lib/cash/schemas/teller.ts';
import { differenceOfThatDay } from './against-difference.ts';
import type { Original } from './original.ts';
import { because, levelOf, undoing, valueDatesOf } from './undoing.ts';

type CorrectionData = z.output<typeof correctionData>;

/** A reversal no longer takes these: a journal of an earlier day, or one valued further back than the bank allows. */
const afterItsDay: Rule<CorrectionData, Original | null> = {
  name: 'afterItsDay',
  check: (context) => {
    const { data, extra, date } = context;
    if (!extra || extra.tanggal < date || valueDatesOf(extra).some((day) => tooFarBack(context, day))) return null;
    return because('NOT_CORRECTABLE', data, 'HARI_INI');
  },
};

/** The value dates of the original are taken over as long as their month is open; beyond it the correction counts from today (domain: correction). */
const monthsOpen: Rule<CorrectionData, Original | null> = {
  name: 'monthsOpen',
  check: (context) => {
    const day = (context.extra ? valueDatesOf(context.extra) : []).find((each) => inOpenMonth(context, each) !== null);
    return day === undefined ? null : warn('KOREKSI_VALUTA_HARI_INI', { bulan: day.slice(0, 7) });
  },
};

/** Two persons always; the second by the authority that the original took (domain: correction). */
const twoPersons: Rule<CorrectionData, Original | null> = {
  name: 'twoPersons',
  check: (context) =>
    context.extra ? override('KOREKSI', levelOf(context, context.extra), { tanggal: context.extra.tanggal }) : null,
};

/**
 * Reverses a journal of a closed day: its mirror with today's date and the value date it had, so that every average is as if it had never been; where
 * the month of that value date takes none any more, with today's. Linked like a reversal, and one of the two for good. Cash that the till's count of
 * that day missed goes against the difference it booked, which ends or lessens with it, and not out of today's till (domain: correction).
 */
export const correction: Operation<CorrectionData, Original | null> = {
  code: 'KOREKSI',
  schema: correctionData,
  ...undoing('NOT_CORRECTABLE', [afterItsDay, differenceOfThatDay, monthsOpen, twoPersons]),
};
