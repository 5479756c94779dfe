import { approvalLadder } from './role-names.ts';

/** Returns the position of a role on the approval ladder; -1 for a role below or beside it. */
export const rung = (role: string): number => (approvalLadder as readonly string[]).indexOf(role);

/**
 * Returns true when one of these levels reaches the level asked for. Only a level beside the ladder itself reaches that level; any rung
 * reaches the empty level.
 */
export function standsAt(levels: readonly string[], level: string): boolean {
  if (level !== '' && rung(level) < 0) return levels.includes(level);
  return levels.some((own) => rung(own) >= 0 && rung(own) >= rung(level));
}
