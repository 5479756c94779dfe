-- The bank's calendar as head office changes it (docs/adr/0019-one-bank-date-followed-by-the-branches.md). Installation files, the screen and tests write the same rows through the same
-- guards: a day that an end of day has counted stays (days.sql), and what rests on business days moves with the calendar.

-- A holiday belongs to the calendar of its year, which begins with its first one.
create or replace function holiday_has_year() returns trigger language plpgsql as $$
begin
  new.tahun := coalesce(new.tahun, extract(year from new.tanggal)::integer);
  insert into calendar_year (tahun) values (new.tahun) on conflict do nothing;
  return new;
end $$;
create or replace trigger holiday_has_year before insert on holiday for each row execute function holiday_has_year();

-- Cheques whose good-funds day a change of the calendar moves, and where to: as many business days after lodging as before (domain: clearing, good-funds
-- date). `p_libur` are the days that become holidays, `p_kerja` those that become business days, `p_kini` whether the calendar has them already.
-- A cheque whose day was no business day before keeps it: its count is not known. Maturities, value dates and holds keep the day that was agreed.
create or replace function warkat_moved_by_calendar(p_libur date[], p_kerja date[], p_kini boolean) returns table (id_warkat bigint, lama date, baru date)
language sql stable as $$
  with hari as (
    select g::date as tanggal,
      extract(isodow from g) < 6 and (p_kini and g::date = any (p_libur) or not (p_kini and g::date = any (p_kerja))
        and not exists (select from holiday h where h.tanggal = g::date)) as dulu,
      extract(isodow from g) < 6 and g::date <> all (p_libur) and (g::date = any (p_kerja)
        or not exists (select from holiday h where h.tanggal = g::date)) as nanti
    from (select min(w.tanggal_setor) as dari, max(w.tanggal_efektif) as sampai from clearing_warkat w where w.status in ('DISETOR', 'SELESAI_KLIRING')) r
      cross join lateral generate_series(r.dari + 1, r.sampai + 60, interval '1 day') g),
  rentang as (
    select w.id_warkat, w.tanggal_setor, w.tanggal_efektif, (select count(*) from hari x where x.tanggal > w.tanggal_setor and x.tanggal <= w.tanggal_efektif and x.dulu) as hari_kerja
    from clearing_warkat w join hari e on e.tanggal = w.tanggal_efektif and e.dulu
    where w.status in ('DISETOR', 'SELESAI_KLIRING') and exists (select from unnest(p_libur || p_kerja) c where c > w.tanggal_setor and c <= w.tanggal_efektif))
  select r.id_warkat, r.tanggal_efektif, b.tanggal from rentang r
    cross join lateral (select x.tanggal from hari x where x.tanggal > r.tanggal_setor and x.nanti order by x.tanggal offset r.hari_kerja - 1 limit 1) b
  where b.tanggal <> r.tanggal_efektif
$$;

create or replace function holiday_moves_warkat() returns trigger language plpgsql as $$
declare
  v_hari date[] := (select coalesce(array_agg(c.tanggal), '{}') from berubah c);
begin
  update clearing_warkat w set tanggal_efektif = s.baru
  from warkat_moved_by_calendar(case tg_op when 'INSERT' then v_hari else '{}' end, case tg_op when 'DELETE' then v_hari else '{}' end, true) s
  where s.id_warkat = w.id_warkat;
  return null;
end $$;
create or replace trigger holiday_put_in after insert on holiday referencing new table as berubah for each statement execute function holiday_moves_warkat();
create or replace trigger holiday_withdrawn after delete on holiday referencing old table as berubah for each statement execute function holiday_moves_warkat();

-- Days that a change puts into a year's calendar or takes out of it are days to come: { baris: { tahun }, bagian: { holiday: [{ tanggal, nama, dasar }] } }.
create or replace function before_calendar_year(e jsonb, p_user text, p_kedua text) returns jsonb language plpgsql as $$
declare
  v_hari date;
begin
  if e ->> 'aksi' = 'HAPUS' or jsonb_array_length(e -> 'bagian' -> 'holiday') = 0 then raise exception 'a year keeps its calendar'; end if;
  lock table holiday in share row exclusive mode;
  select min(c.tanggal) into v_hari from (
    select (x ->> 'tanggal')::date as tanggal from jsonb_array_elements(e -> 'bagian' -> 'holiday') x
    where not exists (select from holiday h where h.tanggal = (x ->> 'tanggal')::date)
    union all
    select h.tanggal from holiday h where h.tahun = (e #>> '{baris,tahun}')::integer
      and not exists (select from jsonb_array_elements(e -> 'bagian' -> 'holiday') x where (x ->> 'tanggal')::date = h.tanggal)) c
  where c.tanggal <= (select max(b.accounting_date) from branch b);
  if v_hari is not null then perform refuse('CALENDAR_PAST', jsonb_build_object('tanggal', v_hari)); end if;
  return null;
end $$;
