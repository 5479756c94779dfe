import type { Db } from '#core/db/client.ts';
import { boundsOf, type Fragment, join } from '#core/list/list-query.ts';
import type { Paging } from '#types/proto/common.ts';

/** Numbers of the trail that share a note of which acts they have; trail_action_block has one for each act and so many. */
const AT_ONCE = 512;
/** An act recorded less often is rare: all of its rows are read whatever else is asked. */
const RARE = 200;

/** Each row of the trail beside its link of the chain. */
const withLinks = (db: Db, rows: Fragment): Fragment =>
  db`${rows} l left join audit_chain c on c.audit_id = l.id and c.waktu = l.waktu`;

/** Rows of the trail that may have one of the acts: near the notes that are chosen, and what is not noted yet. */
const noted = (db: Db, acts: readonly string[], below: Fragment, most: number): Fragment => db`(
  select t.* from (select distinct a.petak from trail_action_block a where a.aksi = any (${[...acts]}::text[]) ${below} order by a.petak desc limit ${most}) p
  cross join lateral (
    select * from audit_trail t where t.id >= p.petak * ${AT_ONCE} and t.id < (p.petak + 1) * ${AT_ONCE} and t.id <= (select sampai from trail_index_progress)) t
  union all select * from audit_trail t where t.id > (select sampai from trail_index_progress))`;

/**
 * Builds the source of a list of the trail, named l, with its links c, for rows of these acts and `conditions` beside, of which `alone` says that
 * there are none. An act is searched in trail_action_block where that has it, so that a page costs the same however long the trail is
 * (docs/adr/0104-search-indexes-are-built-in-the-background.md). An act that is neither rare nor asked for alone from its
 * latest row on is read row by row.
 */
export async function trailOf(
  db: Db,
  { acts, conditions, alone }: { acts: readonly string[]; conditions: readonly Fragment[]; alone: boolean },
  paging: Paging | undefined,
): Promise<(after: Fragment, order: Fragment, last: readonly string[] | null) => Fragment> {
  const asItStands = () => withLinks(db, db`audit_trail`);
  if (acts.length === 0) return asItStands;
  const [row] = await db<{ n: number }[]>`
    select count(*)::integer as n from (select from trail_action_block where aksi = any (${[...acts]}::text[]) limit ${RARE}) a`;
  const rare = (row?.n ?? 0) < RARE;
  const newest = alone && ['', '-', '-id_audit'].includes(paging?.sort ?? '');
  if (!rare && !newest) return asItStands;
  const { show, offset } = boundsOf(paging);
  return (after, order, last) => {
    const wanted = show + 1 + (last ? 0 : offset);
    // Each entry covers a row at least; the one in which the last page ended may have no more.
    const below = newest && last ? db`and a.petak <= ${last[0] ?? ''}::bigint / ${AT_ONCE}` : db``;
    const rows = noted(db, acts, below, newest ? wanted + 1 : RARE);
    // Numbers first: what a row says beside is asked for those alone that are shown.
    return withLinks(
      db,
      db`(select t.* from (select l.id from ${rows} l where ${join(db, [...conditions, after], ' and ')} order by ${order} limit ${wanted}) i
        cross join lateral (select * from audit_trail t where t.id = i.id offset 0) t)`,
    );
  };
}
