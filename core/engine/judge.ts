import type { Reason } from '#lib/errors.ts';
import { reasonText } from '#lib/reasons.ts';
import { higher } from './authority.ts';
import type { OpContext, Operation, Outcome, Verdict } from './operation.ts';

const toReason = (outcome: Extract<Outcome, { kind: 'warn' | 'override' }>): Reason => ({
  kode: outcome.code,
  pesan: reasonText(outcome.code, outcome.params),
  tingkat: outcome.kind === 'override' ? outcome.level : '',
  tindakan: outcome.kind === 'override' ? 'OVERRIDE' : 'WARN',
});

/** Runs all rules of the operation over what was read; the highest outcome decides, the first rejection is the one told. */
export function judge(operation: Operation, context: OpContext): Verdict {
  const outcomes = operation.rules.map((rule) => rule.check(context)).filter((outcome) => outcome !== null);
  const overrides = outcomes.filter((outcome) => outcome.kind === 'override');
  return {
    rejection: outcomes.find((outcome) => outcome.kind === 'reject') ?? null,
    reasons: overrides.map(toReason),
    warnings: outcomes.filter((outcome) => outcome.kind === 'warn').map(toReason),
    level: overrides.reduce((level, outcome) => higher(level, outcome.level), ''),
  };
}
