import type { Db } from '#core/db/client.ts';
import { type Fragment, type ListOrder, orderedAs } from '#core/list/list-query.ts';
import type { Asked } from '#lib/books/reports/definition.ts';

/**
 * One SELECT, ordered, whose columns have the names of the definition's fields; amounts are bigint minor units. A server-side cursor reads it in one
 * snapshot, and a page of a list its first rows.
 */
export type ReportQuery = (db: Db, asked: Asked) => Fragment;

/** Limits rows to the asked branch; keeps all of them for the whole bank. `column` is SQL of the code. */
export const ofBranch = (db: Db, column: string, { kode_cabang }: Asked): Fragment =>
  kode_cabang === '' ? db`true` : db`${db.unsafe(column)} = ${kode_cabang}`;

/** Returns the text behind `order by`: the order of the list on the screen if one was asked for, else the report's own. */
export const inOrder = (db: Db, { urut }: Asked, list: ListOrder, ownOrder: Fragment): Fragment =>
  urut === '' ? ownOrder : orderedAs(db, list, urut);

/** Limits rows to the asked days. `column` is SQL of a date. */
export const ofPeriod = (db: Db, column: string, { tanggal_awal, tanggal_akhir }: Asked): Fragment =>
  db`${db.unsafe(column)} between ${tanggal_awal}::date and ${tanggal_akhir}::date`;
