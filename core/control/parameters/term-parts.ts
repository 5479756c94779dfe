import type { Db } from '#core/db/client.ts';
import type { Fragment } from '#core/list/list-query.ts';

/** The shared part of lists whose rows hold from a day on. */

/** Joins the bank's day, for which the rows in force are shown. */
export const bankDay = (db: Db) => db`cross join (select max(accounting_date) as hari_bank from branch) h`;

/** BERLAKU: in force on the bank's day; AKAN_DATANG: begins later; BERAKHIR: another row has taken its place. `later` finds one that has. */
export const termsStatus = (db: Db, later: Fragment) => db`
  cross join lateral (select case when t.berlaku_sejak > h.hari_bank then 'AKAN_DATANG'
    when exists (${later} and n.berlaku_sejak > t.berlaku_sejak and n.berlaku_sejak <= h.hari_bank) then 'BERAKHIR' else 'BERLAKU' end as keadaan) k`;

/** Reads the change of this record that waits for its second person. */
export const waiting = (db: Db, object: Fragment) => db`
  coalesce((select f.id_flow::text from flow_instance f where f.objek = ${object} and f.flow_state = 'WAITING' and f.jenis = 'DATA'), '') as id_flow`;

interface Asked {
  readonly berlaku_sejak: string;
  readonly keadaan: string;
}
/** Filters by first day and by state. */
export const begun = (db: Db, { berlaku_sejak, keadaan }: Asked): Fragment[] => [
  ...(berlaku_sejak ? [db`t.berlaku_sejak = ${berlaku_sejak}::date`] : []),
  ...(keadaan ? [db`k.keadaan = ${keadaan}`] : []),
];

export const since = { sql: 't.berlaku_sejak', type: 'date' } as const;
