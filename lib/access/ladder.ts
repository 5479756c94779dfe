import { approvalLadder } from './role-names.ts';

/** Position of a role on the approval ladder; -1 below it and beside it. */
export const rung = (role: string): number => (approvalLadder as readonly string[]).indexOf(role);

/**
 * Does one of these levels stand at or above the one asked for? A level beside the ladder is reached by exactly itself; no level, by any
 * rung.
 */
export function standsAt(levels: readonly string[], level: string): boolean {
  if (level !== '' && rung(level) < 0) return levels.includes(level);
  return levels.some((own) => rung(own) >= 0 && rung(own) >= rung(level));
}
