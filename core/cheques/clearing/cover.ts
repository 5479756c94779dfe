import type { Db } from '#core/db/client.ts';
import type { Cover } from '#core/engine/rules/automatic-cover.ts';

/**
 * Returns the amount that an automatic transfer of the account would bring for this instrument on its branch's day: the core asks this before it
 * calls an instrument unfunded (domain: standing instructions and ATS). Null where there is no shortfall, or the transfer does not cover it whole.
 */
export async function coverOf(db: Db, id: string): Promise<Cover | null> {
  const [row] = await db<Cover[]>`
    select c.* from inward_warkat i join branch b using (kode_cabang) cross join lateral inward_cover(i, b.accounting_date) c
    where i.id_penarikan = ${id}::bigint and i.status in ('DITERIMA', 'DITAHAN')`;
  return row ?? null;
}
