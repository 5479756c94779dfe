import type { Db } from '#core/db/client.ts';
import { isUuid } from '#core/db/uuid.ts';
import { type Fragment, join } from '#core/list/list-query.ts';

/** These find rows of the trail without reading it; 'nama' is how an object begins. */
export type FoundBy = 'objek' | 'nama' | 'korelasi' | 'sesi';

/** Rows of the trail, named l, that hold the value; see find_audit. */
export function heldBy(db: Db, by: FoundBy, value: string): Fragment {
  if (by === 'korelasi' && !isUuid(value.toLowerCase())) return db`false`;
  return db`l.id = any (array(select find_audit(${by}, ${value})))`;
}

/** Rows that hold the value in one of these places. */
export const heldByAny = (db: Db, places: readonly FoundBy[], value: string): Fragment =>
  db`(${join(
    db,
    places.map((by) => heldBy(db, by, value)),
    ' or ',
  )})`;
