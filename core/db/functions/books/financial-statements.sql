-- Statements of the bank (core/books/README.md; domain: reports).

-- Returns what the closing of each day's own year carried over by then, of a branch or of the bank. A function of its own, so that no month of the ledger is opened where no such
-- year is closed.
create or replace function carried_over(p_cabang text, p_hari date[]) returns table (hari date, kode_gl text, jumlah bigint) language plpgsql stable rows 10
set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
begin
  if not exists (select from year_end y where y.tahun = any (array(select extract(year from h)::integer from unnest(p_hari) h))) then return; end if;
  return query
    select d.h, l.kode_gl, coalesce(l.jumlah_idr, l.jumlah)
    from (select distinct h from unnest(p_hari) h) d
    join year_end y on y.tahun = extract(year from d.h)::integer and y.tanggal <= d.h and (p_cabang is null or y.kode_cabang = p_cabang)
    join journal_line l on l.journal_id = y.journal_id and l.tanggal = y.tanggal;
end $$;

-- Lists the lines that closed a day's own year by then, with the day they were posted on, so that a trial balance can leave them out. Of a branch, or of the bank
-- without one.
create or replace function closing_entries(p_cabang text, p_hari date)
returns table (kode_cabang text, kode_gl text, tanggal date, kode_valuta text, debet bigint, kredit bigint) language sql stable rows 10 as $$
  select l.kode_cabang, l.kode_gl, l.tanggal, l.kode_valuta, greatest(l.jumlah, 0), greatest(-l.jumlah, 0)
  from year_end y join journal_line l on l.journal_id = y.journal_id and l.tanggal = y.tanggal
  where y.tahun = extract(year from p_hari) and y.tanggal <= p_hari and (p_cabang is null or y.kode_cabang = p_cabang)
$$;

-- Returns what the books say at the end of days for statements, debit above zero, in the books' currency; of a branch, or of the bank without one, where
-- inter-branch accounts net out and are left out. Income and expenses are those of the day's year, as if it were not closed yet: what the year's closing
-- carried over is taken back. 403001 holds what earlier years left, 403002 what this one earned so far. Off-balance accounts are not in it. Of each account
-- the last day on which it moved is looked up, and lines that are not rolled up yet are added, read once for all days: nothing is summed that grows with the ledger.
-- It is looked for in the last week first: who asks the index for the last of all days has a whole page of them read for the one that is wanted.
create or replace function report_balances_on(p_cabang text, p_hari date[]) returns table (hari date, kode_gl text, saldo bigint)
language plpgsql stable
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off set plan_cache_mode = force_generic_plan as $$
begin
  return query
  with diminta as materialized (select distinct h as hari, date_trunc('year', h)::date as awal from unnest(p_hari) h),
  -- `lalu`: at the end of the year before, where an account begins a year at zero.
  berdiri as materialized (
    select d.hari, g.kode_gl, p.lalu, coalesce(
        (select s.saldo from gl_day_balance s where s.kode_cabang = coalesce(p_cabang, '') and s.kode_gl = g.kode_gl and s.tanggal between p.pada - 6 and p.pada
         order by s.tanggal desc limit 1),
        (select s.saldo from gl_day_balance s where s.kode_cabang = coalesce(p_cabang, '') and s.kode_gl = g.kode_gl and s.tanggal < p.pada - 6
         order by s.tanggal desc limit 1)) as saldo
    from diminta d cross join gl_account g cross join lateral (values (d.hari, false), (d.awal - 1, true)) p(pada, lalu)
    where g.tipe <> 'O' and (p_cabang is not null or g.kode_gl <> gl('INTER_BRANCH')) and (not p.lalu or g.tipe in ('I', 'X'))),
  ekor as materialized (
    select t.tanggal, t.kode_gl, g.tipe in ('I', 'X') as hasil, sum(t.debet_idr - t.kredit_idr) as jumlah
    from unaggregated_totals() t join gl_account g using (kode_gl)
    where g.tipe <> 'O' and (t.kode_cabang = p_cabang or p_cabang is null and t.kode_gl <> gl('INTER_BRANCH')) group by 1, 2, 3),
  buku as (
    select b.hari, b.kode_gl as gl, case when b.lalu then -b.saldo else b.saldo end as jumlah from berdiri b where b.saldo <> 0
    union all
    select b.hari, gl('RETAINED_EARNINGS'), b.saldo from berdiri b where b.lalu and b.saldo <> 0
    union all
    select d.hari, case when e.hasil and e.tanggal < d.awal then gl('RETAINED_EARNINGS') else e.kode_gl end, e.jumlah
    from diminta d join ekor e on e.tanggal <= d.hari
    union all
    select c.hari, c.kode_gl, -c.jumlah from carried_over(p_cabang, p_hari) c),
  lengkap as (
    select b.hari, b.gl, b.jumlah from buku b
    union all
    select b.hari, gl('YEAR_RESULT'), b.jumlah from buku b join gl_account g on g.kode_gl = b.gl and g.tipe in ('I', 'X'))
  select x.hari, x.gl, sum(x.jumlah)::bigint from lengkap x group by 1, 2 having sum(x.jumlah) <> 0;
end $$;

-- The same of one day.
create or replace function report_balances(p_cabang text, p_tanggal date) returns table (kode_gl text, saldo bigint) language sql stable as $$
  select b.kode_gl, b.saldo from report_balances_on(p_cabang, array[p_tanggal]) b
$$;
