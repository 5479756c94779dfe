import { type Query, visibleBranch } from '#core/access/context.ts';
import { contains, startsWith } from '#core/list/list-filters.ts';
import { runList } from '#core/list/list-query.ts';
import { BOOK_CURRENCY, fromMinor } from '#lib/money.ts';
import { dailyTotals, periodOf } from './ledger-period.ts';
import { accountOrder } from './list-orders.ts';

interface GlTotals {
  kode_gl: string;
  nama_gl: string;
  posisi: string;
  kode_cabang: string;
  awal: bigint;
  debet: bigint;
  kredit: bigint;
  akhir: bigint;
}

/**
 * Lists GL accounts of a branch: the balance before the period, its movements and the balance after it; with `is_all_cabang` 'T' each
 * branch by itself (head office only). Balances are positive on the account's own side. Without `currency_code` all currencies in worth of
 * the books' currency, as the bank's statements have them. The rolled-up totals and the unaggregated tail make it exact at this instant.
 * Empty for a branch the caller does not see.
 */
export const gl: Query<'report.gl'> = async ({ db, caller }, input) => {
  const whole = input.is_all_cabang === 'T';
  const branch = whole ? null : visibleBranch(caller, input.branch_code);
  const sees = whole ? caller.headOffice : branch !== null;
  const period = sees ? await periodOf(db, branch, input) : null;
  if (period === null) return { data: [], resp_cursor: '' };
  const currency = input.currency_code || BOOK_CURRENCY;
  const keyword = input.paging?.keyword ?? '';
  const page = await runList<GlTotals>(
    db,
    {
      columns: db`n.*`,
      from: db`(
        select t.kode_gl, g.nama_gl, g.posisi, t.kode_cabang, t.debet, t.kredit,
               case g.posisi when 'D' then t.awal else -t.awal end as awal,
               case g.posisi when 'D' then t.awal + t.debet - t.kredit else -(t.awal + t.debet - t.kredit) end as akhir
        from (
          select kode_gl, kode_cabang, coalesce(sum(debet - kredit) filter (where tanggal < ${period.dari}::date), 0)::bigint as awal,
                 coalesce(sum(debet) filter (where tanggal >= ${period.dari}::date), 0)::bigint as debet,
                 coalesce(sum(kredit) filter (where tanggal >= ${period.dari}::date), 0)::bigint as kredit
          from ${dailyTotals(db, input.currency_code)} h
          where tanggal <= ${period.sampai}::date ${branch === null ? db`` : db`and kode_cabang = ${branch}`}
          group by kode_gl, kode_cabang) t join gl_account g using (kode_gl)
        where t.awal <> 0 or t.debet <> 0 or t.kredit <> 0) n`,
      where: keyword ? [db`(${startsWith(db, 'n.kode_gl', keyword)} or ${contains(db, 'n.nama_gl', keyword)})`] : [],
      ...accountOrder(true),
    },
    input.paging,
  );
  const data = page.rows.map((row) => ({
    kode_gl: row.kode_gl,
    nama_gl: row.nama_gl,
    posisi: row.posisi,
    kode_cabang: row.kode_cabang,
    kode_valuta: currency,
    saldo_awal: fromMinor(row.awal, currency),
    debet: fromMinor(row.debet, currency),
    kredit: fromMinor(row.kredit, currency),
    saldo_akhir: fromMinor(row.akhir, currency),
    tanggal_awal: period.dari,
    tanggal_akhir: period.sampai,
    currency_code: input.currency_code,
  }));
  return { data, resp_cursor: page.cursor };
};
