-- Files that take time to make (docs/adr/0107-report-files-are-made-in-their-own-process.md). Who may ask for what the core has proved before.

-- Its readers hear how far it is: at most once a second, unless its state moves.
create or replace function notify_report_readers(r report_job) returns void language sql as $$
  select pg_notify('laporan', coalesce(r.id_user, ''))
$$;

create or replace function queue_report(p_id uuid) returns void language sql security definer set search_path = public, pg_temp as $$
  -- Two lines for the whole bank, whose each reader stands in one of them: reports never take the queue from ends of day.
  select graphile_worker.add_job('report', json_build_object('id', r.id::text), queue_name => 'report:' || abs(hashtext(coalesce(r.id_user, r.kode_cabang))) % 2,
    job_key => 'report:' || r.id, max_attempts => 25)
  from report_job r where r.id = p_id and r.status in ('ANTRE', 'BERJALAN')
$$;

-- Gives a job to a report that waits without one, and gives up one that was begun again and again without end.
create or replace function requeue_reports() returns integer language plpgsql security definer set search_path = public, pg_temp as $$
declare
  r report_job;
  v_n integer := 0;
begin
  for r in select * from report_job x where x.status in ('ANTRE', 'BERJALAN')
    and not exists (select from graphile_worker._private_jobs q where q.key = 'report:' || x.id and q.attempts < q.max_attempts) for update skip locked loop
    if exists (select from graphile_worker._private_jobs q where q.key = 'report:' || r.id) then
      update report_job x set status = 'GAGAL', sebab = 'REPORT_GAVE_UP', giliran = null, selesai_pada = clock_timestamp() where x.id = r.id returning * into r;
      perform notify_report_readers(r);
    else
      perform queue_report(r.id);
    end if;
    v_n := v_n + 1;
  end loop;
  return v_n;
end $$;

-- Files a question under its number: { jenis, kode, tanya, bentuk, kertas, sidik, kode_cabang, nomor, untuk_peran }. The same question of the same reader
-- that waits still is the same job. REPORT_QUEUE_FULL beyond what one person may have waiting.
create or replace function request_report(p_user text, p_isi jsonb) returns report_job language plpgsql security definer set search_path = public, pg_temp as $$
declare
  r report_job;
  v_hari date := (select max(b.accounting_date) from branch b);
  v_batas integer := parameter_on('laporan_antre_maks', v_hari)::integer;
begin
  perform pg_advisory_xact_lock(7331, hashtext(coalesce(p_user, p_isi ->> 'kode_cabang')));
  select * into r from report_job x
  where coalesce(x.id_user, '') = coalesce(p_user, '') and x.kode_cabang = p_isi ->> 'kode_cabang' and x.sidik = p_isi ->> 'sidik' and x.status in ('ANTRE', 'BERJALAN');
  if r.id is not null then return r; end if;
  if p_user is not null and (select count(*) from report_job x where x.id_user = p_user and x.status in ('ANTRE', 'BERJALAN')) >= v_batas then
    perform refuse('REPORT_QUEUE_FULL', jsonb_build_object('batas', v_batas::text));
  end if;
  insert into report_job (jenis, kode, tanya, bentuk, kertas, sidik, id_user, untuk_peran, kode_cabang, seluruh, nomor)
  values (p_isi ->> 'jenis', p_isi ->> 'kode', p_isi -> 'tanya', p_isi ->> 'bentuk', coalesce(p_isi ->> 'kertas', ''), p_isi ->> 'sidik', p_user,
    array(select jsonb_array_elements_text(coalesce(p_isi -> 'untuk_peran', '[]'))), p_isi ->> 'kode_cabang',
    coalesce((p_isi ->> 'seluruh')::boolean, false), p_isi ->> 'nomor')
  returning * into r;
  perform queue_report(r.id);
  perform notify_report_readers(r);
  return r;
end $$;

-- Begins an attempt under a turn of its own; nothing where the job is over. Whoever had a turn before has it no longer.
create or replace function claim_report(p_id uuid, p_giliran uuid) returns setof report_job language plpgsql security definer set search_path = public, pg_temp as $$
declare
  r report_job;
begin
  update report_job x set status = 'BERJALAN', giliran = p_giliran, percobaan = x.percobaan + 1, baris = 0, perkiraan = null, sebab = '', rincian = '{}', mulai_pada = clock_timestamp()
  where x.id = p_id and x.status in ('ANTRE', 'BERJALAN') returning * into r;
  if r.id is null then return; end if;
  perform notify_report_readers(r);
  return next r;
end $$;

-- Records how far an attempt is. False where it is no longer its turn: it was cancelled, or another core has taken it up.
create or replace function record_report(p_id uuid, p_giliran uuid, p_baris bigint, p_perkiraan bigint) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  r report_job;
  v_kabar boolean;
begin
  select * into r from report_job x where x.id = p_id and x.giliran = p_giliran and x.status = 'BERJALAN' for update;
  if r.id is null then return false; end if;
  v_kabar := r.dikabari_pada is null or r.dikabari_pada < clock_timestamp() - interval '1 second';
  update report_job x set baris = p_baris, perkiraan = coalesce(p_perkiraan, x.perkiraan), dikabari_pada = case when v_kabar then clock_timestamp() else x.dikabari_pada end
  where x.id = p_id;
  if v_kabar then perform notify_report_readers(r); end if;
  return true;
end $$;

-- Notifies all readers that a job is over: who asked, or who holds one of its roles in the branch, or at head office where the role is of head office.
create or replace function notify_report_over(r report_job) returns void language plpgsql as $$
declare
  v_user text;
  v_id bigint;
begin
  for v_user in select r.id_user where r.id_user is not null union
    select u.id_user from app_user u join user_role p using (id_user) join role o using (role_id)
      where r.id_user is null and u.aktif and (u.kode_cabang = r.kode_cabang or o.kantor_pusat) and p.role_id = any (r.untuk_peran) loop
    insert into inbox_event (id_flow, jenis, flow_code, flow_state, kode_cabang, user_input)
    values (r.id, 'LAPORAN', r.kode, r.status, r.kode_cabang, v_user) returning id into v_id;
    perform pg_notify('inbox', v_id::text);
  end loop;
  perform notify_report_readers(r);
end $$;

-- The file lies under its key: { kunci, ukuran, sha256, baris, per, cadangan, selamanya, pemeriksaan }. False where it is no longer its turn; then its object is to go.
create or replace function end_report(p_id uuid, p_giliran uuid, p_isi jsonb) returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
declare
  r report_job;
  v_siapa text;
  v_hari integer := parameter_on('laporan_simpan_hari', (select max(b.accounting_date) from branch b))::integer;
begin
  update report_job x set status = 'SIAP', giliran = null, kunci = p_isi ->> 'kunci', ukuran = (p_isi ->> 'ukuran')::bigint, sha256 = decode(p_isi ->> 'sha256', 'hex'),
    baris = (p_isi ->> 'baris')::bigint, per = (p_isi ->> 'per')::timestamptz, cadangan = (p_isi ->> 'cadangan')::boolean, pemeriksaan = coalesce(p_isi -> 'pemeriksaan', '[]'), selesai_pada = clock_timestamp(),
    disimpan_sampai = case when (p_isi ->> 'selamanya')::boolean then null else clock_timestamp() + make_interval(days => v_hari) end
  where x.id = p_id and x.giliran = p_giliran and x.status = 'BERJALAN' returning * into r;
  if r.id is null then return false; end if;
  v_siapa := coalesce(r.id_user, 'SISTEM');
  perform write_audit(v_siapa, r.kode_cabang, 'LAPORAN_SIAP', '00', 'LAPORAN:' || r.nomor, null,
    jsonb_build_object('kode', r.kode, 'tanya', r.tanya, 'bentuk', r.bentuk, 'baris', r.baris, 'ukuran', r.ukuran, 'sha256', encode(r.sha256, 'hex')));
  perform notify_report_over(r);
  return true;
end $$;

-- It cannot be made, for a reason that another attempt would meet too.
create or replace function fail_report(p_id uuid, p_giliran uuid, p_sebab text, p_rincian jsonb) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  r report_job;
begin
  update report_job x set status = 'GAGAL', giliran = null, sebab = p_sebab, rincian = p_rincian, selesai_pada = clock_timestamp()
  where x.id = p_id and x.giliran = p_giliran and x.status = 'BERJALAN' returning * into r;
  if r.id is null then return false; end if;
  perform notify_report_over(r);
  return true;
end $$;

-- Not now: it stands in the queue again and says why.
create or replace function postpone_report(p_id uuid, p_giliran uuid, p_sebab text) returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  r report_job;
begin
  update report_job x set status = 'ANTRE', giliran = null, sebab = p_sebab, percobaan = x.percobaan - 1 where x.id = p_id and x.giliran = p_giliran and x.status = 'BERJALAN' returning * into r;
  if r.id is not null then perform notify_report_readers(r); end if;
end $$;

-- Who asked wants it no longer: whoever makes it hears so at its next step. NOT_FOUND for anybody else's, REPORT_OVER for one that is over.
create or replace function cancel_report(p_id uuid, p_user text) returns report_job language plpgsql security definer set search_path = public, pg_temp as $$
declare
  r report_job;
begin
  -- A branch's day belongs to the branch; whoever had it made may give it up.
  select * into r from report_job x
  where x.id = p_id and (x.id_user = p_user or exists (select from day_bundle b where b.id = x.id and b.diminta_oleh = p_user)) for update;
  if r.id is null then perform refuse('NOT_FOUND'); end if;
  if r.status not in ('ANTRE', 'BERJALAN') then perform refuse('REPORT_OVER'); end if;
  update report_job x set status = 'DIBATALKAN', giliran = null, selesai_pada = clock_timestamp() where x.id = p_id returning * into r;
  perform notify_report_readers(r);
  return r;
end $$;

-- Jobs whose objects are to go: kept long enough, failed or cancelled. An attempt that was under way then has heard of it by now.
create or replace function reports_over(p_banyak integer) returns table (id uuid, percobaan integer) language sql security definer set search_path = public, pg_temp as $$
  select x.id, x.percobaan from report_job x
  where x.dibersihkan_pada is null and (x.status = 'SIAP' and x.disimpan_sampai < clock_timestamp()
    or x.status in ('GAGAL', 'DIBATALKAN') and x.selesai_pada < clock_timestamp() - interval '10 minutes')
  order by x.selesai_pada limit least(greatest(p_banyak, 1), 1000)
$$;

-- Their objects are gone. What was made is still known by its number and its print.
create or replace function forget_reports(p_id uuid[]) returns integer language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_n integer;
begin
  update report_job x set dibersihkan_pada = clock_timestamp(), kunci = null, status = case x.status when 'SIAP' then 'KEDALUWARSA' else x.status end
  where x.id = any (p_id) and x.dibersihkan_pada is null
    and (x.status = 'SIAP' and x.disimpan_sampai < clock_timestamp() or x.status in ('GAGAL', 'DIBATALKAN'));
  get diagnostics v_n = row_count;
  return v_n;
end $$;
