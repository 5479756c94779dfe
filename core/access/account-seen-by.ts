import { callScope } from '#core/db/call-scope.ts';
import { seenBy } from '#lib/masking.ts';
import type { CallerProfile } from './callers.ts';

/**
 * Returns an account number as the caller may see it. The call remembers the number behind a mask: a name in an answer is counted also where its
 * reader sees four digits of the number (`recordNamesRead`).
 */
export function accountSeenBy(caller: Pick<CallerProfile, 'menus'>, number: string): string {
  const shown = seenBy(caller.menus, 'rekening', number);
  const progress = callScope()?.progress;
  if (shown !== number && progress) {
    progress.masked ??= new Map();
    progress.masked.set(shown, (progress.masked.get(shown) ?? new Set<string>()).add(number));
  }
  return shown;
}
