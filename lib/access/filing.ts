import { knownCard } from '#lib/operations/operations.ts';
import type { RpcName } from '#types/rpc.ts';
import type { MenuId } from './access.ts';

/** What a locked screen may still ask: who this is, to be unlocked, and to sign out. */
export const openWhileLocked: ReadonlySet<RpcName> = new Set<RpcName>([
  'access.profil',
  'access.bukaKunci',
  'access.logout',
  'access.keluar',
]);

/** The screens from which a transaction of this flowCode is put before a checker; none for what never comes before one. */
export function filingMenus(flowCode: string): readonly MenuId[] {
  const card = knownCard(flowCode);
  return card?.check ? (card.call.menus as readonly MenuId[]) : [];
}

/** May a caller who holds these menus put it before a checker? What somebody may not post she may not file or have released either. */
export const mayFile = (flowCode: string, held: ReadonlySet<string>): boolean =>
  filingMenus(flowCode).some((menu) => held.has(menu));
