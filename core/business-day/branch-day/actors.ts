import { loadCaller } from '#core/access/callers.ts';
import { type Context, maySee } from '#core/access/context.ts';
import { behalfOf } from '#core/control/workflow/item-context.ts';
import { type FlowItem, loadItem } from '#core/control/workflow/items.ts';
import type { Db } from '#core/db/client.ts';
import { isoTime } from '#core/db/time.ts';
import type { Operations } from '#core/engine/submitted.ts';
import type { PeriksaTutupReply } from '#types/proto/business-day/branch.ts';

/** A user of a branch who can act on what blocks its day. */
export interface Actor {
  /** The check, and the record that does not pass it. */
  readonly kode: string;
  readonly id: string;
  readonly id_user: string;
  readonly nama_user: string;
}

/** Returns true for a user whose level and limits reach the item, where it waits for a decision. */
async function reachesItem(db: Db, operations: Operations, item: FlowItem | null, idUser: string): Promise<boolean> {
  const person = item && (await loadCaller(db, idUser));
  if (!person) return false;
  return item.flow_state !== 'WAITING' || (maySee(person, item) && behalfOf(person, operations, item) !== null);
}

/**
 * Finds the users of a branch who can act on what blocks its day, or on one blocker of it, in the order of their names; the caller, who needs no
 * reminder, is left out. Rights and turns are asked in SQL, level and limit of a waiting item here.
 */
export async function actorsOf(
  { db, caller }: Context,
  operations: Operations,
  branch: string,
  only?: { readonly sebab: string; readonly id: string },
): Promise<readonly Actor[]> {
  const rows = await db<Actor[]>`
    select kode, id, id_user, nama_user from day_actors(${branch}) where id_user <> ${caller.idUser}
      ${only ? db`and kode = ${only.sebab} and id = ${only.id}` : db``} order by nama_user, id_user`;
  // Many users may decide on one item: it is read once for all of them.
  const waiting = new Set(rows.flatMap(({ kode, id }) => (kode === 'KAS_MENUNGGU' ? [id] : [])));
  const items = new Map(await Promise.all([...waiting].map(async (id) => [id, await loadItem(db, id)] as const)));
  const able = await Promise.all(
    rows.map(
      ({ kode, id, id_user }) => kode !== 'KAS_MENUNGGU' || reachesItem(db, operations, items.get(id) ?? null, id_user),
    ),
  );
  return rows.filter((_, place) => able[place]);
}

/** Adds to each blocker of a day who can act on it, when they were last reminded, and how long that rests. */
export async function withActors(
  context: Context,
  operations: Operations,
  day: PeriksaTutupReply,
): Promise<PeriksaTutupReply> {
  if (day.periksa.every(({ rincian }) => rincian.length === 0)) return day;
  const [actors, sent] = await Promise.all([
    actorsOf(context, operations, day.kode_cabang),
    context.db<{ sebab: string; objek: string; waktu: string; sisa: number }[]>`
      select sebab, objek, waktu, sisa from reminders_sent(${day.kode_cabang})`,
  ]);
  return {
    ...day,
    periksa: day.periksa.map((check) => ({
      ...check,
      rincian: check.rincian.map((blocker) => {
        const last = sent.find(({ sebab, objek }) => sebab === check.kode && objek === blocker.id);
        return {
          ...blocker,
          petugas: actors
            .filter(({ kode, id }) => kode === check.kode && id === blocker.id)
            .map(({ nama_user }) => nama_user),
          diingatkan_pada: last ? isoTime(last.waktu) : '',
          istirahat: last?.sisa ?? 0,
        };
      }),
    })),
  };
}
