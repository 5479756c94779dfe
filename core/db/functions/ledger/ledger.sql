-- The currency of the books: the worth of a foreign amount is in it.
create or replace function book_currency() returns text language sql immutable as $$ select 'IDR' $$;

-- A line stands in the sub-ledger that the chart wants of its account and in no other; between branches it names the other one, and
-- of another currency than the books' its worth. A revaluation moves no amount, so it moves nothing in a sub-ledger and names none.
-- Both doors prove their lines by this.
create or replace function line_fits(
  p_kontrol text, p_gl text, p_jenis text, p_sub text, p_lawan text, p_valuta text, p_jumlah bigint, p_idr bigint
) returns boolean language sql immutable as $$
  select (coalesce(p_kontrol, '') = coalesce(p_jenis, '') or p_jumlah = 0 and p_jenis is null) and (p_jenis is null) = (p_sub is null)
    and (p_gl = gl('INTER_BRANCH')) = (p_lawan is not null) and (p_valuta = book_currency()) = (p_idr is null)
$$;

-- The number of a posting that people read out: branch, accounting date and journal id, nine digits or more.
create or replace function reference_number(p_cabang text, p_tanggal date, p_journal bigint) returns text language sql immutable as $$
  select p_cabang || to_char(p_tanggal, 'YYMMDD') || lpad(p_journal::text, greatest(9, length(p_journal::text)), '0')
$$;

-- What stood at the end of days follows daily totals that were just added: an account has a row for each day on which it moved, and what moves on an
-- earlier day than the last moves all later ones.
create or replace function update_day_balances(p_hari gl_daily[]) returns void language plpgsql security definer set search_path = public, pg_temp
set enable_seqscan = off set jit = off as $$
declare
  -- How far each account moved on each day, of its branch and of the bank.
  v_gerak gl_day_balance[] := array(
    select row(c.kode, d.kode_gl, d.tanggal, sum(d.debet_idr - d.kredit_idr)::bigint)::gl_day_balance
    from unnest(p_hari) d cross join unnest(array[d.kode_cabang, '']) c(kode) group by c.kode, d.kode_gl, d.tanggal);
begin
  insert into gl_day_balance (kode_cabang, kode_gl, tanggal, saldo)
  select g.kode_cabang, g.kode_gl, g.tanggal, coalesce((
    select s.saldo from gl_day_balance s where s.kode_cabang = g.kode_cabang and s.kode_gl = g.kode_gl and s.tanggal < g.tanggal order by s.tanggal desc limit 1), 0)
  from unnest(v_gerak) g on conflict do nothing;

  -- Each row from the first day on that moved takes what moved up to its own day.
  with gerak as materialized (select g.* from unnest(v_gerak) g),
  awal as materialized (select g.kode_cabang, g.kode_gl, min(g.tanggal) as hari from gerak g group by 1, 2)
  update gl_day_balance s set saldo = s.saldo + x.jumlah
  from (
    select l.kode_cabang, l.kode_gl, l.tanggal, sum(g.saldo) over (partition by l.kode_cabang, l.kode_gl order by l.tanggal)::bigint as jumlah
    from awal a join gl_day_balance l on l.kode_cabang = a.kode_cabang and l.kode_gl = a.kode_gl and l.tanggal >= a.hari
    left join gerak g on (g.kode_cabang, g.kode_gl, g.tanggal) = (l.kode_cabang, l.kode_gl, l.tanggal)) x
  where s.kode_cabang = x.kode_cabang and s.kode_gl = x.kode_gl and s.tanggal = x.tanggal and x.jumlah <> 0;
end $$;

-- Adds every finished, not yet rolled up line to the daily totals, to what stood at the end of days and to the accounts' value-dated balances; returns how many
-- lines. One folder at a time.
create or replace function rollup_gl_balances() returns bigint language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_dari bigint;
  v_sampai bigint;
  v_hari gl_daily[];
  v_baris bigint;
begin
  if not pg_try_advisory_xact_lock(7301) then return 0; end if;
  select horizon into v_dari from gl_rollup_watermark for update;
  v_sampai := pg_snapshot_xmin(pg_current_snapshot())::text::bigint;
  if v_sampai <= v_dari then return 0; end if;
  with hari as (
    select tanggal, kode_cabang, kode_valuta, kode_gl, coalesce(lawan, '') as lawan,
           coalesce(sum(jumlah) filter (where jumlah > 0), 0)::bigint as debet, coalesce(-sum(jumlah) filter (where jumlah < 0), 0)::bigint as kredit,
           coalesce(sum(idr) filter (where idr > 0), 0)::bigint as debet_idr, coalesce(-sum(idr) filter (where idr < 0), 0)::bigint as kredit_idr, count(*) as n
    from (select l.*, coalesce(l.jumlah_idr, l.jumlah) as idr from journal_line l where l.xid >= v_dari and l.xid < v_sampai) l
    group by 1, 2, 3, 4, 5)
  select array_agg(row(tanggal, kode_cabang, kode_valuta, kode_gl, lawan, debet, kredit, debet_idr, kredit_idr)::gl_daily), coalesce(sum(n), 0)
  into v_hari, v_baris from hari;
  if v_baris > 0 then
    insert into gl_daily select * from unnest(v_hari)
    on conflict (kode_cabang, kode_valuta, kode_gl, tanggal, lawan)
    do update set debet = gl_daily.debet + excluded.debet, kredit = gl_daily.kredit + excluded.kredit,
      debet_idr = gl_daily.debet_idr + excluded.debet_idr, kredit_idr = gl_daily.kredit_idr + excluded.kredit_idr;
    perform update_day_balances(v_hari);
    perform rollup_account_days(v_dari, v_sampai);
  end if;
  update gl_rollup_watermark set horizon = v_sampai;
  return v_baris;
end $$;

-- What a branch posted is rolled up before it goes on to another day, whoever turns it: all that is over by then, unless somebody else is rolling up just now (see `unaggregated_totals`). The
-- end of day has waited for its day's lines before (SALDO_HARIAN), and the next roll-up takes what is left.
create or replace function rollup_before_day() returns trigger language plpgsql as $$
begin
  perform rollup_gl_balances();
  return null;
end $$;
create or replace trigger branch_rollup before update of accounting_date on branch for each statement execute function rollup_before_day();

-- The lines that are not rolled up yet. Ways other than by the blocks that can hold such lines are shut, so that one plan serves every horizon and neither
-- the whole ledger is read nor all its months are planned for anew. A branch posts on its own day alone and its lines are rolled up when it goes on to the next one, so
-- that none of them is older than the month before that of the day furthest behind: older months are not looked into, however many there are.
create or replace function unaggregated_totals() returns table (
  tanggal date, kode_cabang text, kode_valuta text, kode_gl text, lawan text, debet bigint, kredit bigint, debet_idr bigint, kredit_idr bigint)
language plpgsql stable rows 100
set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off set jit = off set plan_cache_mode = force_generic_plan as $$
declare
  v_dari bigint := (select f.horizon from gl_rollup_watermark f);
  v_sejak date := coalesce(date_trunc('month', oldest_branch_day()) - interval '1 month', '-infinity');
begin
  return query
    select l.tanggal, l.kode_cabang, l.kode_valuta, l.kode_gl, coalesce(l.lawan, ''), greatest(l.jumlah, 0), greatest(-l.jumlah, 0),
           greatest(coalesce(l.jumlah_idr, l.jumlah), 0), greatest(-coalesce(l.jumlah_idr, l.jumlah), 0)
    from journal_line l where l.xid >= v_dari and l.tanggal >= v_sejak;
end $$;

-- Daily totals that are exact at this instant: what is rolled up and the tail that is not yet. One snapshot serves both.
create or replace view gl_total with (security_invoker = off) as
  select tanggal, kode_cabang, kode_valuta, kode_gl, lawan, debet, kredit, debet_idr, kredit_idr from gl_daily
  union all
  select tanggal, kode_cabang, kode_valuta, kode_gl, lawan, debet, kredit, debet_idr, kredit_idr from unaggregated_totals();
