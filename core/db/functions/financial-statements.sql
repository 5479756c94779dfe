-- Statements of the bank (docs/adr/0076-statements-from-rows.md; domain: reports).

-- What the books say at the end of a day for statements, debit above nought, in the books' currency; of a branch, or of the bank without one, where
-- inter-branch accounts net out and are left out. Income and expenses are those of the day's year, as if it were not closed yet: what the year's closing
-- carried over is taken back. 403001 holds what earlier years left, 403002 what this one earned so far. Off-balance accounts are not in it.
create or replace function report_balances(p_cabang text, p_tanggal date) returns table (kode_gl text, saldo bigint) language sql stable as $$
  with awal as (select date_trunc('year', p_tanggal)::date as hari),
  buku as (
    select case when g.tipe in ('I', 'X') and t.tanggal < a.hari then '403001' else t.kode_gl end as gl, sum(t.debet_idr - t.kredit_idr) as jumlah
    from gl_total t join gl_account g using (kode_gl) cross join awal a
    where t.tanggal <= p_tanggal and g.tipe <> 'O' and (t.kode_cabang = p_cabang or p_cabang is null and t.kode_gl <> '110001')
    group by 1
    union all
    select l.kode_gl, -sum(coalesce(l.jumlah_idr, l.jumlah))
    from year_end y join journal_line l on (l.journal_id, l.tanggal) = (y.journal_id, y.tanggal)
    where y.tahun = extract(year from p_tanggal) and y.tanggal <= p_tanggal and (p_cabang is null or y.kode_cabang = p_cabang)
    group by 1),
  lengkap as (
    select gl, jumlah from buku
    union all
    select '403002', b.jumlah from buku b join gl_account g on g.kode_gl = b.gl and g.tipe in ('I', 'X'))
  select gl, sum(jumlah)::bigint from lengkap group by gl having sum(jumlah) <> 0
$$;
