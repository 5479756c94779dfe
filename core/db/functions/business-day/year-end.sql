-- The end of the year (core/business-day/README.md; domain: EOM and EOY, invariant 25): income and expenses of a branch go to 403001.

-- Returns what stands in the classes of income and expense of a branch up to a day, debit above zero; in the books' currency, in which they are kept.
create or replace function result_accounts(p_cabang text, p_tanggal date) returns table (kode_gl text, saldo bigint) language sql stable as $$
  select t.kode_gl, sum(t.debet_idr - t.kredit_idr)::bigint from gl_total t join gl_account g using (kode_gl)
  where t.kode_cabang = p_cabang and t.tanggal <= p_tanggal and g.tipe in ('I', 'X')
  group by t.kode_gl having sum(t.debet_idr - t.kredit_idr) <> 0
$$;

-- The last day of the year that an end of day ends: its own, or the year's before where that was not ended in time. What was booked since is of the new year.
create or replace function year_ended_by(e eod_run) returns date language sql immutable as $$
  select make_date(extract(year from e.dari)::integer, 12, 31)
$$;

-- TUTUP_TAHUN: takes the day of the branch for itself and returns what is to be closed.
create or replace function claim_year_end(p_run uuid) returns table (kode_gl text, saldo bigint) language plpgsql security definer set search_path = public, pg_temp as $$
declare
  e eod_run := assert_eod_step(p_run, 'TUTUP_TAHUN');
begin
  perform lock_branch_day(e.kode_cabang, e.tanggal, 'CUT_OFF');
  return query select r.kode_gl, r.saldo from result_accounts(e.kode_cabang, least(e.tanggal, year_ended_by(e))) r order by r.kode_gl;
end $$;

-- Branches that keep head office from closing the year: at work in it, or with income and expenses of it that were not carried over.
create or replace function years_open(p_tahun integer) returns table (kode_cabang text, nama_cabang text) language sql stable security definer set search_path = public, pg_temp as $$
  select b.kode_cabang, b.nama_cabang from branch b
  where b.jenis <> 'HO' and not exists (select from year_end y where y.tahun = p_tahun and y.kode_cabang = b.kode_cabang)
    and (b.status <> 'TUTUP' and b.accounting_date <= make_date(p_tahun, 12, 31)
      or exists (select from result_accounts(b.kode_cabang, least(b.accounting_date, make_date(p_tahun, 12, 31)))))
  order by b.kode_cabang
$$;

-- Records what TUTUP_TAHUN has posted: nothing stands in the classes any more. With head office's the year takes no value date: its months count as distributed.
create or replace function record_year_end(p_run uuid) returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  e eod_run := assert_eod_step(p_run, 'TUTUP_TAHUN');
  v_tahun integer := extract(year from year_ended_by(e));
  v_jurnal bigint;
  v_hasil bigint;
begin
  if extract(year from e.berikut) = v_tahun then raise exception '% does not end with the end of day of %', v_tahun, e.tanggal; end if;
  select j.id, -sum(l.jumlah) filter (where l.kode_gl = gl('RETAINED_EARNINGS')) into v_jurnal, v_hasil
  from journal j join journal_line l on (l.journal_id, l.tanggal) = (j.id, j.tanggal)
  where j.kode_cabang = e.kode_cabang and j.tanggal = e.tanggal and j.xid = pg_current_xact_id()::text::bigint and j.operasi = 'TUTUP_TAHUN' group by j.id;
  -- A year that ends late keeps its figures at its own end: what stands there is what this journal carries over.
  if exists (
    select from result_accounts(e.kode_cabang, least(e.tanggal, year_ended_by(e))) r
    full join (select l.kode_gl, sum(l.jumlah) as jumlah from journal_line l join gl_account g on g.kode_gl = l.kode_gl and g.tipe in ('I', 'X')
      where (l.journal_id, l.tanggal) = (v_jurnal, e.tanggal) and e.tanggal > year_ended_by(e) group by 1) l using (kode_gl)
    where coalesce(r.saldo, 0) + coalesce(l.jumlah, 0) <> 0) then raise exception 'the year % of % is not carried over', v_tahun, e.kode_cabang; end if;
  insert into year_end (tahun, kode_cabang, tanggal, hasil, journal_id) values (v_tahun, e.kode_cabang, e.tanggal, coalesce(v_hasil, 0), v_jurnal);
  if (select b.jenis from branch b where b.kode_cabang = e.kode_cabang) <> 'HO' then return; end if;
  if exists (select from years_open(v_tahun)) then raise exception 'branches have not closed %', v_tahun; end if;
  insert into gl_period (bulan, status, akhir_tahun)
  select make_date(v_tahun, m, 1), 'DIBAGIKAN', m = 12 from generate_series(1, 12) m
  on conflict (bulan) do update set status = case gl_period.status when 'BUKA' then 'DIBAGIKAN' else gl_period.status end, akhir_tahun = excluded.akhir_tahun;
end $$;

-- Does a set post to the income or expenses of a branch that has closed the year of the day?
create or replace function prove_year_open(p_tanggal date, p_cabang text[], p_gl text[]) returns void language plpgsql stable as $$
begin
  if exists (
    select from unnest(p_cabang, p_gl) as l(cabang, gl) join year_end y on y.kode_cabang = l.cabang and y.tahun = extract(year from p_tanggal)
    join gl_account g on g.kode_gl = l.gl and g.tipe in ('I', 'X')) then
    perform refuse('PERIOD_CLOSED', jsonb_build_object('bulan', to_char(p_tanggal, 'YYYY-MM')));
  end if;
end $$;
