import type { Reason } from '#lib/errors/errors.ts';
import { cardOf } from '#lib/operations/operations.ts';
import { groupOf, higher, levelFor } from './authority.ts';
import { type OpContext, type Operation, type Outcome, override, reject, type Verdict } from './operation.ts';

type Told = Extract<Outcome, { kind: 'warn' | 'override' }>;

/** An outcome as the caller is told it. */
export const reasonOf = (outcome: Told): Reason => ({
  kode: outcome.code,
  pesan: '',
  rincian: outcome.params,
  tingkat: outcome.kind === 'override' ? outcome.level : '',
  tindakan: outcome.kind === 'override' ? 'OVERRIDE' : 'WARN',
});

/** The record is the caller herself, a role she holds, or authority that would be lent to her. */
export const isOwnRecord = (caller: { idUser: string; roles: readonly string[] }, object: string): boolean =>
  [`USER:${caller.idUser}`, `DELEGASI:${caller.idUser}`].includes(object) ||
  caller.roles.some((role) => object === `ROLE:${role}`);

/** A change of data changes something, and is never about its maker (domain: maker/checker). */
function changeOutcomes({ change }: Operation, context: OpContext): Outcome[] {
  if (!change) return [];
  if (isOwnRecord(context.caller, change.object(context))) return [reject('OWN_RECORD')];
  if (change.fields(context).length === 0) return [reject('NO_CHANGE')];
  return [override('PERUBAHAN_DATA', change.level(context))];
}

/**
 * What the card says needs two persons never goes through by one, whatever the operation's own rules have asked for: the
 * second holds an approving limit that covers the amount (domain: maker/checker).
 */
function secondPerson(operation: Operation, context: OpContext): Outcome[] {
  const { check } = cardOf(operation.code);
  if (!check?.twoPersons) return [];
  const { nominal, kode_valuta } = operation.subject(context);
  return [
    override('DUA_ORANG', levelFor(context.ref, groupOf({ operation, op: context }), kode_valuta, nominal), {
      jenis: operation.code,
    }),
  ];
}

/** Runs all rules of the operation over what was read; the highest outcome decides, the first rejection is the one told. */
export function judge(operation: Operation, context: OpContext): Verdict {
  const ruled = operation.rules.map((rule) => rule.check(context)).filter((outcome) => outcome !== null);
  const refused = ruled.some((outcome) => outcome.kind === 'reject');
  const judged = refused ? ruled : [...ruled, ...changeOutcomes(operation, context)];
  const decided = judged.some((outcome) => outcome.kind === 'reject' || outcome.kind === 'override');
  const outcomes = decided ? judged : [...judged, ...secondPerson(operation, context)];
  const overrides = outcomes.filter((outcome) => outcome.kind === 'override');
  return {
    rejection: outcomes.find((outcome) => outcome.kind === 'reject') ?? null,
    reasons: overrides.map(reasonOf),
    warnings: outcomes.filter((outcome) => outcome.kind === 'warn').map(reasonOf),
    level: overrides.reduce((level, outcome) => higher(level, outcome.level), ''),
  };
}
