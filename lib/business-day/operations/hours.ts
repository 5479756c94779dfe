import type { OperationDefinition } from '#lib/operations/definition.ts';

/** The day of a branch goes through these states, and begins anew from the last one. */
export const branchStates = ['PERSIAPAN', 'BUKA', 'CUT_OFF', 'TUTUP'] as const;
export type DayState = (typeof branchStates)[number];

/** Each kind of operation runs in these states of a branch's day; COUNTER is the meaning of a definition without hours (domain: branch day). */
export const dayStates = {
  COUNTER: ['BUKA'],
  OPENING: ['PERSIAPAN', 'BUKA'],
  CLOSING: ['BUKA', 'CUT_OFF'],
  WORK: ['PERSIAPAN', 'BUKA', 'CUT_OFF'],
} as const satisfies Record<NonNullable<OperationDefinition['hours']> | 'COUNTER', readonly DayState[]>;

/** Returns the states in which an operation of this definition runs. */
export const hoursOf = ({ hours }: OperationDefinition): readonly DayState[] => dayStates[hours ?? 'COUNTER'];
