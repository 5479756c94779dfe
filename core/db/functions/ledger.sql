create or replace function ensure_journal_partition(p_tanggal date) returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_awal date := date_trunc('month', p_tanggal);
  v_nama text := format('journal_line_%s', to_char(v_awal, 'YYYYMM'));
begin
  if to_regclass(v_nama) is null then
    perform pg_advisory_xact_lock(7300);
    if to_regclass(v_nama) is null then
      execute format('create table %I partition of journal_line for values from (%L) to (%L)', v_nama, v_awal, v_awal + interval '1 month');
    end if;
  end if;
end $$;

-- Adds every finished, not yet folded line to the daily totals; answers how many lines. One folder at a time.
create or replace function fold_ledger() returns bigint language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_dari bigint;
  v_sampai bigint;
  v_baris bigint;
begin
  if not pg_try_advisory_xact_lock(7301) then return 0; end if;
  select horizon into v_dari from fold_state for update;
  v_sampai := pg_snapshot_xmin(pg_current_snapshot())::text::bigint;
  if v_sampai <= v_dari then return 0; end if;
  with baris as (
    select tanggal, kode_cabang, kode_valuta, kode_gl, coalesce(lawan, '') as lawan,
           sum(jumlah) filter (where jumlah > 0) as debet, -sum(jumlah) filter (where jumlah < 0) as kredit, count(*) as n
    from journal_line where xid >= v_dari and xid < v_sampai
    group by 1, 2, 3, 4, 5
  ), tambah as (
    insert into gl_daily (tanggal, kode_cabang, kode_valuta, kode_gl, lawan, debet, kredit)
    select tanggal, kode_cabang, kode_valuta, kode_gl, lawan, coalesce(debet, 0), coalesce(kredit, 0) from baris
    on conflict (kode_cabang, kode_valuta, kode_gl, tanggal, lawan)
    do update set debet = gl_daily.debet + excluded.debet, kredit = gl_daily.kredit + excluded.kredit
  )
  select coalesce(sum(n), 0) into v_baris from baris;
  update fold_state set horizon = v_sampai;
  return v_baris;
end $$;

-- The lines that are not folded yet. A function, because the planner sees the horizon as a value here and not as a question, and
-- so reads the few blocks that can hold such lines and not the whole ledger.
create or replace function ledger_tail() returns table (tanggal date, kode_cabang text, kode_valuta text, kode_gl text, lawan text, debet bigint, kredit bigint)
language plpgsql stable rows 100 as $$
declare
  v_dari bigint := (select f.horizon from fold_state f);
begin
  return query
    select l.tanggal, l.kode_cabang, l.kode_valuta, l.kode_gl, coalesce(l.lawan, ''), greatest(l.jumlah, 0), greatest(-l.jumlah, 0)
    from journal_line l where l.xid >= v_dari;
end $$;

-- Daily totals that are exact at this instant: what is folded and the tail that is not yet. One snapshot serves both.
create or replace view gl_total with (security_invoker = off) as
  select tanggal, kode_cabang, kode_valuta, kode_gl, lawan, debet, kredit from gl_daily
  union all
  select tanggal, kode_cabang, kode_valuta, kode_gl, lawan, debet, kredit from ledger_tail();
