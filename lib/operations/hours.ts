import type { Card } from './card.ts';

/** Where the day of a branch can stand. */
export type DayState = 'TUTUP' | 'PERSIAPAN' | 'BUKA' | 'CUT_OFF';

/** The states of a branch's day in which each kind of operation is run; COUNTER is what a card without hours means (domain: branch day). */
export const dayStates = {
  COUNTER: ['BUKA'],
  OPENING: ['PERSIAPAN', 'BUKA'],
  CLOSING: ['BUKA', 'CUT_OFF'],
  WORK: ['PERSIAPAN', 'BUKA', 'CUT_OFF'],
} as const satisfies Record<NonNullable<Card['hours']> | 'COUNTER', readonly DayState[]>;

/** The states in which an operation of this card is run. */
export const hoursOf = ({ hours }: Card): readonly DayState[] => dayStates[hours ?? 'COUNTER'];
