import type { Db } from '#core/db/client.ts';
import type { Fragment } from '#core/list/list-query.ts';
import type { GlQuery } from '#types/proto/books/report.ts';

export interface Period {
  readonly dari: string;
  readonly sampai: string;
}

/** Returns the asked period, by default from the first of the last day's month up to the branch's accounting date; null for an unknown branch. */
export async function periodOf(
  db: Db,
  branch: string | null,
  { tanggal_awal, tanggal_akhir }: Pick<GlQuery, 'tanggal_awal' | 'tanggal_akhir'>,
): Promise<Period | null> {
  const [row] = await db<Period[]>`
    select coalesce(nullif(${tanggal_awal}, '')::date, date_trunc('month', h.sampai)::date) as dari, h.sampai
    from (select coalesce(nullif(${tanggal_akhir}, '')::date, max(accounting_date)) as sampai from branch
          where ${branch}::text is null or kode_cabang = ${branch} having count(*) > 0) h`;
  return row ?? null;
}

/** Selects the daily totals of one currency, or of all of them in worth of the books' currency, which statements use. */
export const dailyTotals = (db: Db, currency: string): Fragment =>
  currency === ''
    ? db`(select tanggal, kode_cabang, kode_gl, debet_idr as debet, kredit_idr as kredit from gl_total
          where kode_valuta = any (array(select kode_valuta from currency)))`
    : db`(select tanggal, kode_cabang, kode_gl, debet, kredit from gl_total where kode_valuta = ${currency})`;
