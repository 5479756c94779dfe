import type { Reason } from '#lib/errors/errors.ts';
import { reasonText } from '#lib/errors/reasons.ts';
import { higher } from './authority.ts';
import { type OpContext, type Operation, type Outcome, override, reject, type Verdict } from './operation.ts';

type Told = Extract<Outcome, { kind: 'warn' | 'override' }>;

/** An outcome as the caller is told it, with its sentence. */
export const reasonOf = (outcome: Told): Reason => ({
  kode: outcome.code,
  pesan: reasonText(outcome.code, outcome.params),
  tingkat: outcome.kind === 'override' ? outcome.level : '',
  tindakan: outcome.kind === 'override' ? 'OVERRIDE' : 'WARN',
});

/** The record is the caller herself, a role she holds, or authority that would be lent to her. */
export const isOwnRecord = (caller: { idUser: string; roles: readonly string[] }, object: string): boolean =>
  [`USER:${caller.idUser}`, `DELEGASI:${caller.idUser}`].includes(object) ||
  caller.roles.some((role) => object === `ROLE:${role}`);

/** A change of data always needs two persons, changes something, and is never about its maker (domain: maker/checker). */
function changeOutcomes({ change }: Operation, context: OpContext): Outcome[] {
  if (!change) return [];
  if (isOwnRecord(context.caller, change.object(context))) return [reject('OWN_RECORD')];
  if (change.fields(context).length === 0) return [reject('NO_CHANGE')];
  return [override('PERUBAHAN_DATA', change.level(context))];
}

/** Runs all rules of the operation over what was read; the highest outcome decides, the first rejection is the one told. */
export function judge(operation: Operation, context: OpContext): Verdict {
  const ruled = operation.rules.map((rule) => rule.check(context)).filter((outcome) => outcome !== null);
  const refused = ruled.some((outcome) => outcome.kind === 'reject');
  const outcomes = refused ? ruled : [...ruled, ...changeOutcomes(operation, context)];
  const overrides = outcomes.filter((outcome) => outcome.kind === 'override');
  return {
    rejection: outcomes.find((outcome) => outcome.kind === 'reject') ?? null,
    reasons: overrides.map(reasonOf),
    warnings: outcomes.filter((outcome) => outcome.kind === 'warn').map(reasonOf),
    level: overrides.reduce((level, outcome) => higher(level, outcome.level), ''),
  };
}
