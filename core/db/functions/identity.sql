-- Takes the next job that is due, those that shut somebody out before all others; nothing when there is none.
create or replace function claim_identity_job() returns table (id bigint, id_user text, aksi text, percobaan integer)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
begin
  if not exists (select from identity_job j where j.selesai_pada is null and j.coba_lagi <= now()) then return; end if;
  perform pg_advisory_xact_lock(7321);
  return query
    update identity_job j set percobaan = j.percobaan + 1, diambil_sampai = clock_timestamp() + interval '2 minutes'
    where j.id = (
      select o.id from identity_job o
      where o.selesai_pada is null and o.coba_lagi <= clock_timestamp()
        and not exists (select from identity_job b where b.id_user = o.id_user and b.selesai_pada is null and b.diambil_sampai > clock_timestamp())
      order by o.aksi not in ('NONAKTIF', 'KELUAR', 'HAPUS'), o.id limit 1 for update skip locked)
    returning j.id, j.id_user, j.aksi, j.percobaan;
end $$;

-- Ends an attempt: done without a fault, else to be tried again after a while. An attempt that was given up for lost and
-- taken by another core says nothing any more.
create or replace function finish_identity_job(p_id bigint, p_percobaan integer, p_galat text, p_detik integer) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update identity_job set galat = left(p_galat, 300), diambil_sampai = null,
    selesai_pada = case when p_galat = '' then clock_timestamp() end,
    coba_lagi = clock_timestamp() + make_interval(secs => p_detik)
  where id = p_id and percobaan = p_percobaan and selesai_pada is null;
end $$;
