import { knownDefinition } from '#lib/operations/operations.ts';
import type { RpcName } from '#types/rpc.ts';
import type { MenuId } from './access.ts';

/** A locked screen may still ask these calls: to show the user, to unlock and to sign out. */
export const openWhileLocked: ReadonlySet<RpcName> = new Set<RpcName>([
  'access.profil',
  'access.bukaKunci',
  'access.logout',
  'access.keluar',
]);

/** Returns the screens that file a transaction of this flowCode for a checker; none when it never comes before one. */
export function filingMenus(flowCode: string): readonly MenuId[] {
  const definition = knownDefinition(flowCode);
  return definition?.check ? (definition.call.menus as readonly MenuId[]) : [];
}

/** Returns true when a caller who holds these menus may file it for a checker. Who may not post it may not file or release it either. */
export const mayFile = (flowCode: string, held: ReadonlySet<string>): boolean =>
  filingMenus(flowCode).some((menu) => held.has(menu));
