import type { Db } from '#core/db/client.ts';
import type { Cover } from '#core/engine/rules/sheet-covers.ts';

/**
 * What the automatic transfer that keeps the account of this sheet would bring for it on the day of its branch: asked before a sheet is called unfunded
 * (domain: standing instructions and ATS). Null where nothing lacks, or what there is does not cover it whole.
 */
export async function coverOf(db: Db, id: string): Promise<Cover | null> {
  const [row] = await db<Cover[]>`
    select c.* from inward_sheet i join branch b using (kode_cabang) cross join lateral inward_cover(i, b.accounting_date) c
    where i.id_penarikan = ${id}::bigint and i.status in ('DITERIMA', 'DITAHAN')`;
  return row ?? null;
}
