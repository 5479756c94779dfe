-- The end of day of a branch: begun by a person, carried on by any core, one part after the other, each in one transaction with its mark
-- that it was done (ADR 0056). What a step does stands in its department; here stands that it is done once, in order, and to the end.

-- Queues the work on an end of day that goes on. Whoever runs it does no more than what was decided when it was begun.
create or replace function queue_end_of_day(p_run uuid, p_ke integer default 1) returns void language sql security definer set search_path = public, pg_temp as $$
  select graphile_worker.add_job('end_of_day', json_build_object('run', e.run::text), job_key => 'end_of_day:' || e.run || ':' || p_ke, max_attempts => 32767, priority => 100)
  from eod_run e where e.run = p_run and e.status = 'BERJALAN'
$$;

create or replace function eod_run_changed() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.status = 'SELESAI' then raise exception 'the end of day of % on % is finished', old.kode_cabang, old.tanggal; end if;
  perform pg_notify('hari', new.kode_cabang);
  if new.status = 'BERJALAN' and (tg_op = 'INSERT' or old.status <> 'BERJALAN') then perform queue_end_of_day(new.run); end if;
  return null;
end $$;
create or replace trigger eod_run_changed after insert or update on eod_run for each row execute function eod_run_changed();

create or replace function eod_part_changed() returns trigger language plpgsql as $$
begin
  if (select e.status from eod_run e where e.run = coalesce(new.run, old.run)) = 'SELESAI' then raise exception 'the end of day is finished'; end if;
  if tg_op = 'DELETE' then return old; end if;
  return new;
end $$;
create or replace trigger eod_step_guard before insert or update or delete on eod_step for each row execute function eod_part_changed();
create or replace trigger eod_chunk_guard before insert or update or delete on eod_chunk for each row execute function eod_part_changed();
create or replace trigger eod_finding_guard before insert or update or delete on eod_finding for each row execute function eod_part_changed();

create or replace function refuse_eod_delete() returns trigger language plpgsql as $$
begin
  raise exception 'the end of day of % on % stays', old.kode_cabang, old.tanggal;
end $$;
create or replace trigger eod_run_guard before delete on eod_run for each row execute function refuse_eod_delete();

-- Is a branch in its end of day? Then nobody moves anything of its day.
create or replace function is_end_of_day(p_cabang text) returns boolean language sql stable as $$
  select exists (select from eod_run e join branch b using (kode_cabang) where e.kode_cabang = p_cabang and e.tanggal = b.accounting_date and e.status <> 'SELESAI')
$$;

-- The branch whose end of day the present transaction works at a part of; null in any other transaction.
create or replace function eod_at_work() returns text language sql stable as $$
  select e.kode_cabang from eod_chunk c join eod_run e using (run)
  where c.xid = pg_current_xact_id_if_assigned()::text::bigint and c.status = 'MENUNGGU' limit 1
$$;

-- Is nobody else to post into a branch in its end of day? From its average balances on until the rate is set over them, and from the test of its books on: a
-- posting would leave them untrue.
create or replace function eod_is_locked(p_cabang text) returns boolean language sql stable as $$
  select exists (select from eod_run e join branch b using (kode_cabang) join eod_step s using (run)
    where e.kode_cabang = p_cabang and e.tanggal = b.accounting_date and e.status <> 'SELESAI' and s.status <> 'MENUNGGU' and (s.kode = 'UJI'
      or s.kode = 'RATA_RATA' and exists (select from eod_step h where h.run = e.run and h.kode = 'HI1000' and h.status <> 'SELESAI')))
$$;

-- Can an end of day of whichever branch post into this one on a day? Branches end their days side by side: each takes what the others owe it while it is not
-- locked. What comes otherwise waits for its next day.
create or replace function accepts_eod_postings(b branch, p_tanggal date) returns boolean language sql stable security definer set search_path = public, pg_temp as $$
  select b.accounting_date = p_tanggal and b.status in ('BUKA', 'CUT_OFF') and (b.status = 'BUKA' or eod_at_work() is not distinct from b.kode_cabang
    or not eod_is_locked(b.kode_cabang))
$$;

-- Can what other banks send be posted into a branch? Not during its end of day: what comes then waits for its next day.
create or replace function accepts_messages(b branch) returns boolean language sql stable security definer set search_path = public, pg_temp as $$
  select b.status = 'BUKA' or b.status = 'CUT_OFF' and not is_end_of_day(b.kode_cabang)
$$;

-- Branches of which a month still expects postings: those whose end of day on a day of it has not begun, or has not come to the test of its books. All
-- that posts comes before that test.
create or replace function month_still_posted(p_bulan date) returns table (kode_cabang text, nama_cabang text)
language sql stable security definer set search_path = public, pg_temp as $$
  select b.kode_cabang, b.nama_cabang from branch b
  where b.jenis <> 'HO' and b.status <> 'TUTUP' and date_trunc('month', b.accounting_date) = p_bulan and not exists (
    select from eod_run e where e.kode_cabang = b.kode_cabang and e.tanggal = b.accounting_date and (e.status = 'SELESAI' or exists (
      select from eod_step u where u.run = e.run and u.kode = 'UJI'
        and not exists (select from eod_step s where s.run = e.run and s.urut < u.urut and s.status <> 'SELESAI'))))
  order by 1
$$;

-- Begins the end of day of a branch whose day the caller holds. It covers what no end of day has covered: more than the last days where the
-- branch stayed closed. Head office may press on one that has stopped.
create or replace function start_end_of_day(b branch, p_user text, p_kedua text, p_alasan text) returns void language plpgsql as $$
declare
  e eod_run;
  v_berikut date;
begin
  -- A calendar that is changed at this instant is waited for, and one that changes from here on knows of this end of day (holiday_comes_in_time).
  lock table holiday in share mode;
  v_berikut := next_business_day(b.accounting_date);
  if not calendar_known(v_berikut) then perform refuse('CALENDAR_MISSING', jsonb_build_object('tahun', to_char(v_berikut, 'YYYY'), 'tanggal', v_berikut)); end if;
  select * into e from eod_run x where x.kode_cabang = b.kode_cabang and x.tanggal = b.accounting_date for update;
  if not found then
    insert into eod_run (kode_cabang, tanggal, dari, berikut, id_user, disetujui_oleh, paksa, alasan)
    values (b.kode_cabang, b.accounting_date,
      least(b.accounting_date, coalesce((select max(x.berikut) from eod_run x where x.kode_cabang = b.kode_cabang), b.accounting_date)),
      v_berikut, p_user, p_kedua, p_kedua is not null, p_alasan);
  elsif p_kedua is null or e.status = 'SELESAI' or e.paksa then
    perform refuse('EOD_RUNNING', jsonb_build_object('cabang', b.kode_cabang));
  else
    update eod_run set id_user = p_user, disetujui_oleh = p_kedua, paksa = true, alasan = p_alasan where run = e.run;
    perform eod_resume(e.run);
  end if;
end $$;

-- Takes up again what has stopped: the parts that were not done, and no other.
create or replace function eod_resume(p_run uuid) returns boolean language plpgsql as $$
begin
  perform from eod_run e where e.run = p_run and e.status in ('TERTAHAN', 'GAGAL') for update;
  if not found then return false; end if;
  delete from eod_finding f where f.run = p_run and (f.nomor is null or exists (
    select from eod_chunk c where (c.run, c.urut, c.nomor) = (f.run, f.urut, f.nomor) and c.status in ('TERTAHAN', 'GAGAL')));
  update eod_chunk set status = 'MENUNGGU' where run = p_run and status in ('TERTAHAN', 'GAGAL');
  update eod_step s set ulang = ulang + 1, status = case when d.dibagi then 'BERJALAN' else 'MENUNGGU' end, mulai = case when d.dibagi then s.mulai end
  from (select exists (select from eod_chunk c where c.run = p_run and c.urut = x.urut) as dibagi, x.urut from eod_step x where x.run = p_run) d
  where s.run = p_run and s.urut = d.urut and s.status in ('TERTAHAN', 'GAGAL');
  update eod_run set status = 'BERJALAN' where run = p_run;
  return true;
end $$;

-- Retries runs that wait, and queues a job for each that goes on without one: a job removed from the queue changes nothing in the books.
create or replace function requeue_ends_of_day() returns integer language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_n integer;
begin
  select count(*) filter (where eod_resume(e.run)) into v_n from (select run from eod_run where status = 'TERTAHAN' order by kode_cabang) e;
  perform queue_end_of_day(e.run) from eod_run e
  where e.status = 'BERJALAN' and not exists (select from graphile_worker._private_jobs q where q.key like 'end_of_day:' || e.run || ':%');
  return v_n;
end $$;

-- One runner at a time plans, begins or ends a step. Without it the next in line would wait for the end of day's row while the first already
-- holds it for a part of the new step, and stand idle until that part is done.
create or replace function lock_eod_run(p_run uuid) returns void language sql as $$ select pg_advisory_xact_lock(7336, hashtext(p_run::text)) $$;

-- The steps of an end of day, planned when it is first worked at: a release that comes meanwhile does not change them.
create or replace function eod_plan(p_run uuid, p_kode text[]) returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  -- A core that comes while it is under way helps at once: the lock below waits for every part that somebody works at.
  if exists (select from eod_step s where s.run = p_run) then return; end if;
  perform lock_eod_run(p_run);
  perform from eod_run e where e.run = p_run and e.status = 'BERJALAN' for update;
  if not found or exists (select from eod_step s where s.run = p_run) then return; end if;
  insert into eod_step (run, urut, kode) select p_run, k.n, k.kode from unnest(p_kode) with ordinality as k(kode, n);
end $$;

-- Begins a step with its parts, once, when all before it are done; with more than one part other cores are called to help.
create or replace function eod_begin_step(p_run uuid, p_urut integer, p_nomor integer[], p_dari text[], p_sampai text[]) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  e eod_run;
begin
  -- A core that comes after another has begun it does not wait for the parts that are under way since.
  if not exists (select from eod_step s where s.run = p_run and s.urut = p_urut and s.status = 'MENUNGGU') then return; end if;
  perform lock_eod_run(p_run);
  if not exists (select from eod_step s where s.run = p_run and s.urut = p_urut and s.status = 'MENUNGGU') then return; end if;
  -- From these steps on no other branch posts into this one: what is under way is through first.
  perform pg_advisory_xact_lock(7310, x.kode_cabang::integer) from eod_run x join eod_step s using (run)
  where x.run = p_run and s.urut = p_urut and s.kode in ('RATA_RATA', 'UJI');
  select * into e from eod_run x where x.run = p_run and x.status = 'BERJALAN' for update;
  if not found then return; end if;
  if exists (select from eod_step s where s.run = p_run and s.urut < p_urut and s.status <> 'SELESAI') then
    raise exception 'step % of end of day % comes before what it follows', p_urut, p_run;
  end if;
  update eod_step set status = 'BERJALAN', mulai = clock_timestamp(), bagian = cardinality(p_nomor) where run = p_run and urut = p_urut and status = 'MENUNGGU';
  if not found then return; end if;
  insert into eod_chunk (run, urut, nomor, dari, sampai)
  select p_run, p_urut, c.nomor, c.dari, c.sampai from unnest(p_nomor, p_dari, p_sampai) as c(nomor, dari, sampai);
  perform queue_end_of_day(p_run, g) from generate_series(2, least(cardinality(p_nomor), 2)) g;
  perform pg_notify('hari', e.kode_cabang);
end $$;

-- The next part that nobody works at, in order only when all before it are done; held until the caller's transaction ends; the end of day cannot stop or change meanwhile.
create or replace function eod_claim_chunk(p_run uuid, p_urut integer, p_berurutan boolean) returns table (nomor integer, dari text, sampai text)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  v_nomor integer;
begin
  -- A core that hangs in the middle of a part gives it up.
  perform set_config('idle_in_transaction_session_timeout', '60s', true);
  perform from eod_run e where e.run = p_run and e.status = 'BERJALAN' for share;
  if not found then return; end if;
  select c.nomor into v_nomor from eod_chunk c where c.run = p_run and c.urut = p_urut and c.status = 'MENUNGGU'
    and not (p_berurutan and exists (select from eod_chunk v where v.run = p_run and v.urut = p_urut and v.nomor < c.nomor and v.status <> 'SELESAI'))
    order by c.nomor limit 1 for update skip locked;
  if not found then return; end if;
  return query update eod_chunk c set xid = pg_current_xact_id()::text::bigint where c.run = p_run and c.urut = p_urut and c.nomor = v_nomor
    returning c.nomor, c.dari, c.sampai;
end $$;

create or replace function record_findings(p_run uuid, p_urut integer, p_nomor integer, p_temuan jsonb) returns void language sql as $$
  insert into eod_finding (run, urut, nomor, jenis, rekaman, nama, sebab, rincian, nominal, menghalangi)
  select p_run, p_urut, p_nomor, coalesce(t.jenis, ''), t.id, t.nama, t.sebab, coalesce(t.rincian, '{}'), t.nominal, t.menghalangi
  from jsonb_to_recordset(p_temuan) as t(jenis text, id text, nama text, sebab text, rincian jsonb, nominal bigint, menghalangi boolean)
$$;

-- Marks a part as done, in the transaction that did it. Its fingerprint takes in what it posted through the bulk posting function.
create or replace function eod_finish_chunk(p_run uuid, p_urut integer, p_nomor integer, p_baris bigint, p_langkah uuid, p_temuan jsonb) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_bagian integer;
  v_kode text;
begin
  select s.kode, s.bagian into strict v_kode, v_bagian from eod_step s where s.run = p_run and s.urut = p_urut;
  update eod_chunk c set status = 'SELESAI', selesai = clock_timestamp(), baris = p_baris,
    sidik = sha256(convert_to(format('%s|%s|%s|%s|%s|%s', v_kode, p_nomor, c.dari, c.sampai, p_baris,
      (select encode(b.sidik, 'hex') from bulk_chunk b where b.run = p_langkah and b.bagian = p_nomor)), 'UTF8'))
  where c.run = p_run and c.urut = p_urut and c.nomor = p_nomor and c.status = 'MENUNGGU';
  if not found then raise exception 'part % of step % is done already', p_nomor, v_kode; end if;
  perform record_findings(p_run, p_urut, p_nomor, p_temuan);
  -- Watching screens are notified about fifty times a step.
  if p_nomor % greatest(1, v_bagian / 50) = 0 then perform pg_notify('hari', (select e.kode_cabang from eod_run e where e.run = p_run)); end if;
end $$;

-- Records that a part was not done, after it was rolled back: what it waits for, or what broke it. Without a part: the step could not be divided.
create or replace function eod_stop_chunk(p_run uuid, p_urut integer, p_nomor integer, p_status text, p_temuan jsonb) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if p_status not in ('TERTAHAN', 'GAGAL') then raise exception 'a part stops as TERTAHAN or GAGAL'; end if;
  perform from eod_run e where e.run = p_run and e.status = 'BERJALAN' for update;
  if not found then return; end if;
  if p_nomor is null then
    update eod_step set status = p_status, mulai = clock_timestamp() where run = p_run and urut = p_urut and status = 'MENUNGGU';
  else
    update eod_chunk set status = p_status where run = p_run and urut = p_urut and nomor = p_nomor and status = 'MENUNGGU';
  end if;
  if not found then return; end if;
  perform record_findings(p_run, p_urut, p_nomor, p_temuan);
  if p_nomor is null then update eod_run set status = p_status where run = p_run; end if;
end $$;

-- Ends a step of which every part was tried, or could not be for one that stopped; returns how it stands. MENUNGGU: a part is still to be taken. The end of day ends with its last step.
create or replace function eod_finish_step(p_run uuid, p_urut integer) returns text language plpgsql security definer set search_path = public, pg_temp as $$
declare
  s eod_step;
  r record;
begin
  -- A core that comes after another has ended it does not wait for the parts of the next.
  select * into s from eod_step x where x.run = p_run and x.urut = p_urut;
  if s.status <> 'BERJALAN' then return s.status; end if;
  perform lock_eod_run(p_run);
  select * into s from eod_step x where x.run = p_run and x.urut = p_urut;
  if s.status <> 'BERJALAN' then return s.status; end if;
  -- Waits for every part that is under way.
  perform from eod_run e where e.run = p_run and e.status = 'BERJALAN' for update;
  if not found then return (select e.status from eod_run e where e.run = p_run); end if;
  select count(*) filter (where c.status = 'MENUNGGU') as sisa, bool_or(c.status = 'GAGAL') as gagal, bool_or(c.status = 'TERTAHAN') as tertahan,
         coalesce(sum(c.baris), 0)::bigint as baris, sha256(coalesce(string_agg(c.sidik, ''::bytea order by c.nomor), ''::bytea)) as sidik
  into r from eod_chunk c where c.run = p_run and c.urut = p_urut;
  if r.sisa > 0 and not (r.gagal or r.tertahan) then return 'MENUNGGU'; end if;
  if r.gagal or r.tertahan then
    s.status := case when r.gagal then 'GAGAL' else 'TERTAHAN' end;
    update eod_step set status = s.status where run = p_run and urut = p_urut;
    update eod_run set status = s.status where run = p_run;
    return s.status;
  end if;
  update eod_step set status = 'SELESAI', selesai = clock_timestamp(), baris = r.baris, sidik = r.sidik where run = p_run and urut = p_urut;
  if not exists (select from eod_step x where x.run = p_run and x.status <> 'SELESAI') then
    update eod_run set status = 'SELESAI', selesai = clock_timestamp() where run = p_run;
  else
    perform pg_notify('hari', (select e.kode_cabang from eod_run e where e.run = p_run));
  end if;
  return 'SELESAI';
end $$;

-- The end of day in whose step the caller is. What a step changes besides posting, it changes only there.
create or replace function assert_eod_step(p_run uuid, p_kode text) returns eod_run language plpgsql as $$
declare
  e eod_run;
begin
  select * into e from eod_run x where x.run = p_run and x.status = 'BERJALAN' for share;
  if not found or not exists (select from eod_step s where s.run = p_run and s.kode = p_kode and s.status = 'BERJALAN') then
    raise insufficient_privilege using message = format('it is not the time of %s', p_kode);
  end if;
  return e;
end $$;

-- HENTIKAN_LOKET: whatever a person had under way is through; during the end of day no operation of a person begins.
create or replace function eod_stop_counters(p_run uuid) returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  e eod_run := assert_eod_step(p_run, 'HENTIKAN_LOKET');
begin
  perform lock_branch_day(e.kode_cabang, e.tanggal, 'CUT_OFF');
end $$;

-- TITIK_SIMPAN: where the books stand before anything is done by itself, to be found again in a backup and in the chain.
create or replace function eod_savepoint(p_run uuid) returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  e eod_run := assert_eod_step(p_run, 'TITIK_SIMPAN');
begin
  update eod_run set titik = jsonb_build_object('xid', pg_current_xact_id()::text, 'wal', pg_current_wal_insert_lsn()::text,
    'rantai', (select jsonb_build_object('posisi', c.posisi, 'hash', encode(c.hash, 'hex')) from audit_chain c where c.posisi = (select a.posisi from audit_chain_head a)))
  where run = p_run;
end $$;

-- BATALKAN_MENUNGGU: returns how many items it ended.
create or replace function eod_cancel_items(p_run uuid) returns integer language plpgsql security definer set search_path = public, pg_temp as $$
declare
  e eod_run := assert_eod_step(p_run, 'BATALKAN_MENUNGGU');
begin
  return end_items(e.kode_cabang, e.id_user);
end $$;

-- LEPAS_TAHAN: holds and blocks whose last day this was set their account free; returns how many accounts were checked.
create or replace function eod_release_holds(p_run uuid) returns integer language plpgsql security definer set search_path = public, pg_temp as $$
declare
  e eod_run := assert_eod_step(p_run, 'LEPAS_TAHAN');
begin
  return roll_account_rows(e.kode_cabang, e.tanggal, e.tanggal + 1);
end $$;

-- DORMAN: accounts between two numbers that will have been inactive too long when the next day begins; returns how many changed.
create or replace function eod_mark_dormant(p_run uuid, p_dari text, p_sampai text) returns integer language plpgsql security definer set search_path = public, pg_temp as $$
declare
  e eod_run := assert_eod_step(p_run, 'DORMAN');
begin
  return mark_accounts_dormant(e.kode_cabang, e.berikut, p_dari, p_sampai);
end $$;

-- The trial balance of a branch on a day: how many rows, and a fingerprint over account, currency, opening balance, debits and credits of each.
create or replace function trial_balance_print(p_cabang text, p_tanggal date, out baris integer, out sidik bytea) language sql stable as $$
  select count(*)::integer, sha256(convert_to(coalesce(string_agg(format('%s|%s|%s|%s|%s', x.kode_gl, x.kode_valuta, x.awal, x.debet, x.kredit), E'\n' order by x.kode_gl, x.kode_valuta), ''), 'UTF8'))
  from (select t.kode_gl, t.kode_valuta, coalesce(sum(t.debet - t.kredit) filter (where t.tanggal < p_tanggal), 0) as awal,
      coalesce(sum(t.debet) filter (where t.tanggal = p_tanggal), 0) as debet, coalesce(sum(t.kredit) filter (where t.tanggal = p_tanggal), 0) as kredit
    from gl_total t where t.kode_cabang = p_cabang and t.tanggal <= p_tanggal group by 1, 2) x
$$;

create or replace function record_trial_balance(e eod_run) returns integer language sql as $$
  update eod_run set (neraca_baris, neraca) = (select p.baris, p.sidik from trial_balance_print(e.kode_cabang, e.tanggal) p) where run = e.run returning neraca_baris
$$;

-- LAPORAN: what the day's reports say is bound to the end of day; returns how many rows.
create or replace function eod_reports(p_run uuid) returns integer language plpgsql security definer set search_path = public, pg_temp as $$
begin
  return record_trial_balance(assert_eod_step(p_run, 'LAPORAN'));
end $$;

-- GULIR: the day is closed, proved once more with the day to itself.
create or replace function eod_close(p_run uuid) returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  e eod_run := assert_eod_step(p_run, 'GULIR');
  b branch;
begin
  b := lock_branch_day(e.kode_cabang, e.tanggal, 'CUT_OFF');
  -- Blank paper of somebody who was switched off since the counters stopped moves nothing of this day: the next close asks for it.
  if not e.paksa and exists (select from day_blockers(b.kode_cabang) x where x.kode <> 'STOK_CETAK' or x.nominal <> 0) then
    perform refuse('DAY_NOT_READY', jsonb_build_object('cabang', b.kode_cabang, 'sebab', 'BELUM_SELESAI'));
  end if;
  if exists (select from eod_step s where s.run = p_run and s.kode <> 'GULIR' and s.status <> 'SELESAI') then
    raise exception 'the day of % does not turn before its end of day is done', b.kode_cabang;
  end if;
  -- Another branch may have posted into this one since its reports: with the day to itself they are what they stay.
  if e.neraca is not null then perform record_trial_balance(e); end if;
  perform close_day(b, e.id_user, e.disetujui_oleh, e.alasan);
end $$;

-- A person takes up again what has stopped.
create or replace function effect_eod_resume(e jsonb, k effect_context) returns void language plpgsql as $$
declare
  v_run uuid := (e ->> 'run')::uuid;
begin
  if not eod_resume(v_run) then
    perform refuse('EOD_RUNNING', jsonb_build_object('cabang', (select x.kode_cabang from eod_run x where x.run = v_run)));
  end if;
end $$;
