import { fail } from '#lib/errors/errors.ts';
import { definitionOf } from '#lib/operations/operations.ts';
import type { Prepared, Verdict } from './operation.ts';

/** A verdict without the role that it asks for: that of a blind count follows from how much the count differs by. */
export const withoutLevel = ({ reasons, ...verdict }: Verdict): Verdict => ({
  ...verdict,
  level: '',
  reasons: reasons.map((reason) => ({ ...reason, tingkat: '' })),
});

/** Throws OVERRIDE_NEEDED with all reasons, each for the role that can give it; of a blind count without any role. */
export function needsOverride({ operation: { code }, verdict }: Pick<Prepared, 'operation' | 'verdict'>): never {
  const { level, reasons } = definitionOf(code).blind ? withoutLevel(verdict) : verdict;
  fail('OVERRIDE_NEEDED', { params: { tingkat: level }, alasan: reasons });
}
