import { loadCaller } from '#core/access/callers.ts';
import { maySee } from '#core/access/context.ts';
import type { Db } from '#core/db/client.ts';
import type { Operations } from '#core/engine/submitted.ts';
import type { Reason } from '#lib/errors/errors.ts';
import type { ReasonCode } from '#lib/errors/reasons.ts';
import { behalfOf } from './item-context.ts';
import type { FlowItem } from './items.ts';

const TOO_FEW = 'PEMERIKSA_KURANG' satisfies ReasonCode;

/** Finds users who might decide an item: those of its branch first, then those of head office, `reader` before all. */
const candidates = (db: Db, { kode_cabang, user_input }: FlowItem, reader: string) => db<{ id_user: string }[]>`
  select u.id_user from app_user u
  where u.aktif and u.id_user <> ${user_input} and (u.kode_cabang = ${kode_cabang}
    or exists (select from user_role r join role o using (role_id) where r.id_user = u.id_user and o.kantor_pusat))
  order by u.id_user <> ${reader}, u.kode_cabang <> ${kode_cabang}, u.id_user`;

/**
 * Warns of a waiting item when fewer people could decide it than it still needs: nobody would come to it, and its maker should know at once. A lender
 * and the stand-in are one. The search ends with the last one needed; `reader` is the user who asks, the likeliest of them.
 */
export async function tooFewApprovers(
  db: Db,
  operations: Operations,
  item: FlowItem,
  reader: string,
): Promise<readonly Reason[]> {
  if (item.flow_state !== 'WAITING') return [];
  const needed = item.persetujuan_perlu - item.pemeriksa.length;
  const able = new Set<string>();
  for (const { id_user } of await candidates(db, item, reader)) {
    const person = await loadCaller(db, id_user);
    const lender = person && maySee(person, item) ? behalfOf(person, operations, item) : null;
    if (lender !== null) able.add(lender || id_user);
    if (able.size >= needed) return [];
  }
  const rincian = { ada: String(able.size), perlu: String(needed) };
  return [{ kode: TOO_FEW, pesan: '', rincian, tingkat: '', tindakan: 'WARN' }];
}
