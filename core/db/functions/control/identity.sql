-- Jobs of one user stand in one line, and a user to lock out is reported before everybody else.
create or replace function queue_identity_job(j identity_job) returns void language sql as $$
  select graphile_worker.add_job('identity', json_build_object('id', j.id::text), queue_name => 'identity:' || j.id_user,
    max_attempts => 32767, job_key => 'identity:' || j.id,
    priority => case when j.aksi in ('NONAKTIF', 'KELUAR', 'HAPUS') then -10 else 0 end)
$$;

create or replace function on_identity_job() returns trigger language plpgsql as $$
begin
  perform queue_identity_job(new);
  return null;
end $$;
create or replace trigger queue_identity_job after insert on identity_job for each row execute function on_identity_job();

-- Ends an attempt: done without a fault, else the fault stands beside the decision until a later attempt succeeds.
create or replace function finish_identity_job(p_id bigint, p_percobaan integer, p_galat text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update identity_job set percobaan = greatest(percobaan, p_percobaan), galat = left(p_galat, 300),
    selesai_pada = case when p_galat = '' then clock_timestamp() end
  where id = p_id and selesai_pada is null;
end $$;

-- Gives a job to every open decision that has none: whoever took it out of the queue took nothing out of the books.
create or replace function requeue_identity_jobs() returns integer language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_jumlah integer;
begin
  perform queue_identity_job(j) from identity_job j
  where j.selesai_pada is null and not exists (select from graphile_worker._private_jobs q where q.key = 'identity:' || j.id);
  get diagnostics v_jumlah = row_count;
  return v_jumlah;
end $$;
