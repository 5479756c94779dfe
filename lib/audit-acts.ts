import { access } from './access/calls.ts';
import { shippedTitle } from './access/menu-titles.ts';
import { audit } from './messages/audit.ts';
import { cardOf, isOperationCode, type OperationCode, operationCodes } from './operations/operations.ts';

/**
 * What stands in the audit trail as an act: one of the trail's own, the code of an operation that was carried out, or the name
 * of a call that was refused ('teller.setorTunai').
 */

const OWN = 'aksiAudit.';
const CALL = /^[a-z]+\.[A-Za-z0-9]+$/;

/** Acts the trail has names of its own for, as the texts list them. */
const ownActs: readonly string[] = Object.keys(audit).flatMap((key) =>
  key.startsWith(OWN) ? [key.slice(OWN.length)] : [],
);

const callOf = (code: OperationCode): string => cardOf(code).call?.rpc ?? '';
const operationOf = (rpc: string): OperationCode | undefined => operationCodes.find((code) => callOf(code) === rpc);

/** The acts a reader picks from: what the trail names itself, and every operation; refused calls stand under theirs. */
export const trailActs: readonly string[] = [...ownActs.filter((act) => !CALL.test(act)), ...operationCodes];

/** Can this be an act of the trail? */
export const isTrailAct = (code: string): boolean => trailActs.includes(code) || CALL.test(code);

/** What an act is kept as: an operation by its code, and by the name of its call where that was refused. */
export function keptAs(act: string): readonly string[] {
  const call = isOperationCode(act) ? callOf(act) : '';
  return call === '' ? [act] : [act, call];
}

/** The message key of what an act is called: an operation's own, that of the screen a refused call belongs to, or the code itself. */
export function actTitle(act: string): string {
  if (ownActs.includes(act)) return OWN + act;
  const operation = isOperationCode(act) ? act : operationOf(act);
  if (operation) return `alur.${operation}`;
  const rule: unknown = Object.hasOwn(access, act) ? access[act as keyof typeof access] : undefined;
  return Array.isArray(rule) ? shippedTitle(String(rule[0])) : act;
}
