-- Reports that recur by the calendar (core/books/README.md). A schedule is a record of two persons; a day that has ended is written down for it, and a job
-- of any core files what is due of it.

create or replace function number_report_schedule(p_cabang text, p_baris jsonb) returns text language sql as $$
  select 'JL' || lpad(nextval('report_schedule_serial')::text, 6, '0')
$$;

-- Head office keeps them, and one is switched off, not removed.
create or replace function before_report_schedule(e jsonb, p_user text, p_kedua text) returns jsonb language plpgsql as $$
begin
  if e ->> 'aksi' = 'HAPUS' then raise exception 'a schedule is switched off, not removed'; end if;
  if not exists (select from app_user u join branch b using (kode_cabang) where u.id_user = p_user and b.jenis = 'HO') then
    raise exception 'schedules of reports are kept by head office';
  end if;
  return null;
end $$;

-- Does a schedule fall due on a day? Of HARIAN each business day.
create or replace function report_falls_due(s report_schedule, p_hari date) returns boolean language sql stable as $$
  select p_hari >= s.mulai and p_hari <= coalesce(s.sampai, p_hari) and case s.kalender
    when 'HARIAN' then is_business_day(p_hari)
    when 'MINGGUAN' then extract(isodow from p_hari) = s.hari
    when 'BULANAN' then extract(day from p_hari) = least(s.hari, extract(day from month_end(p_hari)))
    when 'AKHIR_BULAN' then p_hari = month_end(p_hari)
    else p_hari = s.mulai end
$$;

-- The latest due date that an end of day covers; null for none. A due date on a holiday is made after the end of day before it, whose books it shows.
create or replace function report_due_in(s report_schedule, p_dari date, p_berikut date) returns date language sql stable as $$
  select max(g::date) from generate_series(p_dari, p_berikut - 1, interval '1 day') g where report_falls_due(s, g::date)
$$;

-- When it falls due next from a day on, within the year to come; null for one that is off or over.
create or replace function report_due_next(s report_schedule, p_sejak date) returns date language sql stable as $$
  select min(g::date) from generate_series(greatest(s.mulai, p_sejak), greatest(s.mulai, p_sejak) + 366, interval '1 day') g
  where s.aktif and report_falls_due(s, g::date)
$$;

-- An end of day that has ended leaves its day to the schedules.
create or replace function report_day_ended() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select from report_schedule s where s.aktif) then
    insert into report_day_pending (kode_cabang, tanggal, dari, berikut) values (new.kode_cabang, new.tanggal, new.dari, new.berikut) on conflict do nothing;
  end if;
  return null;
end $$;
create or replace trigger report_day_ended after update on eod_run for each row
  when (new.status = 'SELESAI' and old.status <> 'SELESAI') execute function report_day_ended();

-- Takes a day that has ended: what is due of it and not dealt with yet. Another core that looks at the same time passes it by. No row: nothing is left.
create or replace function claim_report_day() returns table (kode_cabang text, tanggal date) language plpgsql security definer set search_path = public, pg_temp as $$
begin
  return query select e.kode_cabang, e.tanggal from report_day_pending e order by e.tanggal, e.kode_cabang limit 1 for update skip locked;
end $$;

-- Returns what is due of a day that has ended, of a branch's own or, of head office, of the whole bank.
create or replace function reports_due(p_cabang text, p_tanggal date) returns table (nomor_jadwal text, jatuh_tempo date) language sql stable as $$
  select s.nomor_jadwal, d.jatuh_tempo
  from report_day_pending e join branch b using (kode_cabang) join report_schedule s on s.aktif and case s.lingkup
    when 'SELURUH' then b.jenis = 'HO' when 'CABANG' then s.kode_cabang = e.kode_cabang else true end
  cross join lateral (select report_due_in(s, e.dari, e.berikut) as jatuh_tempo) d
  where e.kode_cabang = p_cabang and e.tanggal = p_tanggal and d.jatuh_tempo is not null
    and not exists (select from report_schedule_due x where (x.nomor_jadwal, x.kode_cabang, x.jatuh_tempo) = (s.nomor_jadwal, e.kode_cabang, d.jatuh_tempo))
  order by s.nomor_jadwal
$$;

-- Records what became of a due date: the job that was filed in the same transaction, or why there is none. Once: a second one breaks its transaction.
create or replace function record_report_due(p_jadwal text, p_cabang text, p_jatuh date, p_tanggal date, p_job uuid, p_sebab text, p_rincian jsonb) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (select from reports_due(p_cabang, p_tanggal) d where (d.nomor_jadwal, d.jatuh_tempo) = (p_jadwal, p_jatuh)) then
    raise exception 'schedule % of branch % is not due on %', p_jadwal, p_cabang, p_jatuh;
  end if;
  insert into report_schedule_due (nomor_jadwal, kode_cabang, jatuh_tempo, tanggal, id_job, sebab, rincian)
  values (p_jadwal, p_cabang, p_jatuh, p_tanggal, p_job, p_sebab, p_rincian);
end $$;

-- All that was due of the day is dealt with.
create or replace function finish_report_day(p_cabang text, p_tanggal date) returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select from reports_due(p_cabang, p_tanggal)) then raise exception 'the day of % still has reports that are due', p_cabang; end if;
  delete from report_day_pending e where e.kode_cabang = p_cabang and e.tanggal = p_tanggal;
end $$;
