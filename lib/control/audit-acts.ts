import { access } from '#lib/access/calls.ts';
import { shippedTitle } from '#lib/access/menu-titles.ts';
import { definitionOf, isOperationCode, type OperationCode, operationCodes } from '#lib/operations/operations.ts';
import { audit } from './messages/audit.ts';

/**
 * The audit trail holds three kinds of acts: its own, the code of an operation that was carried out, or the name of a refused call
 * ('teller.setorTunai').
 */

const OWN = 'aksiAudit.';
const CALL = /^[a-z]+\.[A-Za-z0-9]+$/;

/** The texts list the acts for which the trail has names of its own. */
const ownActs: readonly string[] = Object.keys(audit).flatMap((key) =>
  key.startsWith(OWN) ? [key.slice(OWN.length)] : [],
);

const callOf = (code: OperationCode): string => definitionOf(code).call?.rpc ?? '';
const operationOf = (rpc: string): OperationCode | undefined => operationCodes.find((code) => callOf(code) === rpc);

/** A reader picks from these acts: those the trail names itself, and every operation; a refused call is found under its operation. */
export const trailActs: readonly string[] = [...ownActs.filter((act) => !CALL.test(act)), ...operationCodes];

/** Returns true when this can be an act of the trail. */
export const isTrailAct = (code: string): boolean => trailActs.includes(code) || CALL.test(code);

/** Returns the stored names of an act: the code of an operation, and the name of its call for a refusal. */
export function recordedAs(act: string): readonly string[] {
  const call = isOperationCode(act) ? callOf(act) : '';
  return call === '' ? [act] : [act, call];
}

/** Returns the message key of an act's name: an operation's own, that of the screen of a refused call, or the code itself. */
export function actTitle(act: string): string {
  if (ownActs.includes(act)) return OWN + act;
  const operation = isOperationCode(act) ? act : operationOf(act);
  if (operation) return `alur.${operation}`;
  const rule: unknown = Object.hasOwn(access, act) ? access[act as keyof typeof access] : undefined;
  return Array.isArray(rule) ? shippedTitle(String(rule[0])) : act;
}
