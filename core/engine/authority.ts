import type { Caller } from '#core/access/context.ts';
import { rung, standsAt } from '#lib/access/ladder.ts';
import { approvalLadder } from '#lib/access/role-names.ts';
import type { LimitGroup } from '#lib/control/codes.ts';
import { definitionOf } from '#lib/operations/operations.ts';
import type { Prepared } from './operation.ts';
import type { Reference } from './reference.ts';

/** The higher of two levels of the ladder. */
export const higher = (a: string, b: string): string => (a === '' || rung(b) > rung(a) ? b : a);

/** First role of the ladder whose approving limit covers the amount; the last one where none does. */
export function levelFor(ref: Reference, group: LimitGroup, currency: string, minor: bigint): string {
  const limits = ref.approval.get(`${group}:${currency}`);
  const found = approvalLadder.find((role) => (limits?.get(role) ?? 0n) >= minor);
  return found ?? approvalLadder[approvalLadder.length - 1] ?? '';
}

/** The group of limits that an operation with this content is measured by. */
export const groupOf = ({ operation, op }: Pick<Prepared, 'operation' | 'op'>): LimitGroup =>
  operation.groupFor?.(op) ?? definitionOf(operation.code).group;

/** Returns the amount that the second person of an operation with this content answers for, in minor units. */
export const answeredFor = ({ operation, op }: Pick<Prepared, 'operation' | 'op'>): bigint =>
  operation.answersFor?.(op) ?? operation.subject(op).nominal;

/** The largest amount this caller may key in alone, in minor units. */
export function entryLimit(caller: Caller, group: LimitGroup, currency: string): bigint {
  return largest(caller, group, currency, 'entri');
}

/** The largest amount this caller may approve, in minor units. */
export function approveLimit(caller: Caller, group: LimitGroup, currency: string): bigint {
  return largest(caller, group, currency, 'setuju');
}

function largest(caller: Caller, group: LimitGroup, currency: string, kind: 'entri' | 'setuju'): bigint {
  return caller.limits
    .filter((limit) => limit.kelompok === group && limit.kode_valuta === currency)
    .reduce((max, limit) => (limit[kind] > max ? limit[kind] : max), 0n);
}

/**
 * Returns true when one of the caller's roles has this level or a higher one. A level beside the ladder (administration) needs a role of exactly it;
 * no level, any rung.
 */
export function reaches(caller: Caller, level: string): boolean {
  return standsAt(caller.levels, level);
}

/**
 * Adds to the caller the authority to approve that others have lent, rights and all; never that of `never`: whoever made the item, has approved it
 * already or is its subject would else decide through a stand-in. The caller's own right to key in does not change.
 */
export function acting(caller: Caller, ...never: readonly string[]): Caller {
  if (caller.delegations.length === 0) return caller;
  const borrowed = new Set(caller.delegations.flatMap(({ menus }) => menus));
  const lent = caller.delegations.filter(({ dari }) => !never.includes(dari));
  return {
    ...caller,
    delegations: lent,
    menus: new Set([...[...caller.menus].filter((id) => !borrowed.has(id)), ...lent.flatMap(({ menus }) => menus)]),
    levels: [...new Set([...caller.levels, ...lent.flatMap((each) => each.levels)])],
    limits: [...caller.limits, ...lent.flatMap((each) => each.limits.map((limit) => ({ ...limit, entri: 0n })))],
  };
}

/** Leaves the caller only the authority of their own. */
export const alone = (caller: Caller): Caller => acting(caller, ...caller.delegations.map(({ dari }) => dari));

/** Every level whose items this caller may decide. */
export const levelsOf = (caller: Caller): string[] => [
  ...new Set([...approvalLadder.filter((level) => reaches(caller, level)), ...caller.levels]),
];
