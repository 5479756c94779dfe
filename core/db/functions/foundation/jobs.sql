-- The queue's statements come from the library and name whole rows, so its tables are opened to the application's role and this
-- says what may be written there: locks, attempts and faults; never what a job is to do.
create or replace function guard_job() returns trigger language plpgsql as $$
begin
  -- A failed job waits five minutes at most, where the library goes up to six hours: a provider that is back is called soon. An end of day
  -- fails only with its connection, what its parts run into is kept with them; so it is carried on within seconds for its first minutes.
  if tg_op = 'UPDATE' and old.locked_at is not null and new.locked_at is null and new.run_at > old.run_at then
    new.run_at := least(new.run_at, now() + case when new.attempts < 60 and exists (
      select from graphile_worker._private_tasks t where t.id = new.task_id and t.identifier = 'end_of_day')
      then interval '5 seconds' else interval '5 minutes' end);
  end if;
  if current_user <> 'amanah_app' then return new; end if;
  -- What runs by the clock does no more than a function that the role may call by itself.
  if tg_op = 'INSERT' and exists (
    select from graphile_worker._private_tasks t where t.id = new.task_id and t.identifier like 'periodic:%') then return new; end if;
  if tg_op = 'INSERT' or (new.task_id, new.job_queue_id, new.payload::text, new.key, new.priority, new.max_attempts)
    is distinct from (old.task_id, old.job_queue_id, old.payload::text, old.key, old.priority, old.max_attempts) then
    raise insufficient_privilege using message = 'jobs are made by the functions that decide them';
  end if;
  return new;
end $$;
create or replace trigger guard_job before insert or update on graphile_worker._private_jobs for each row execute function guard_job();

-- A core says that it is at work, and frees what a core that was killed has left: half a minute after its last word. The library
-- would wait four hours.
create or replace function upsert_job_worker(p_id text) returns integer language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_batas timestamptz := clock_timestamp() - interval '30 seconds';
  v_hilang text[];
begin
  insert into job_worker (id, dilihat_pada) values (left(p_id, 60), clock_timestamp())
  on conflict (id) do update set dilihat_pada = excluded.dilihat_pada;
  if not pg_try_advisory_xact_lock(7321) then return 0; end if;
  v_hilang := array(
    select distinct k.locked_by from (
      select locked_by, locked_at from graphile_worker._private_jobs where locked_at is not null
      union all select locked_by, locked_at from graphile_worker._private_job_queues where locked_at is not null) k
    where k.locked_at < v_batas and not exists (select from job_worker w where w.id = k.locked_by and w.dilihat_pada >= v_batas));
  perform graphile_worker.force_unlock_workers(v_hilang);
  -- A core that was taken for dead may have ended its job after all; then nobody opens the line behind it.
  update graphile_worker._private_job_queues q set locked_at = null, locked_by = null
  where q.locked_at < v_batas and not exists (select from graphile_worker._private_jobs j where j.job_queue_id = q.id and j.locked_at is not null);
  delete from job_worker where dilihat_pada < clock_timestamp() - interval '1 day';
  return cardinality(v_hilang);
end $$;
