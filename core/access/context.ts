import type { Db } from '#core/db/client.ts';
import { SEES_OFFICIAL } from '#lib/accounts/holds.ts';
import type { RpcInput, RpcName, RpcOutput } from '#types/rpc.ts';
import type { CallerProfile } from './callers.ts';

/** The caller, as the core's own tables say, never as the request says. */
export type Caller = CallerProfile;

export interface Context {
  readonly db: Db;
  readonly caller: Caller;
  /** Idempotency key of a command as a UUID; empty for reads and dry runs. */
  readonly key: string;
  readonly correlation: string;
  /** The identity provider's session the call came under; empty where there is none. */
  readonly session: string;
  /** The addresses the call came by, the nearest last, as the gateway reports them; empty where it reports none. */
  readonly address: string;
}

/** A read: one rpc answered from the database, scoped to what the caller may see. */
export type Query<N extends RpcName> = (context: Context, input: RpcInput<N>) => Promise<RpcOutput<N>>;

/** The branch a read is about: the asked one for head office roles, else only the caller's own; null: not to be seen. */
export function visibleBranch(caller: Caller, asked: string): string | null {
  if (asked === '' || asked === caller.kodeCabang) return caller.kodeCabang;
  return caller.headOffice ? asked : null;
}

/** Returns true when a caller may know of an authority's request about these customers. Not where the caller is one of them. */
const seesOfficialHolds = ({ menus, nomorNasabah }: Caller, customers: readonly string[]): boolean =>
  menus.has(SEES_OFFICIAL) && !(nomorNasabah !== null && customers.includes(nomorNasabah));

/** Fields of an item by which it is known to somebody or not; `resmi`: it is about an authority's request (item_is_official). */
export interface Knowable {
  readonly user_input: string;
  readonly kode_cabang: string;
  readonly flow_state: string;
  readonly resmi: boolean;
  readonly nomor_nasabah: readonly string[];
}

/**
 * Returns true for an item that the caller may know of: the caller's own, or one of the caller's branch (head office: of any) that is more than a
 * draft. Only those who may know of an authority's request see it (domain: blocks, holds, balances).
 */
export function maySee(caller: Caller, item: Knowable): boolean {
  if (item.user_input === caller.idUser) return true;
  if (item.resmi && !seesOfficialHolds(caller, item.nomor_nasabah)) return false;
  return item.flow_state !== 'DRAFT' && (item.kode_cabang === caller.kodeCabang || caller.headOffice);
}

/** The same of items `f` of a statement, whatever branch and state they are of. */
export const knownItems = (db: Db, { idUser, menus, nomorNasabah }: Caller) =>
  db`(f.user_input = ${idUser} or not item_is_official(f)
    or ${menus.has(SEES_OFFICIAL)} and not coalesce(${nomorNasabah}::text = any (f.nomor_nasabah), false))`;
