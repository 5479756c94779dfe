import { mayCall } from '#lib/access/calls.ts';
import { type RoleId, roles } from '#lib/access/role-names.ts';
import { roleMenus } from '#lib/access/roles.ts';
import type { RpcName } from '#types/rpc.ts';
import type { TestBank } from './helpers.ts';

/** One officer of each role; the small bank has them all. Those of head office finance make and approve there until `eachOneRole`. */
export const officers: Readonly<Record<RoleId, string>> = {
  TELLER: 'teller1',
  HEAD_TELLER: 'headteller1',
  CS: 'cs1',
  BACK_OFFICE: 'backoffice1',
  OPS_MANAGER: 'supervisor1',
  BRANCH_MANAGER: 'manager1',
  HO_FINANCE: 'finance2',
  HO_FINANCE_STAFF: 'finance1',
  ADMIN: 'admin1',
  AUDITOR: 'auditor1',
  COMPLIANCE: 'compliance1',
};

/** Somebody who may make this call; nobody for a call that is not made by a role. */
export function officerFor(rpc: RpcName): string | undefined {
  const role = roles.find((one) => mayCall(rpc, new Set(roleMenus[one])));
  return role && officers[role];
}

/** Gives each officer of the small bank the own role alone from now on. */
export async function eachOneRole({ owner }: TestBank): Promise<void> {
  await owner`delete from user_role where urut = 1 and id_user in (${officers.HO_FINANCE}, ${officers.HO_FINANCE_STAFF})`;
}
