import { type Query, visibleBranch } from '#core/access/context.ts';
import type { Db } from '#core/db/client.ts';
import { contains, startsWith } from '#core/list/list-filters.ts';
import { type Fragment, runList } from '#core/list/list-query.ts';
import { RAK } from '#lib/books/chart.ts';
import { BOOK_CURRENCY, fromMinor } from '#lib/money.ts';
import { accountOrder } from './list-orders.ts';

interface GlRow {
  kode_gl: string;
  nama_gl: string;
  posisi: string;
  awal: bigint;
  debet: bigint;
  kredit: bigint;
  akhir: bigint;
}

/** Subtracts the entries that closed the date's own year from the totals. */
const closed = (db: Db, branch: string | null): Fragment => db`
  union all select c.kode_cabang, c.kode_gl, c.kode_valuta, c.tanggal, -c.debet, -c.kredit from h cross join lateral closing_entries(${branch}, h.hari) c`;

/** Sums each GL account's balance before the date, debit positive, and its movements on it; `without` is subtracted. */
const glTotals = (db: Db, currency: string, date: Fragment, scope: Fragment, without: Fragment): Fragment => db`(
  with h as (select ${date} as hari)
  select kode_gl,
         coalesce(sum(debet - kredit) filter (where tanggal < hari), 0)::bigint as awal,
         coalesce(sum(debet) filter (where tanggal = hari), 0)::bigint as debet,
         coalesce(sum(kredit) filter (where tanggal = hari), 0)::bigint as kredit
  from (select kode_cabang, kode_gl, kode_valuta, tanggal, debet, kredit from gl_total ${without}) g cross join h
  where kode_valuta = ${currency} and tanggal <= hari and ${scope}
  group by kode_gl)`;

/** Selects GL accounts with any amount up to the date; `debet - kredit` is turned to the account's normal side. */
const glRows = (db: Db, totals: Fragment): Fragment => db`
  select g.kode_gl, g.nama_gl, g.posisi, t.debet, t.kredit,
         case g.posisi when 'D' then t.awal else -t.awal end as awal,
         case g.posisi when 'D' then t.awal + t.debet - t.kredit else -(t.awal + t.debet - t.kredit) end as akhir
  from ${totals} t join gl_account g using (kode_gl)
  where t.awal <> 0 or t.debet <> 0 or t.kredit <> 0`;

/** Sums the same by class of the chart, a contra account inside the class it lessens; off-balance and pass-through net out by themselves. */
const classRows = (db: Db, totals: Fragment): Fragment => db`
  select c.kelas as kode_gl, '' as nama_gl, case c.sisi when 1 then 'D' else 'K' end as posisi, sum(t.debet)::bigint as debet,
         sum(t.kredit)::bigint as kredit, sum(c.sisi * t.awal)::bigint as awal, sum(c.sisi * (t.awal + t.debet - t.kredit))::bigint as akhir
  from ${totals} t join gl_account g using (kode_gl)
  cross join lateral (
    select rtrim(g.tipe, '-') as kelas, case when g.tipe in ('L', 'S', 'E', 'I') then -1 else 1 end as sisi) c
  where t.awal <> 0 or t.debet <> 0 or t.kredit <> 0 group by c.kelas, c.sisi`;

/**
 * Trial balance of a branch, or of the whole bank with `is_all_cabang` 'T' (head office only; inter-branch accounts net out and are
 * dropped). Amounts are positive on the account's normal side. With `golongan` 'T' one row for each class of the chart (A, L, S, E, I, X,
 * O, P; domain: chart of accounts). With `sebelum_penutup` 'T' before the entries that closed the date's year, like the income statement of
 * the same day. The rolled-up totals and the unaggregated tail make it exact at this instant.
 */
export const trialBalance: Query<'report.trialBalance'> = async ({ db, caller }, input) => {
  const whole = input.is_all_cabang === 'T';
  const branch = visibleBranch(caller, input.branch_code);
  if (branch === null || (whole && !caller.headOffice)) return { data: [], resp_cursor: '' };
  const currency = input.currency_code || BOOK_CURRENCY;
  const today = whole
    ? db`(select max(accounting_date) from branch)`
    : db`(select accounting_date from branch where kode_cabang = ${branch})`;
  const scope = whole ? db`kode_gl <> ${RAK}` : db`kode_cabang = ${branch}`;
  const date = input.balance_date ? db`${input.balance_date}::date` : today;
  const without = input.sebelum_penutup === 'T' ? closed(db, whole ? null : branch) : db``;
  const totals = glTotals(db, currency, date, scope, without);
  const keyword = input.paging?.keyword ?? '';
  const page = await runList<GlRow>(
    db,
    {
      columns: db`n.*`,
      from: db`(${input.golongan === 'T' ? classRows(db, totals) : glRows(db, totals)}) n`,
      where: keyword ? [db`(${startsWith(db, 'n.kode_gl', keyword)} or ${contains(db, 'n.nama_gl', keyword)})`] : [],
      ...accountOrder(false),
    },
    input.paging,
  );
  const data = page.rows.map((row) => ({
    kode_gl: row.kode_gl,
    nama_gl: row.nama_gl,
    saldo_awal: fromMinor(row.awal, currency),
    debet: fromMinor(row.debet, currency),
    kredit: fromMinor(row.kredit, currency),
    saldo_akhir: fromMinor(row.akhir, currency),
    posisi: row.posisi,
  }));
  return { data, resp_cursor: page.cursor };
};
