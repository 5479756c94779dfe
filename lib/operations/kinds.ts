import { oneChecker } from './definition.ts';

/** The bank's own work: it moves no till's cash, no customer asks for it, and it counts in no daily total. */
const internal = { group: 'NON_TUNAI', daily: null, cash: null, customer: false } as const;
/** An operation of the bank's own posts a journal. */
export const internalPosting = { leaves: 'JOURNAL', ...internal } as const;
/** An operation changes a record and posts nothing. */
export const internalRecord = { leaves: 'RECORD', ...internal } as const;
/** A customer asks for it at a counter; its mirror undoes it. */
export const counterOperation = { leaves: 'JOURNAL', customer: true, undo: 'MIRROR', duty: 'COUNTER' } as const;
/** The bank posts it by itself: nobody runs it at a screen, and no second person sees it. */
export const postedByBank = {
  ...internalPosting,
  undo: null,
  duty: null,
  call: null,
  unattended: 'BANK',
  check: null,
  screen: null,
} as const;

/** A second person of the approval ladder approves it always, whatever its amount. */
export const twoPersonChange = <const Right extends `oto-${string}`, const Form extends string>(
  right: Right,
  form: Form,
) => ({ right, by: 'LADDER', levels: oneChecker, twoPersons: true, cashBefore: false, form }) as const;

/** A second person of the approval ladder approves it where its maker's limits end or a rule asks for one. */
export const checkedBeyondLimits = <const Right extends `oto-${string}`, const Form extends string>(
  right: Right,
  form: Form,
) => ({ ...twoPersonChange(right, form), twoPersons: false }) as const;
