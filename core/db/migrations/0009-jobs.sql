-- Background work is graphile-worker's (core/jobs, ADR 0018); its schema is laid by `migrate` before this file. The queue knows
-- when a job is due and who works at it; the bank keeps what was decided and what became of it.

-- Cores that work, and when each was last heard of.
create table job_worker (
  id text primary key,
  dilihat_pada timestamptz not null
);

-- The library closes its tables by row level security. The application's role sees all rows; what it may write there is said by
-- its grants and by guard_job.
create policy application on graphile_worker._private_tasks to amanah_app using (true) with check (identifier = 'identity' or identifier like 'periodic:%');
create policy application on graphile_worker._private_job_queues to amanah_app using (true) with check (true);
create policy application on graphile_worker._private_known_crontabs to amanah_app using (true) with check (true);
create policy application on graphile_worker._private_jobs to amanah_app using (true) with check (true);

-- What readiness writes to prove that writing is possible. A row fills a page, so that a full disk is noticed here and not at the
-- first posting; the newest few are kept.
create table write_probe (
  id bigint generated always as identity primary key,
  pada timestamptz not null default clock_timestamp(),
  isi text not null
) with (autovacuum_vacuum_threshold = 500, autovacuum_vacuum_scale_factor = 0);
alter table write_probe alter column isi set storage plain;
