import type { Leg } from '#core/ledger/legs.ts';
import { AppError, type Reason } from '#lib/errors/errors.ts';
import { definitionOf } from '#lib/operations/operations.ts';
import { groupOf, higher, levelFor } from './authority.ts';
import { feesOf, waiverOutcomes } from './fees.ts';
import type { Drawing, Guard } from './guards/drawing.ts';
import { alwaysGuards, limiting } from './guards/guards.ts';
import { ownLegs } from './journal-legs.ts';
import {
  changesOnly,
  type OpContext,
  type Operation,
  type Outcome,
  override,
  type Rule,
  reject,
  type Verdict,
} from './operation.ts';

type Notice = Extract<Outcome, { kind: 'warn' | 'override' }>;

/** Maps an outcome to the reason that the caller gets. */
export const reasonOf = (outcome: Notice): Reason => ({
  kode: outcome.code,
  pesan: '',
  rincian: outcome.params,
  tingkat: outcome.kind === 'override' ? outcome.level : '',
  tindakan: outcome.kind === 'override' ? 'OVERRIDE' : 'WARN',
});

/** Returns true when the record is the caller, a role the caller holds, a daily limit of either, or authority that would be lent to the caller. */
export const isOwnRecord = (caller: { idUser: string; roles: readonly string[] }, object: string): boolean =>
  [`USER:${caller.idUser}`, `DELEGASI:${caller.idUser}`].includes(object) ||
  object.startsWith(`BATAS_HARIAN:PENGGUNA/${caller.idUser}/`) ||
  caller.roles.some((role) => object === `ROLE:${role}` || object.startsWith(`BATAS_HARIAN:PERAN/${role}/`));

/** A change of data changes something, and is never about its maker (domain: maker/checker). */
function changeOutcomes({ change }: Operation, context: OpContext): Outcome[] {
  if (!change) return [];
  if (isOwnRecord(context.caller, change.object(context))) return [reject('OWN_RECORD')];
  const { nomorNasabah } = context.caller;
  if (nomorNasabah !== null && change.customers?.(context).includes(nomorNasabah)) return [reject('OWN_FAMILY')];
  if (change.fields(context).length === 0) return [reject('NO_CHANGE')];
  return [override('PERUBAHAN_DATA', change.level(context))];
}

/**
 * An operation whose card needs two persons never goes through by one, whatever its own rules have asked for: the second holds an approving limit
 * that covers the amount (domain: maker/checker).
 */
function secondPerson(operation: Operation, context: OpContext): Outcome[] {
  const { check } = definitionOf(operation.code);
  if (!check?.twoPersons) return [];
  const { nominal, kode_valuta } = operation.subject(context);
  return [
    override('DUA_ORANG', levelFor(context.ref, groupOf({ operation, op: context }), kode_valuta, nominal), {
      jenis: operation.code,
    }),
  ];
}

/** A fee that the form asks to leave out. */
const waivers = (operation: Operation, context: OpContext): Outcome[] => waiverOutcomes(feesOf(operation, context));

/**
 * Draws the operation's legs and pieces; refuses what cannot be drawn (an account or a till that is missing) with the rejection of the part that
 * misses it.
 */
function draw(operation: Operation, op: OpContext): Drawing | Outcome {
  try {
    const [legs, denominations] = [ownLegs(operation, op), operation.denominations?.(op) ?? {}];
    return { operation, op, subject: operation.subject(op), legs, denominations };
  } catch (error) {
    if (error instanceof AppError) return reject(error.code, error.details.params);
    throw error;
  }
}

const notices = (rules: readonly Rule[], context: OpContext): Outcome[] =>
  rules.flatMap((rule) => rule.check(context) ?? []);
const held = (guards: readonly Guard[], drawing: Drawing): Outcome[] => guards.flatMap((guard) => guard.check(drawing));
/** A guard sees legs and knows no form: the operation says which of its fields is refused. */
const placed =
  (operation: Operation, context: OpContext) =>
  (outcome: Outcome): Outcome => {
    if (outcome.kind !== 'reject' || outcome.field !== undefined) return outcome;
    const field = operation.fieldOf?.(context, outcome);
    return field === undefined ? outcome : { ...outcome, field };
  };
const isRejected = (outcomes: readonly Outcome[]): boolean => outcomes.some(({ kind }) => kind === 'reject');

/** Collects all outcomes of an operation, in the order in which the caller gets them, and its own legs as far as they could be drawn. */
function collectOutcomes(operation: Operation, context: OpContext): { outcomes: Outcome[]; legs: readonly Leg[] } {
  const first = notices(operation.before ?? [], context);
  if (isRejected(first)) return { outcomes: first, legs: [] };
  if (changesOnly(operation)) return { outcomes: [...first, ...notices(operation.rules, context)], legs: [] };
  const drawing = draw(operation, context);
  if ('kind' in drawing) return { outcomes: [...first, drawing], legs: [] };
  const stands = held(alwaysGuards, drawing).map(placed(operation, context));
  const outcomes = [first, stands, notices(operation.rules, context), held(limiting, drawing)].flat();
  return { outcomes, legs: drawing.legs };
}

/**
 * Runs all guards of the legs and all rules of the operation over what was read; the highest outcome decides, and the caller gets the first
 * rejection. Returns the operation's own legs beside the verdict.
 */
export function evaluateRules(operation: Operation, context: OpContext): { verdict: Verdict; legs: readonly Leg[] } {
  const { outcomes: ruled, legs } = collectOutcomes(operation, context);
  const evaluated = isRejected(ruled)
    ? ruled
    : [...ruled, ...changeOutcomes(operation, context), ...waivers(operation, context)];
  const decided = evaluated.some((outcome) => outcome.kind === 'reject' || outcome.kind === 'override');
  const outcomes = decided ? evaluated : [...evaluated, ...secondPerson(operation, context)];
  const overrides = outcomes.filter((outcome) => outcome.kind === 'override');
  const verdict: Verdict = {
    rejection: outcomes.find((outcome) => outcome.kind === 'reject') ?? null,
    reasons: overrides.map(reasonOf),
    warnings: outcomes.filter((outcome) => outcome.kind === 'warn').map(reasonOf),
    level: overrides.reduce((level, outcome) => higher(level, outcome.level), ''),
  };
  return { verdict, legs };
}
