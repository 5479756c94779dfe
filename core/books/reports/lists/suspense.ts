import type { ReportQuery } from '#core/books/reports/report-query.ts';
import { RAK } from '#lib/books/chart.ts';
import { gl } from '#lib/books/gl.ts';

/** These accounts hold money in transit that should leave again, besides the suspense accounts of the chart (kind P). */
const WAITING = [gl('OTHER_ASSETS'), gl('OTHER_LIABILITIES'), gl('INCOMING_TRANSFERS'), gl('CASH_FOR_TRANSFERS')];

/**
 * Lists the balances of suspense accounts when a day ends, by the day of their origin (domain: daily lists). The oldest amounts leave
 * first, so the balance consists of the latest days of its own side: one row for each of them. It reads daily totals alone.
 */
export const suspenseByAge: ReportQuery = (db, { kode_cabang, tanggal }) => db`
  with akun as (select g.kode_gl, g.nama_gl from gl_account g where g.tipe = 'P' or g.kode_gl = any (${WAITING})),
  hari as (
    select t.kode_gl, t.kode_valuta, t.tanggal, sum(t.debet)::bigint as debet, sum(t.kredit)::bigint as kredit from gl_total t
    where t.kode_cabang = ${kode_cabang} and t.kode_valuta = any (array(select kode_valuta from currency)) and t.kode_gl = any (array(select kode_gl from akun))
      and t.tanggal <= ${tanggal}::date group by 1, 2, 3),
  sisi as (
    select h.*, sum(h.debet - h.kredit) over w as sisa from hari h window w as (partition by h.kode_gl, h.kode_valuta)),
  tumpuk as (
    select s.kode_gl, s.kode_valuta, s.tanggal, s.sisa, case when s.sisa > 0 then s.debet else s.kredit end as jumlah,
      sum(case when s.sisa > 0 then s.debet else s.kredit end) over (partition by s.kode_gl, s.kode_valuta order by s.tanggal desc) as sampai
    from sisi s where s.sisa <> 0)
  select t.kode_gl, a.nama_gl, t.kode_valuta, t.tanggal as sejak, ${tanggal}::date - t.tanggal as umur, case when t.sisa > 0 then 'D' else 'K' end as sisi,
    least(t.jumlah, abs(t.sisa) - (t.sampai - t.jumlah))::bigint as nominal
  from tumpuk t join akun a using (kode_gl) where t.jumlah > 0 and t.sampai - t.jumlah < abs(t.sisa)
  order by t.kode_gl, t.kode_valuta, t.tanggal`;

/**
 * Lists both branches' balances of the account between them when a day ends, and their difference. Positive: this branch has a claim. It
 * leaves out pairs where both are zero.
 */
export const betweenBranches: ReportQuery = (db, { kode_cabang, tanggal }) => db`
  select x.lawan as cabang_lawan, b.nama_cabang as nama_lawan, x.kode_valuta, sum(x.sini)::bigint as saldo, sum(x.sana)::bigint as saldo_lawan, sum(x.sini + x.sana)::bigint as selisih
  from (
    select t.lawan, t.kode_valuta, t.debet - t.kredit as sini, 0 as sana from gl_total t
    where t.kode_cabang = ${kode_cabang} and t.kode_gl = ${RAK} and t.tanggal <= ${tanggal}::date and t.lawan <> ''
      and t.kode_valuta = any (array(select kode_valuta from currency))
    union all
    select t.kode_cabang, t.kode_valuta, 0, t.debet - t.kredit from gl_total t
    where t.lawan = ${kode_cabang} and t.kode_gl = ${RAK} and t.tanggal <= ${tanggal}::date) x
  join branch b on b.kode_cabang = x.lawan
  group by 1, 2, 3 having sum(x.sini) <> 0 or sum(x.sana) <> 0
  order by sum(x.sini + x.sana) = 0, 1, 3`;
