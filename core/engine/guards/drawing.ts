import type { OpContext, Operation, Outcome, Subject } from '#core/engine/operation.ts';
import type { Denominations } from '#core/ledger/denominations.ts';
import { accountOn, type Leg } from '#core/ledger/legs.ts';

/** The legs and pieces that an operation has drawn from what was read, before the rules judge them. */
export interface Drawing {
  readonly operation: Operation;
  readonly op: OpContext;
  readonly subject: Subject;
  /** The operation's own legs: without those between branches, and without their worth. */
  readonly legs: readonly Leg[];
  /** Movements of pieces by cash box, out negative. */
  readonly denominations: Readonly<Record<number, Denominations>>;
}

/**
 * Holds for every journal, whatever operation draws it: derived from its legs, its pieces and its card, explained to the user here and proved again
 * under lock by the posting function.
 */
export interface Guard {
  readonly name: string;
  check(drawing: Drawing): readonly Outcome[];
}

/** The currency of a leg that leaves it to its journal. */
export const currencyOf = ({ subject }: Drawing, leg: Leg): string => leg.kode_valuta ?? subject.kode_valuta;

/** The accounts that the legs move, each once, in the order of the legs. */
export const accountsOf = ({ legs }: Drawing): readonly string[] => [
  ...new Set(legs.flatMap((leg) => accountOn(leg) ?? [])),
];
